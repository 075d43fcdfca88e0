import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import type { Language } from '../domain/constants/languages.ts'
import type { Attributes } from './nodes.ts'
import { readPage, type HelpPage } from './page.ts'
import { readTexts, textFrom } from './texts.ts'

/** What the repository says to those who operate it or write programs for it, in English only. */
export const REFERENCE = ['operate', 'api'] as const

/** Pages that stand beside the folder of their chapter. */
const BESIDE = { api: ['webhooks.md'], operate: [] as string[] }

const docs = new URL('../docs/', import.meta.url)

/** The files of a chapter: its first page, then those that page names in their order, then others. */
function filesOf(chapter: (typeof REFERENCE)[number]): string[] {
  const names = readdirSync(new URL(`${chapter}/`, docs)).filter((name) => name.endsWith('.md'))
  const isFirst = (name: string) => name === 'README.md'
  const first = names.find(isFirst)
  const order = first === undefined ? '' : sourceOf(`${chapter}/${first}`)
  const placeOf = (name: string) => {
    const place = order.lastIndexOf(`](${name})`)
    return place === -1 ? order.length : place
  }
  const others = names.filter((name) => !isFirst(name)).toSorted((a, b) => placeOf(a) - placeOf(b))
  return [...(first === undefined ? [] : [first]), ...others]
    .map((name) => `${chapter}/${name}`)
    .concat(BESIDE[chapter])
}

const sourceOf = (file: string): string => readFileSync(new URL(file, docs), 'utf8')

/** The address of a page: its folder and its name; the first page of a folder is the folder. */
function slugOf(file: string, chapter: string): string {
  const name = posix.basename(file, '.md')
  return name === 'README' ? chapter : `${chapter}-${name}`
}

/** Reads the pages for operators and for programs. */
export function readReference(): HelpPage[] {
  const files = REFERENCE.flatMap((chapter) =>
    filesOf(chapter).map((file) => ({ file, chapter, slug: slugOf(file, chapter) })),
  )
  const slugs = new Map(files.map(({ file, slug }) => [file, slug]))
  return files.map(({ file, chapter, slug }) =>
    readPage(
      { slug, chapter, language: 'en', source: sourceOf(file) },
      {
        textOf: (name) => `{{${name}}}`,
        linkOf: (href) => linkOf(href, file, slugs),
      },
    ),
  )
}

/** What is not in the manual, such as the decisions of those who build it, is no link. */
function linkOf(
  href: string,
  from: string,
  slugs: ReadonlyMap<string, string>,
): Attributes | undefined {
  if (/^https?:/.test(href)) return { href }
  const [path = ''] = href.split('#')
  const to = slugs.get(posix.join(posix.dirname(from), path))
  return to === undefined ? undefined : { to }
}

/** The files of which the pages for operators and for programs are made. */
export const referenceFiles = (): URL[] =>
  REFERENCE.flatMap((chapter) => filesOf(chapter).map((file) => new URL(file, docs)))

const TITLE = 'help:chapterNames.glossary'
type Term = { name: string; text: string }

/** The glossary of a language, as a page of its own. */
export async function readGlossary(language: Language): Promise<HelpPage> {
  const place = new URL(`../texts/${language}/screens/glossary.ts`, import.meta.url)
  const { glossary } = (await import(place.href)) as { glossary: Readonly<Record<string, Term>> }
  const terms = Object.entries(glossary).map(([key, term]) => ({ key, ...term }))
  const textOf = textFrom(await readTexts(language))
  return {
    slug: 'glossary',
    chapter: 'glossary',
    title: textOf(TITLE),
    lead: [],
    body: [['dl', {}, ...terms.flatMap(({ name, text }) => [pair('dt', name), pair('dd', text)])]],
    headings: [],
    also: terms.map(({ key }) => key).join(' '),
    minutes: 0,
  }
}

const pair = (tag: string, words: string) => [tag, {}, words] as const
