import type { ErrorCode } from '#contract/errors.ts'
import { LANGUAGES, LOCALES, type Language } from '#domain/constants/languages.ts'
import { elided } from '#domain/rules/elision.ts'
import { numberWriter } from '#domain/rules/intl.ts'
import { server as de } from '#texts/de/server.ts'
import { server as en } from '#texts/en/server.ts'
import type { FieldMessage, RefusalText } from '#texts/errors.ts'
import { server as fr } from '#texts/fr/server.ts'
import { layOver, type Tree } from '#texts/lay-over.ts'
import type { Words } from '#texts/translation.ts'
import type { ClubWording } from '#texts/wording.ts'
import { effort } from '#texts/wordings/effort/server.ts'
import { federation } from '#texts/wordings/federation/server.ts'
import { group } from '#texts/wordings/group/server.ts'
import { server as zh } from '#texts/zh-cn/server.ts'

export type ServerTexts = Words<typeof en> & { language: Language }
type Wordings = readonly ClubWording[]

const TEXTS: Record<Language, ServerTexts> = {
  en: { ...en, language: 'en' },
  de: { ...de, language: 'de' },
  fr: { ...fr, language: 'fr' },
  'zh-cn': { ...zh, language: 'zh-cn' },
}
const OVERLAYS: Record<ClubWording, Record<Language, Tree>> = { group, effort, federation }
const worded = new Map<string, ServerTexts>()

/** All that the server says in a language, in the words of a club. */
export function serverTexts(language: Language, wordings: Wordings = []): ServerTexts {
  if (wordings.length === 0) return TEXTS[language]
  const key = [language, ...wordings].join(' ')
  const known = worded.get(key)
  if (known) return known
  const overlays = wordings.map((wording) => OVERLAYS[wording][language])
  const texts = overlays.reduce<Tree>(layOver, TEXTS[language]) as ServerTexts
  worded.set(key, texts)
  return texts
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

/** A text with its {placeholders} filled in. */
export function fillIn(text: string, language: Language, values: Values): string {
  const write = (value: number | string) =>
    typeof value === 'string'
      ? value
      : numberWriter(LOCALES[language], {
          useGrouping: language === 'zh-cn' ? false : 'min2',
        }).format(value)
  const filled = text.replaceAll(/\{(\w+)\}/g, (_, name: string) => write(values[name] ?? 0))
  return elided(filled, language)
}

export const errorText = (
  language: Language,
  code: ErrorCode,
  values: Values = {},
  wordings: Wordings = [],
): string => fillIn(serverTexts(language, wordings).errors[code], language, values)

export const fieldText = (
  language: Language,
  message: FieldMessage,
  values: Values = {},
  wordings: Wordings = [],
): string => fillIn(serverTexts(language, wordings).fields[message], language, values)

/** Why a file was refused, in words; an unknown reason reads as a damaged file. */
export function refusalText(language: Language, reason: string): string {
  const { refusals } = serverTexts(language)
  return reason in refusals ? refusals[reason as keyof RefusalText] : refusals.file_damaged
}

/** The form of a text that a number asks for, with {count} filled in. */
export const counted = ({ one, other }: { one: string; other: string }, count: number): string =>
  count === 1 ? one : other.replace('{count}', String(count))
