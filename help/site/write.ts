import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { LANGUAGES, type Language } from '../../domain/constants/languages.ts'
import { ARTICLES } from '../articles.ts'
import { readBook } from '../book.ts'
import type { HelpSlug } from '../chapters.ts'
import { wordsOf } from '../nodes.ts'
import { readPage, type HelpPage } from '../page.ts'
import { pictureOf, readDrawings, SCHEMES, type Scheme } from '../pictures.ts'
import { readGlossary, readReference, REFERENCE } from '../reference.ts'
import { readTexts, textFrom } from '../texts.ts'
import { documentOf, rootFrom } from './document.ts'
import { element, escaped, htmlOf, type HtmlParts } from './html.ts'

/** The first picture shows a window of this size. */
const WINDOW = { width: 1440, height: 900 }

type Book = { language: Language; pages: readonly HelpPage[]; nameOf: (name: string) => string }

/** Writes the whole site into a folder, which is emptied before; resolves with how many pages. */
export async function writeSite(folder: URL): Promise<number> {
  rmSync(folder, { recursive: true, force: true })
  let count = 0
  for (const language of LANGUAGES) {
    const nameOf = textFrom(await readTexts(language))
    const pages = [...(await readBook(language)), await readGlossary(language), ...readReference()]
    count += writeBook({ language, pages, nameOf }, folder)
  }
  const english = readFileSync(new URL('en/index.html', folder), 'utf8')
  write(folder, 'index.html', english.replaceAll('"../', '"./'))
  writePictures(folder)
  copy('help/site/site.css', folder, 'site.css')
  copy('web/theme/inter-latin.woff2', folder, 'inter-latin.woff2')
  copy('web/public/icon.svg', folder, 'icon.svg')
  await buildSearch(folder)
  return count + 1
}

function writeBook(book: Book, folder: URL): number {
  const { language, pages } = book
  write(folder, `${language}/index.html`, frontOf(book))
  write(folder, `${language}/help/index.html`, startOf(book))
  for (const page of pages)
    write(folder, `${language}/help/${page.slug}/index.html`, articleOf(book, page))
  write(folder, `${language}/search.json`, JSON.stringify(pages))
  return pages.length + 2
}

/** What the product is, in the words of its README. */
function frontOf({ language, nameOf }: Book): string {
  const source = readFileSync(new URL(`front/${language}.md`, import.meta.url), 'utf8')
  const page = readPage(
    { slug: 'front', chapter: 'front', language, source },
    { textOf: nameOf, linkOf: (href) => ({ href }) },
  )
  const address = `${language}/`
  const picture = (name: string) =>
    element('img', { src: `${rootFrom(address)}pictures/${name}.png`, ...WINDOW, alt: '' })
  const parts = { addressOf: () => '', picture }
  return documentOf({
    language,
    address,
    place: '',
    title: 'Slipway',
    summary: page.lead.map(wordsOf).join(''),
    nameOf,
    body: element('main', { class: 'front' }, wordsIn(page, parts)),
  })
}

const wordsIn = ({ title, lead, body }: HelpPage, parts: HtmlParts, note = ''): string =>
  [
    element('h1', {}, escaped(title)),
    note,
    element('p', { class: 'lead' }, htmlOf(lead, parts)),
    htmlOf(body, parts),
  ].join('')

/** The chapters with their articles. */
function startOf(book: Book): string {
  const { language, nameOf } = book
  const address = `${language}/help/`
  const main = element(
    'main',
    {},
    element('h1', {}, escaped(nameOf('help:title'))),
    element('p', { class: 'lead' }, escaped(nameOf('help:lead'))),
  )
  return documentOf({
    language,
    address,
    place: 'help/',
    title: `${nameOf('help:title')} · Slipway`,
    summary: nameOf('help:lead'),
    nameOf,
    body: element('div', { class: 'book' }, main, chaptersOf(book, address, null)),
  })
}

function articleOf(book: Book, page: HelpPage): string {
  const { language, nameOf } = book
  const { slug, chapter, title, lead } = page
  const address = `${language}/help/${slug}/`
  const parts = {
    addressOf: (to: string) => `../${to}/`,
    picture: (name: string) => pictureIn(book, address, name),
  }
  const isForeign = language !== 'en' && REFERENCE.some((name) => name === chapter)
  const crumb = (words: string) => element('p', { class: 'crumb', lang: language }, escaped(words))
  const note = isForeign ? crumb(nameOf('help:englishOnly')) : ''
  const main = element(
    'main',
    {},
    crumb(nameOf(`help:chapterNames.${chapter}`)),
    element('article', { lang: isForeign && 'en' }, wordsIn(page, parts, note)),
    relatedOf(book, slug),
  )
  return documentOf({
    language,
    address,
    place: `help/${slug}/`,
    title: `${title} · Slipway`,
    summary: lead.map(wordsOf).join(''),
    nameOf,
    body: element('div', { class: 'book' }, chaptersOf(book, address, slug), main),
  })
}

function chaptersOf(
  { language, pages, nameOf }: Book,
  address: string,
  slug: string | null,
): string {
  const root = `${rootFrom(address)}${language}/help/`
  const linkTo = (page: HelpPage) => {
    const here = page.slug === slug && 'page'
    const attributes = { href: `${root}${page.slug}/`, 'aria-current': here }
    return element('li', {}, element('a', attributes, escaped(page.title)))
  }
  const lists = [...Map.groupBy(pages, ({ chapter }) => chapter)].flatMap(([chapter, within]) => [
    element('p', {}, escaped(nameOf(`help:chapterNames.${chapter}`))),
    element('ul', {}, ...within.map(linkTo)),
  ])
  return element('nav', { 'aria-label': nameOf('help:chapters') }, ...lists)
}

function relatedOf({ pages, nameOf }: Book, slug: string): string {
  if (!(slug in ARTICLES)) return ''
  const related = ARTICLES[slug as HelpSlug].related.map((to) => {
    const title = pages.find((page) => page.slug === to)?.title ?? to
    return element('li', {}, element('a', { href: `../${to}/` }, escaped(title)))
  })
  return element('h2', {}, escaped(nameOf('help:related'))) + element('ul', {}, ...related)
}

/** A picture in the colours of the reader's system. */
function pictureIn({ language, nameOf }: Book, address: string, name: string): string {
  const drawing = readDrawings()[name]
  if (!drawing || !existsSync(pictureOf(name, language, 'light'))) return ''
  const { width, height } = drawing
  const from = (scheme: Scheme) => `${rootFrom(address)}pictures/${name}.${language}.${scheme}.webp`
  const alt = nameOf('help:fromDemo')
  return element(
    'picture',
    {},
    element('source', { media: '(prefers-color-scheme: dark)', srcset: from('dark') }),
    element('img', { src: from('light'), width, height, loading: 'lazy', alt }),
  )
}

function writePictures(folder: URL): void {
  for (const name of Object.keys(readDrawings()).filter((one) => one in ARTICLES))
    for (const language of LANGUAGES)
      for (const scheme of SCHEMES) {
        const from = pictureOf(name, language, scheme)
        if (existsSync(from))
          write(folder, `pictures/${from.pathname.split('/').at(-1)}`, readFileSync(from))
      }
  copy('docs/images/calendar.png', folder, 'pictures/calendar.png')
}

async function buildSearch(folder: URL): Promise<void> {
  await build({
    configFile: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: fileURLToPath(folder),
      emptyOutDir: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('search.ts', import.meta.url)),
        output: { entryFileNames: 'search.js' },
      },
    },
  })
}

function write(folder: URL, path: string, content: string | Buffer): void {
  const file = new URL(path, folder)
  mkdirSync(new URL('.', file), { recursive: true })
  writeFileSync(file, content)
}

function copy(from: string, folder: URL, path: string): void {
  const to = new URL(path, folder)
  mkdirSync(new URL('.', to), { recursive: true })
  copyFileSync(new URL(`../../${from}`, import.meta.url), to)
}
