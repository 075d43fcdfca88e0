import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { books, reference } from 'virtual:help'
import type { Language } from '#domain/constants/languages.ts'
import type { HelpPage } from '#help/page.ts'
import type { Scheme } from '#help/pictures.ts'
import type { help } from '#texts/en/screens/help.ts'
import { asLanguage } from '../i18n/i18n.ts'
import { loadChunk } from '../shell/chunks.ts'

export type HelpPicture = { width: number; height: number } & Readonly<Record<Scheme, string>>
export type ChapterName = keyof (typeof help)['chapterNames']

/** The manual in one language, with the pages that are in English only. */
export type Book = {
  language: Language
  pages: readonly HelpPage[]
  pictures: Readonly<Record<string, HelpPicture>>
}

/** The manual in the language of the page; the device keeps it for when there is no signal. */
export function useBook() {
  const { i18n } = useTranslation()
  const language = asLanguage(i18n.language) ?? 'en'
  return useQuery({
    queryKey: ['help', language],
    queryFn: () => loadChunk(readBook(language)),
    staleTime: Infinity,
    retry: false,
  })
}

async function readBook(language: Language): Promise<Book> {
  const [{ pages, pictures }, english] = await Promise.all([books[language](), reference()])
  return { language, pages: [...pages, ...english.pages], pictures }
}

export const pageIn = ({ pages }: Book, slug: string | undefined): HelpPage | undefined =>
  pages.find((page) => page.slug === slug)

/** The chapters in their order, each with its pages. */
export function chaptersOf(
  pages: readonly HelpPage[],
): readonly { name: ChapterName; pages: readonly HelpPage[] }[] {
  const names = [...new Set(pages.map(({ chapter }) => chapter))]
  return names.map((name) => ({
    // A chapter without a name does not get past the test of the manual.
    name: name as ChapterName,
    pages: pages.filter(({ chapter }) => chapter === name),
  }))
}

/** Whether a page is in English only, and the reader is not. */
export const isForeign = ({ language }: Book, { chapter }: HelpPage): boolean =>
  language !== 'en' && (chapter === 'api' || chapter === 'operate')
