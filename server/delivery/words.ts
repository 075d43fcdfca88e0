import type { Language } from '#domain/constants/languages.ts'
import { elided } from '#domain/rules/elision.ts'
import type { NotifiedWord } from '#domain/rules/notified-words.ts'
import { notices as de } from '#texts/de/notices.ts'
import { notices as en } from '#texts/en/notices.ts'
import { notices as fr } from '#texts/fr/notices.ts'
import { layOver, type Tree } from '#texts/lay-over.ts'
import type { Values } from '#texts/notice-sentence.ts'
import type { ClubWording } from '#texts/wording.ts'
import { notifications as effortDe } from '#texts/wordings/effort/screens/de.ts'
import { notifications as effortEn } from '#texts/wordings/effort/screens/en.ts'
import { notifications as effortFr } from '#texts/wordings/effort/screens/fr.ts'
import { notifications as effortZh } from '#texts/wordings/effort/screens/zh-cn.ts'
import { notices as zh } from '#texts/zh-cn/notices.ts'

const TEXTS: Record<Language, Tree> = { en, de, fr, 'zh-cn': zh }
const EFFORT: Record<Language, Tree> = {
  en: effortEn,
  de: effortDe,
  fr: effortFr,
  'zh-cn': effortZh,
}

type NoticeWord =
  | `groups.${keyof typeof en.groups}`
  | `plan.what.${'new' | 'changed' | 'cancelled'}`
  | `plan.words.${NotifiedWord}`
  | 'plan.more'

/**
 * What notices say in a language, in the words of a club: the texts of the screens, filled in as
 * the browser does.
 */
export function noticeWords(language: Language, wordings: readonly ClubWording[]) {
  const texts = wordings.includes('effort')
    ? layOver(TEXTS[language], EFFORT[language])
    : TEXTS[language]
  const plurals = new Intl.PluralRules(language)
  return <K extends string>(key: K | NoticeWord, values: Values = {}): string => {
    const count = values['count']
    const form = typeof count === 'number' ? plurals.select(count) : 'other'
    const text =
      textAt(texts, key) ?? textAt(texts, `${key}_${form}`) ?? textAt(texts, `${key}_other`)
    if (text === undefined) throw new Error(`notices have no text ${key} in ${language}`)
    const filled = text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) =>
      String(values[name] ?? ''),
    )
    return elided(filled, language)
  }
}

function textAt(texts: Tree, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<string | Tree | undefined>(
      (tree, part) => (typeof tree === 'object' ? tree[part] : undefined),
      texts,
    )
  return typeof found === 'string' ? found : undefined
}
