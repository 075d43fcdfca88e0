import { readFileSync } from 'node:fs'
import type { Language } from '../domain/constants/languages.ts'
import { CHAPTER_NAMES, CHAPTERS, HELP_SLUGS } from './chapters.ts'
import { readPage, type HelpPage } from './page.ts'
import { readTexts, textFrom } from './texts.ts'

export const fileOf = (language: Language, slug: string): URL =>
  new URL(`${language}/${slug}.md`, import.meta.url)

/**
 * Reads the articles of a language in the order of the manual.
 * @throws where a file is missing, or names a text or an article that is not there
 */
export async function readBook(language: Language): Promise<HelpPage[]> {
  const sources = CHAPTER_NAMES.flatMap((chapter) =>
    CHAPTERS[chapter].map((slug) => ({
      slug,
      chapter,
      language,
      source: readFileSync(fileOf(language, slug), 'utf8'),
    })),
  )
  const textOf = textFrom(await readTexts(language))
  return sources.map((source) =>
    readPage(source, { textOf, linkOf: (href) => linkOf(href, source.slug) }),
  )
}

function linkOf(href: string, from: string): { to: string } {
  if (!(HELP_SLUGS as readonly string[]).includes(href))
    throw new Error(`${from} links to ${href}, which is no article`)
  return { to: href }
}
