import type { RacePiece, SeatRace, timeSeatRacePiece } from '#contract/analysis/seat-racing.ts'
import type { OutboxEntry } from '../../offline/outbox-state.ts'
import type { ApiInput } from '../../api/request.ts'
import type { Timing } from './stopwatch.ts'

export type TimesEntry = ApiInput<typeof timeSeatRacePiece>['body']

type TimedPiece = Pick<RacePiece, 'id'> & { boats: readonly { crew_id: number }[] }

/**
 * What is sent of a timed piece. Void, note and distance only where they were changed here, so that
 * those of somebody else stay.
 */
export function entryOf({ id, boats }: TimedPiece, { times, seen, changed }: Timing): TimesEntry {
  const { void: isVoid, note, distance } = changed
  return {
    piece_id: id,
    times: boats.map(({ crew_id }) => ({
      crew_id,
      time: times[crew_id] ?? null,
      seen: seen[crew_id] ?? null,
    })),
    ...(isVoid !== undefined && { void: isVoid }),
    ...(note !== undefined && { note: note.trim() === '' ? null : note }),
    ...(typeof distance === 'number' && { distance }),
  }
}

function pieceWith(piece: RacePiece, entry: TimesEntry): RacePiece {
  const times = new Map(entry.times.map(({ crew_id, time }) => [crew_id, time]))
  return {
    ...piece,
    boats: piece.boats.map((boat) => ({
      ...boat,
      time: times.has(boat.crew_id) ? (times.get(boat.crew_id) ?? null) : boat.time,
    })),
    ...(entry.distance !== undefined && { distance: entry.distance }),
    ...(entry.void !== undefined && { void: entry.void }),
    ...(entry.note !== undefined && { note: entry.note }),
  }
}

/**
 * Returns the race with the entries that wait on this device applied, in the order in which they
 * were entered.
 */
export function raceWith(race: SeatRace, pending: readonly Pick<OutboxEntry, 'input'>[]): SeatRace {
  const entries = pending.map(({ input }) => input.body as TimesEntry) // put there by sendTimes
  const pieces = entries.reduce<readonly RacePiece[]>(
    (all, entry) =>
      all.map((piece) => (piece.id === entry.piece_id ? pieceWith(piece, entry) : piece)),
    race.pieces,
  )
  return { ...race, pieces: [...pieces] }
}
