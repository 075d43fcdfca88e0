declare module 'virtual:help' {
  import type { Language } from '#domain/constants/languages.ts'
  import type { HelpPage } from '#help/page.ts'
  import type { HelpPicture } from './book.ts'

  type BookPart = {
    pages: readonly HelpPage[]
    pictures: Readonly<Record<string, HelpPicture>>
  }
  export const books: Readonly<Record<Language, () => Promise<BookPart>>>
  /** Pages in English only. */
  export const reference: () => Promise<Pick<BookPart, 'pages'>>
}
