import type { RacePiece, SeatRace, SeatRaceResults } from '#contract/analysis/seat-racing.ts'
import {
  bestAnalysis,
  coverage,
  type RacedPiece,
  type Rower,
} from '#domain/training/seat-race-design.ts'
import { nextPieces } from '#domain/training/seat-race-plan.ts'
import { seatRacing } from '#domain/training/seat-racing.ts'
import { gmtReference } from '#domain/training/crew-gmt.ts'
import { gmtPercent } from '#domain/training/gmt.ts'
import type { Race } from './queries.ts'
import { boatsOfPiece } from './versions.ts'

const MOST_TO_TRY = 20

/** What the pieces of a race show, and which next piece would show most. */
export function raceResults({
  pieces,
  crews,
}: Race): Pick<SeatRace, 'results' | 'next' | 'comparable' | 'pairs'> {
  const raced = pieces.map(racedOf)
  const result = seatRacing(raced, { gmt: (id, shell) => percentOf({ pieces, crews }, id, shell) })
  const nameOf = (shell: string) =>
    pieces.flatMap(({ boats }) => boats).find((boat) => String(boat.shell) === shell)?.name ?? shell
  const results: SeatRaceResults = {
    ...result,
    boats: result.boats.map(({ key, difference }) => ({ name: nameOf(key), difference })),
    pairs: result.pairs.map((pair) => ({ ...pair, ...ids(pair) })),
    swings: result.swings.map((swing) => ({ ...swing, ...ids(swing) })),
    residuals: result.residuals.map((one) => ({
      ...one,
      one: nameOf(one.one),
      other: nameOf(one.other),
    })),
  }
  const planned = raced.filter((piece) => !piece.void)
  const rowers = new Set(
    planned.flatMap(({ boats }) =>
      boats.flatMap((boat) => boat.rowers.map(({ user_id }) => user_id)),
    ),
  )
  const next = rowers.size > MOST_TO_TRY ? [] : nextPieces(planned)
  return {
    results,
    next: next.map(({ newly_comparable, variance_left, ...swap }) => ({
      ...ids(swap),
      newly_comparable,
      variance_left,
    })),
    ...coverage(bestAnalysis(planned)),
  }
}

const ids = ({ one, other }: { one: Rower; other: Rower }) => ({
  one: one.user_id,
  other: other.user_id,
  side: one.side,
})

function racedOf(piece: RacePiece): RacedPiece {
  const times = new Map(piece.boats.map(({ shell, time }) => [String(shell), time]))
  const boats = boatsOfPiece(piece).map(({ key, rowers }) => ({
    key,
    rowers,
    time: times.get(key) ?? null,
  }))
  return { id: piece.id, distance: piece.distance, void: piece.void, boats }
}

function percentOf({ pieces, crews }: Race, id: number, shell: string): number | null {
  const piece = pieces.find((one) => one.id === id)
  const boat = piece?.boats.find((one) => String(one.shell) === shell)
  const score = boat ? crews.get(boat.crew_id)?.gmt_score : null
  if (!piece || !boat || boat.time === null || !score) return null
  return gmtPercent(piece.distance, boat.time, {
    distance_m: gmtReference(boat.boat_type),
    time_s: score,
  })
}
