import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { LANGUAGES, type Language } from '../../domain/constants/languages.ts'
import { fileOf, readBook } from '../../help/book.ts'
import { HELP_SLUGS } from '../../help/chapters.ts'
import { pictureOf, readDrawings, SCHEMES } from '../../help/pictures.ts'
import { readGlossary, readReference, referenceFiles } from '../../help/reference.ts'

const INDEX = '\0virtual:help'
const PART = `${INDEX}/`
const REFERENCE = 'reference'

/**
 * Makes a file of the manual in each language, and one of the pages that are in English only. A
 * page is data, which the app draws; its pictures are files of their own.
 */
export function help(): Plugin {
  return {
    name: 'help',
    resolveId: {
      filter: { id: /^virtual:help/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:help/ },
      async handler(id) {
        if (id === INDEX) return index()
        const part = id.slice(PART.length)
        const language = LANGUAGES.find((one) => one === part)
        for (const file of language ? articleFiles(language) : referenceFiles())
          this.addWatchFile(fileURLToPath(file))
        return language ? bookOf(language) : pagesIn(readReference())
      },
    },
  }
}

const index = () =>
  [
    'export const books = {',
    ...LANGUAGES.map((language) => `  '${language}': () => import('virtual:help/${language}'),`),
    '}',
    `export const reference = () => import('virtual:help/${REFERENCE}')`,
  ].join('\n')

const articleFiles = (language: Language) => HELP_SLUGS.map((slug) => fileOf(language, slug))

async function bookOf(language: Language): Promise<string> {
  const pages = [...(await readBook(language)), await readGlossary(language)]
  return [...picturesOf(language), pagesIn(pages)].join('\n')
}

const pagesIn = (pages: unknown) => `export const pages = ${JSON.stringify(pages)}`

/** The pictures that have been made, with the addresses that the build gives them. */
function picturesOf(language: Language): string[] {
  const drawings = readDrawings()
  const imports: string[] = []
  const pictures = HELP_SLUGS.flatMap((slug) => {
    const files = SCHEMES.map((scheme) => pictureOf(slug, language, scheme))
    const drawing = drawings[slug]
    if (!drawing || !files.every((file) => existsSync(file))) return []
    const names = files.map((file) => {
      const name = `picture${imports.length}`
      imports.push(`import ${name} from ${JSON.stringify(`${fileURLToPath(file)}?url`)}`)
      return name
    })
    return [`picture('${slug}',${drawing.width},${drawing.height},${names.join()})`]
  })
  return [
    ...imports,
    `const picture = (slug, width, height, ${SCHEMES.join()}) =>`,
    `  [slug, { width, height, ${SCHEMES.join()} }]`,
    `export const pictures = Object.fromEntries([${pictures.join()}])`,
  ]
}
