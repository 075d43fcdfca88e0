import type { NotifiedSession } from '#contract/platform/inbox.ts'
import { LIST_SEPARATOR, LOCALES, type Language } from '#domain/constants/languages.ts'
import { dateWriter } from '#domain/rules/intl.ts'
import { NOTIFIED_WORDS } from '#domain/rules/notified-words.ts'
import { nameInMail } from '#domain/rules/names.ts'
import { noticeSentence } from '#texts/notice-sentence.ts'
import { wordingsOf } from '#texts/wording.ts'
import { noticeWords } from './words.ts'

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
