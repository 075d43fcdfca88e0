import { ALONG, MOST_LINES, MOST_SESSIONS, SPLITS } from '#domain/comparison/limits.ts'
import type { ComparisonQuery } from '#contract/analysis/comparison.ts'

const idsOf = (text: string | null): number[] => [
  ...new Set(
    (text ?? '')
      .split(',')
      .map(Number)
      .filter((id) => Number.isSafeInteger(id) && id > 0),
  ),
]

/** What an address asks for; what cannot be read is as usual. */
export function askedIn(search: URLSearchParams): ComparisonQuery {
  const others = idsOf(search.get('with')).slice(0, MOST_SESSIONS - 1)
  const recordings = idsOf(search.get('recordings')).slice(0, MOST_LINES)
  const along = ALONG.find((known) => known === search.get('along'))
  const split = SPLITS.find((known) => String(known) === search.get('split'))
  const piece = /^\d{1,3}$/.test(search.get('piece') ?? '') ? Number(search.get('piece')) : null
  return {
    ...(others.length > 0 && { with: others.join(',') }),
    ...(recordings.length > 0 && { recordings: recordings.join(',') }),
    ...(along && { along }),
    ...(split && { split }),
    ...(piece !== null && { piece }),
  }
}

/** The sessions that are ticked on the page that lists them. */
export const tickedIn = (search: URLSearchParams): number[] => idsOf(search.get('sessions'))
