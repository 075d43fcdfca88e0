import type { NotifiedWord } from '#domain/rules/notified-words.ts'
import { withoutMilliseconds } from '../../db/instant.ts'

/** What somebody does not know yet of a session. */
export type News = {
  user_id: number
  id: number
  name: string
  starts_at: string
  whole_day: boolean
  what: string
  words: readonly NotifiedWord[]
}

/** What one person is notified of. */
export type Digest = { user_id: number; values: object; link: string | null }

/** At most so many sessions are listed in one notice; the counts are of all. */
const LISTED = 60

/** One notice a person with what is new, changed and cancelled for them, soonest first. */
export function digestsOf(news: readonly News[]): Digest[] {
  const byPerson = Map.groupBy(news, ({ user_id }) => user_id)
  return [...byPerson]
    .toSorted(([a], [b]) => a - b)
    .map(([user_id, own]) => ({ user_id, values: contentOf(own), link: linkOf(own) }))
}

function contentOf(news: readonly News[]) {
  const count = (what: string) => news.filter((one) => one.what === what).length
  const sorted = news.toSorted(
    (a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at) || a.id - b.id,
  )
  return {
    new: count('new'),
    changed: count('changed'),
    cancelled: count('cancelled'),
    sessions: sorted.slice(0, LISTED).map(({ id, name, starts_at, whole_day, what, words }) => ({
      id,
      name,
      start_date: withoutMilliseconds(starts_at),
      all_day_event: whole_day,
      what,
      words,
    })),
  }
}

function linkOf(news: readonly News[]): string | null {
  const [only, ...more] = news
  if (more.length > 0) return '/calendar'
  return only && only.what !== 'cancelled' ? `/session/${only.id}` : null
}
