import { COLON, type Language } from '#domain/constants/languages.ts'
import { listWriter } from './intl.ts'
import { LOCALES } from './settings.ts'

/** The language of this device, as i18n last started or changed it. */
let spoken: Language = 'en'

export function punctuateIn(language: Language): void {
  spoken = language
}

/** What stands between the items of a list: ", ", in Chinese "、". */
export const listSeparator = (language: Language = spoken): string =>
  listWriter(LOCALES[language], { type: 'conjunction' }).formatToParts(['a', 'b', 'c'])[1]?.value ??
  ', '

/** What stands between a name and its value. */
export const colon = (language: Language = spoken): string => COLON[language]

/** A note after what it is about: " (ill)", in Chinese "（生病）". */
export const inBrackets = (note: string | number, language: Language = spoken): string =>
  language === 'zh-cn' ? `（${note}）` : ` (${note})`
