import { paceNow } from '#domain/live/fresh.ts'
import { passingsOf, rankedAtLines } from '#domain/live/lines.ts'
import { piecesBegun, ranksIn, type Ranked } from '#domain/live/ranks.ts'
import { stretchesIn } from '#domain/live/races.ts'
import { recordedBoat } from '#domain/public/splits.ts'
import type { BoatNow, PageNow } from './courses.ts'

const WHOLE = { kind: 'whole' } as const

/** A boat with its track, from which its rounds are timed as well. */
const followed = ({ place, status, course: { standing, shown } }: BoatNow) => ({
  ...recordedBoat({ marks: standing.marks, shown }, place),
  distance: standing.before.distance,
  speed: paceNow(status, standing.averaged).speed,
  at: standing.before.at === 0 ? null : standing.before.at,
})

/** The round that boats are ranked in; null on a course, and before any. */
export const roundOf = ({ facts, boats }: PageNow): number | null =>
  facts.course
    ? null
    : (piecesBegun(boats.map(({ course: { standing } }) => standing)).at(-1) ?? null)

/** How boats stand, by their place on the page: on its course, else in the round they row. */
export function rankedBoats(page: PageNow): Ranked[] {
  const boats = page.boats.map(followed)
  const { course } = page.facts
  if (!course) {
    const round = roundOf(page)
    const section = round === null ? WHOLE : ({ kind: 'piece', number: round } as const)
    return ranksIn(boats, stretchesIn(boats, section))
  }
  const stretches = stretchesIn(boats, { kind: 'course', course })
  const ranked = ranksIn(boats, stretches)
  if (course.lines.length === 0) return ranked
  const passings = boats.flatMap(({ recording_id, moments }) => {
    const stretch = stretches.get(recording_id)
    return stretch ? [[recording_id, passingsOf(moments, course, stretch)] as const] : []
  })
  return rankedAtLines(ranked, new Map(passings))
}
