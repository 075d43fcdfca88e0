import { sql, type RawBuilder } from 'kysely'
import { swapped } from '#domain/search/fold.ts'

/** How well something fits that holds all the words. */
export const PART = 2
/** From here on something is like the words. */
export const LIKE = 0.6
/** From here on it may be meant by them, if nothing else is found. */
export const FAINT = 0.3
/** How well something fits that lies on the days meant. */
export const ON_DAYS = 10

const BEGINNING = 3
const SWAPPED = 1
/** What is shorter is like too much. */
const SHORTEST_LIKE = 4

const escaped = (word: string) => word.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** Adds to a statement a text as it is compared, worked out once for each row. */
export const comparing = (text: RawBuilder<unknown>) => sql`
  cross join lateral (select app.folded(${text}) as words offset 0) compared`

/**
 * How well the compared text fits: best where the words begin one of its own, then where it holds
 * each of them, or all with two letters swapped, then by how alike they are.
 */
export function fitOf(words: readonly string[]): RawBuilder<number> {
  const joined = words.join(' ')
  const parts = words.map((word) => `%${escaped(word)}%`)
  const swaps = swapped(joined).map((word) => `%${escaped(word)}%`)
  const alike =
    joined.length < SHORTEST_LIKE ? sql`0` : sql`app.word_likeness(${joined}, compared.words)`
  return sql<number>`case
    when ' ' || compared.words like ${`% ${escaped(joined)}%`} then ${BEGINNING}::real
    when compared.words like all (${parts}::text[]) then ${PART}::real
    when compared.words like any (${swaps}::text[]) then ${SWAPPED}::real
    else ${alike}::real
  end`
}

/** Adds how well each row fits as `rated.fit`, worked out once. */
export const rating = (fit: RawBuilder<number>) => sql`
  cross join lateral (select ${fit} as fit offset 0) rated`

export const fits = sql<boolean>`rated.fit >= ${FAINT}`
