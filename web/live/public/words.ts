import type { Language } from '#domain/constants/languages.ts'
import { publicPage as de } from '#texts/de/public-page.ts'
import { publicPage as en } from '#texts/en/public-page.ts'
import { publicPage as fr } from '#texts/fr/public-page.ts'
import type { Words } from '#texts/translation.ts'
import { publicPage as zh } from '#texts/zh-cn/public-page.ts'

export type PageWords = Words<typeof en>

const WORDS: Record<Language, PageWords> = { en, de, fr, 'zh-cn': zh }

export const wordsIn = (language: Language): PageWords => WORDS[language]

/** A text with its {placeholders} filled in. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
