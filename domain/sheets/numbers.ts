import type { Language } from '../constants/languages.ts'
import { plainKeys } from './plain-keys.ts'

/**
 * 2.000 is two thousand in German and two in English; a lone comma before other than three digits
 * is a decimal mark everywhere.
 */
const GROUPED: Record<Language, RegExp> = {
  en: /^-?\d{1,3}(,\d{3})+(\.\d+)?$/,
  de: /^-?\d{1,3}(\.\d{3})+(,\d+)?$/,
  fr: /^-?\d{1,3}([\s\u00A0\u202F]\d{3})+(,\d+)?$/,
  'zh-cn': /^-?\d{1,3}(,\d{3})+(\.\d+)?$/,
}
const GROUP_MARK: Record<Language, RegExp> = {
  en: /,/g,
  de: /\./g,
  fr: /[\s\u00A0\u202F]/g,
  'zh-cn': /,/g,
}

/** A number as people write it, with or without its unit behind it; NaN when it is none. */
export function readNumber(text: string, language: Language): number {
  const bare = plainKeys(text)
    .trim()
    .replace(/\s*(mmol\/l|l\/min|m|w|spm|bpm|kg|lbs?|kcal|%|°)$/i, '')
  const plain = (
    GROUPED[language].test(bare) ? bare.replaceAll(GROUP_MARK[language], '') : bare
  ).replace(',', '.')
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN
}

/** The decimal mark that people of a language write. */
export const DECIMAL_MARK: Record<Language, '.' | ','> = { en: '.', de: ',', fr: ',', 'zh-cn': '.' }
