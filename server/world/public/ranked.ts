import { paceNow } from '#domain/live/fresh.ts'
import { passingsOf, rankedAtLines } from '#domain/live/lines.ts'
import { piecesBegun, ranksIn, type Ranked } from '#domain/live/ranks.ts'
import { stretchesIn } from '#domain/live/sections.ts'
import { trackOf } from '#domain/public/course-rounds.ts'
import type { BoatNow, PageNow } from './courses.ts'

const WHOLE = { kind: 'whole' } as const

const followed = ({ place, status, course: { standing, shown } }: BoatNow) => ({
  recording_id: place,
  distance: standing.before.distance,
  speed: paceNow(status, standing.averaged).speed,
  at: standing.before.at === 0 ? null : standing.before.at,
  started_at: standing.marks.find(({ mark }) => mark === 'start')?.at ?? null,
  marks: standing.marks,
  shown,
})

/** The round that boats are ranked in; null on a course, and before any. */
export const roundOf = ({ facts, boats }: PageNow): number | null =>
  facts.course ? null : (piecesBegun(boats.map(followed)).at(-1) ?? null)

/** How boats stand, by their place on the page: on its course, else in the round they row. */
export function rankedBoats(page: PageNow): Ranked[] {
  const boats = page.boats.map(followed)
  const { course } = page.facts
  if (!course) {
    const round = roundOf(page)
    const section = round === null ? WHOLE : ({ kind: 'piece', number: round } as const)
    return ranksIn(boats, stretchesIn(boats, section))
  }
  const tracked = boats.map((boat) => ({ ...boat, moments: trackOf(boat.shown) }))
  const stretches = stretchesIn(tracked, { kind: 'course', course })
  const ranked = ranksIn(boats, stretches)
  if (course.lines.length === 0) return ranked
  const passings = tracked.flatMap(({ recording_id, moments }) => {
    const stretch = stretches.get(recording_id)
    return stretch ? [[recording_id, passingsOf(moments, course, stretch)] as const] : []
  })
  return rankedAtLines(ranked, new Map(passings))
}
