import type { NotifiedSession } from '#contract/platform/inbox.ts'
import { LIST_SEPARATOR, LOCALES, type Language } from '#domain/constants/languages.ts'
import { dateWriter } from '#domain/rules/intl.ts'
import { NOTIFIED_WORDS, type NotifiedWord } from '#domain/rules/notified-words.ts'
import { nameInMail } from '#domain/rules/names.ts'
import { noticeSentence, type Values } from '#texts/notice-sentence.ts'
import { wordingsOf, type ClubWording } from '#texts/wording.ts'
import { elided } from '#domain/rules/elision.ts'
import { notices as de } from '#texts/de/notices.ts'
import { notices as en } from '#texts/en/notices.ts'
import { notices as fr } from '#texts/fr/notices.ts'
import { layOver, type Tree } from '#texts/lay-over.ts'
import { notifications as effortDe } from '#texts/wordings/effort/screens/de.ts'
import { notifications as effortEn } from '#texts/wordings/effort/screens/en.ts'
import { notifications as effortFr } from '#texts/wordings/effort/screens/fr.ts'
import { notifications as effortZh } from '#texts/wordings/effort/screens/zh-cn.ts'
import { notices as zh } from '#texts/zh-cn/notices.ts'
import { clubLink } from '#domain/rules/club-link.ts'

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
function noticeWords(language: Language, wordings: readonly ClubWording[]) {
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

/** A notice as it waits to be sent. */
export type DueNotice = {
  id: number
  kind: string
  values: {
    readonly [name: string]: string | number | readonly NotifiedSession[] | undefined
    readonly sessions?: readonly NotifiedSession[]
  }
  link: string | null
  created_at: string
  club_id: number | null
  club_name: string | null
  time_zone: string | null
  default_sport_id: number | null
}

export const ALL_NOTICES = '/notifications'

/** Where a notice leads to from outside the app. */
export const placeOf = ({ link, club_id }: DueNotice): string =>
  link === null ? ALL_NOTICES : clubLink(link, club_id)

/** At most so many sessions of a plan are named in a mail or on a screen. */
const MOST_SESSIONS = 10

type Words = ReturnType<typeof noticeWords>
const wordsOf = (language: Language, { default_sport_id }: DueNotice): Words =>
  noticeWords(
    language,
    default_sport_id === null
      ? []
      : wordingsOf({ wording: 'standard', default_sport_id, plan: null }),
  )

/** What a notice says outside the app, where names that people chose must not pass for links. */
export function sentenceOutside(language: Language, notice: DueNotice): string {
  const { kind, values, club_name } = notice
  const named: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string') named[name] = nameInMail(value)
    else if (typeof value === 'number') named[name] = value
  }
  const club = club_name === null ? null : { name: nameInMail(club_name) }
  const speaker = { say: wordsOf(language, notice), separator: LIST_SEPARATOR[language] }
  return noticeSentence(speaker, { kind, values: named, club }, 'outside')
}

/** The sessions of a plan with when they are and what is new, one a line. */
export function sessionLines(
  language: Language,
  notice: DueNotice,
  most: number = MOST_SESSIONS,
): string[] {
  const { values, time_zone } = notice
  const say = wordsOf(language, notice)
  const sessions = values.sessions ?? []
  const all = ['new', 'changed', 'cancelled'].reduce(
    (sum, what) => sum + Number(values[what] ?? 0),
    0,
  )
  const shown = sessions.slice(0, most)
  const lines = shown.map(({ name, start_date, all_day_event, what, words }) => {
    const when = startOf(language, start_date, all_day_event, time_zone ?? 'UTC')
    return `${when} · ${nameInMail(name)} · ${newsOf(language, say, what, words)}`
  })
  const left = Math.max(all, sessions.length) - shown.length
  return left > 0 ? [...lines, say('plan.more', { count: left })] : lines
}

function newsOf(language: Language, say: Words, what: string, words: readonly string[]): string {
  if (what !== 'changed') return say(`plan.what.${what === 'cancelled' ? 'cancelled' : 'new'}`)
  const changed = NOTIFIED_WORDS.filter((word) => words.includes(word)).map((word) =>
    say(`plan.words.${word}`),
  )
  return say('plan.what.changed', { words: changed.join(LIST_SEPARATOR[language]) })
}

function startOf(language: Language, start: string, isAllDay: boolean, timeZone: string): string {
  const day = { weekday: 'short', day: 'numeric', month: 'short' } as const
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  return dateWriter(LOCALES[language], {
    ...day,
    ...(!isAllDay && clock),
    timeZone,
  }).format(new Date(start))
}
