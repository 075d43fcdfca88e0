import {
  COLON,
  COMMA,
  inBracketsOf,
  LIST_SEPARATOR,
  SEMICOLON,
  type Language,
} from '#domain/constants/languages.ts'

/** The language of this device, as i18n last started or changed it. */
let spoken: Language = 'en'

export function punctuateIn(language: Language): void {
  spoken = language
}

/** What stands between the items of a list: ", ", in Chinese "、". */
export const listSeparator = (language: Language = spoken): string => LIST_SEPARATOR[language]

/** What stands between a name and its value. */
export const colon = (language: Language = spoken): string => COLON[language]

/** What stands between a thing and what is said of it: "Ida, today". */
export const comma = (language: Language = spoken): string => COMMA[language]

/** What stands between items that have commas of their own. */
export const semicolon = (language: Language = spoken): string => SEMICOLON[language]

/** What stands between two sentences: Chinese sets nothing behind its full stop. */
export const sentenceGap = (language: Language = spoken): string =>
  language === 'zh-cn' ? '' : ' '

/** Sentences one after the other. */
export const sentences = (parts: readonly string[], language: Language = spoken): string =>
  parts.filter((part) => part !== '').join(sentenceGap(language))

/** A note after what it is about: " (ill)", in Chinese "（生病）". */
export const inBrackets = (note: string | number, language: Language = spoken): string =>
  inBracketsOf(language, note)
