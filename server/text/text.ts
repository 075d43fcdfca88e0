import type { ErrorCode } from '#contract/errors.ts'
import { LANGUAGES, type Language } from '#domain/constants/languages.ts'
import type { RefusalCode } from '../../readers/refusal.ts'
import * as de from './de/errors.ts'
import * as en from './en/errors.ts'
import * as fr from './fr/errors.ts'
import * as zh from './zh-cn/errors.ts'

/** What another language must say where English says `E`. */
export type Translation<E> = Record<keyof E, string>
export type ErrorText = Record<ErrorCode, string>
export type FieldText = Record<keyof typeof en.fields, string>
export type RefusalText = Record<RefusalCode | 'interrupted' | 'date_order', string>
export type FieldMessage = keyof typeof en.fields

const texts: Record<Language, { errors: ErrorText; fields: FieldText; refusals: RefusalText }> = {
  en,
  de,
  fr,
  'zh-cn': zh,
}

const isLanguage = (code: string): code is Language =>
  (LANGUAGES as readonly string[]).includes(code)

/**
 * The best of our languages for an Accept-Language header; English when there is none. Any Chinese
 * is zh-cn.
 */
export function languageOf(header: string | undefined): Language {
  const wishes = (header ?? '')
    .split(',', 10)
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = Number(
        parameters
          .map((p) => p.trim())
          .find((p) => p.startsWith('q='))
          ?.slice(2) ?? 1,
      )
      return { tag, quality: Number.isFinite(quality) ? quality : 0 }
    })
    .toSorted((a, b) => b.quality - a.quality)
  for (const { tag } of wishes) {
    const code = tag.startsWith('zh') ? 'zh-cn' : (tag.split('-')[0] ?? '')
    if (isLanguage(code)) return code
  }
  return 'en'
}

type Values = Record<string, number | string>

function filled(text: string, language: Language, values: Values): string {
  const write = (value: number | string) =>
    typeof value === 'string'
      ? value
      : new Intl.NumberFormat(language, { useGrouping: 'min2' }).format(value)
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => write(values[name] ?? 0))
}

export const errorText = (language: Language, code: ErrorCode, values: Values = {}): string =>
  filled(texts[language].errors[code], language, values)

export const fieldText = (language: Language, message: FieldMessage, values: Values = {}): string =>
  filled(texts[language].fields[message], language, values)

/** Why a file was refused, in words; an unknown reason reads as a damaged file. */
export function refusalText(language: Language, reason: string): string {
  const { refusals } = texts[language]
  return reason in refusals ? refusals[reason as keyof RefusalText] : refusals.file_damaged
}
