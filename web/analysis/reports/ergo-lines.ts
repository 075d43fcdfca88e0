import type { ErgoPiece, PowerCurve } from '#contract/analysis/reports-ergo.ts'
import type { ReportContext } from '#domain/reports/context.ts'
import { firstOfSeason, seasonStart } from '#domain/reports/seasons.ts'
import { bestOfEach, isFaster, type Equal } from '#domain/training/equal-pieces.ts'
import type { CriticalBests } from './CriticalRates.tsx'
import { powerCurve } from '#domain/training/power-curve.ts'
import { daysBetween } from '#domain/time/week.ts'
import type { CurveLine, CurvePoint } from '../../ui/charts/curve-lines.ts'
import { INK, SEAT_COLOURS } from '../../ui/theme-colours.ts'

/** With more lines than these, some would look alike. */
const MOST_LINES = 6

/** Lines that are drawn, of how many there are. */
export type DrawnLines = { lines: CurveLine[]; count: number }

type Named = { key: string; label: string; mark: string; points: readonly CurvePoint[] }

/** The first lines, with the colours they keep as long as they are in the same order. */
export const coloured = (lines: readonly Named[]): DrawnLines => ({
  lines: lines
    .slice(0, MOST_LINES)
    .map((line, place) => ({ ...line, colour: SEAT_COLOURS[place % SEAT_COLOURS.length] ?? INK })),
  count: lines.length,
})

/** How the seasons of the club are kept apart. */
export type Seasons = { context: ReportContext; nameOf: (first: string) => string }

/** Days that lie in a row, whatever their year. */
const FIRST_DAY = '2000-01-01'
const dayNumber = (date: string) => daysBetween(FIRST_DAY, date)
export const FIRST = FIRST_DAY

/** The best of each day over the same, the first day first. */
function bestOfDays(equal: Equal, pieces: readonly ErgoPiece[]): ErgoPiece[] {
  const best = new Map<string, ErgoPiece>()
  for (const piece of pieces) {
    const before = best.get(piece.date)
    if (!before || isFaster(equal, piece, before)) best.set(piece.date, piece)
  }
  return [...best.values()].toSorted((one, other) => one.date.localeCompare(other.date))
}

/** How pieces over the same went: a line for each season of one athlete, over each other. */
export function seasonLines(
  equal: Equal,
  pieces: readonly ErgoPiece[],
  { context, nameOf }: Seasons,
): DrawnLines {
  const seasons = Map.groupBy(bestOfDays(equal, pieces), ({ date }) => seasonStart(date, context))
  return coloured(
    [...seasons]
      .toSorted(([one], [other]) => other.localeCompare(one))
      .map(([first, own]) => ({
        key: first.slice(0, 4),
        label: nameOf(first),
        mark: nameOf(first),
        points: own.map((piece) => ({
          x: daysBetween(first, piece.date),
          y: lengthOf(equal, piece),
        })),
      })),
  )
}

/** The same of several athletes: a line for each who did it more than once. */
export function athleteLines(equal: Equal, pieces: readonly ErgoPiece[]): DrawnLines {
  return coloured(
    bestOfEach(equal, pieces)
      .map(({ user_id, name }) => ({
        user_id,
        name,
        own: bestOfDays(
          equal,
          pieces.filter((piece) => piece.user_id === user_id),
        ),
      }))
      .filter(({ own }) => own.length > 1)
      .map(({ user_id, name, own }, place) => ({
        key: String(user_id),
        label: name,
        mark: String(place + 1),
        points: own.map((piece) => ({ x: dayNumber(piece.date), y: lengthOf(equal, piece) })),
      })),
  )
}

const lengthOf = ({ by }: Equal, { time, distance }: ErgoPiece) =>
  by === 'distance' ? time : distance

/** The pace of the splits of pieces over the metres, over each other. */
export function splitLines(
  pieces: readonly ErgoPiece[],
  labelOf: (piece: ErgoPiece) => string,
): DrawnLines {
  return coloured(
    pieces
      .filter(({ splits }) => splits.length > 1)
      .map((piece, place) => {
        let metres = 0
        return {
          key: `${piece.result_id} ${piece.piece} ${piece.user_id}`,
          label: labelOf(piece),
          mark: String(place + 1),
          points: piece.splits.map(({ distance, time }) => {
            metres += distance
            return { x: metres, y: (500 * time) / distance }
          }),
        }
      }),
  )
}

type CurveWords = {
  isOfOne: boolean
  isPerKilogram: boolean
  noteOf: (date: string) => string
  seasons: Seasons
}

/** Power held by duration: a line for each season of one athlete, or for each of several. */
export function powerLines(
  curves: readonly PowerCurve[],
  { isOfOne, isPerKilogram, noteOf, seasons }: CurveWords,
): DrawnLines {
  const groups = Map.groupBy(curves, ({ user_id, year }) => (isOfOne ? year : user_id))
  const named = [...groups].flatMap(([key, own]) => {
    const points = powerCurve(own.flatMap((curve) => curve.points)).flatMap((point) => {
      const y = isPerKilogram ? point.watts_per_kilogram : point.watts
      return y === null ? [] : [{ x: point.seconds, y, note: noteOf(point.date) }]
    })
    const label = isOfOne
      ? seasons.nameOf(firstOfSeason(key, seasons.context))
      : (own[0]?.full_name ?? '')
    return points.length === 0 ? [] : [{ key: String(key), label, points }]
  })
  const sorted = isOfOne
    ? named.toSorted((one, other) => Number(other.key) - Number(one.key))
    : named.toSorted((one, other) => strongest(other.points) - strongest(one.points))
  return coloured(
    sorted.map((line, place) => ({ ...line, mark: isOfOne ? line.label : String(place + 1) })),
  )
}

/** The most that each person held in each sport over all their seasons. */
export const heldBests = (
  curves: readonly PowerCurve[],
  labelOf: (curve: PowerCurve) => string,
): CriticalBests[] =>
  [...Map.groupBy(curves, ({ user_id, sport_id }) => `${user_id} ${sport_id}`)].map(
    ([key, own]) => ({
      key,
      label: own[0] ? labelOf(own[0]) : '',
      bests: powerCurve(own.flatMap(({ points }) => points)).map(
        ({ seconds, watts, date, source, session_id, test }) => ({
          seconds,
          done: watts * seconds,
          date,
          source,
          session_id,
          test,
        }),
      ),
    }),
  )

/** Watts held over five minutes or longer, by which athletes come first. */
const strongest = (points: readonly CurvePoint[]) =>
  Math.max(0, ...points.filter(({ x }) => x >= 300).map(({ y }) => y))
