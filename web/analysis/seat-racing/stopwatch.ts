import type { RacePiece } from '#contract/analysis/seat-racing.ts'

/**
 * A piece being timed: when it started, in milliseconds since 1970, what each boat took so far, in
 * seconds by crew, the stored times from which that was changed, and what else was changed here.
 */
export type Timing = { started_at: number | null; times: Times; seen: Times; changed: Remarks }
type Times = Readonly<Record<number, number | null>>
/** What is said of a piece beside its times; an emptied distance is null until one is typed. */
export type Remarks = Partial<{ void: boolean; note: string; distance: number | null }>

type Boat = Pick<RacePiece['boats'][number], 'crew_id' | 'time'>
type Timed = Pick<RacePiece, 'id'> & { boats: readonly Boat[] }

const keyOf = (pieceId: number) => `seat-race-piece-${pieceId}`

/**
 * Returns what was timed before the page was closed or the phone went to sleep, and for the rest
 * what the server has.
 */
export function keptTiming({ id, boats }: Timed): Timing {
  const times = Object.fromEntries(boats.map(({ crew_id, time }) => [crew_id, time]))
  const kept: unknown = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null')
  if (!isTiming(kept)) return { started_at: null, times, seen: times, changed: {} }
  const { started_at, changed = {} } = kept
  const own = entriesOf(kept.times).filter(
    ([crew, time]) => started_at !== null || time !== kept.seen?.[crew],
  )
  const seen = own.flatMap(([crew]) => {
    const before = kept.seen?.[crew]
    return before === undefined ? [] : [[crew, before] as const]
  })
  return {
    started_at,
    times: { ...times, ...Object.fromEntries(own) },
    seen: { ...times, ...Object.fromEntries(seen) },
    changed,
  }
}

const entriesOf = (times: Times) =>
  Object.entries(times).map(([crew, time]) => [Number(crew), time] as const)

/** Timings kept by earlier versions do not say what was seen, nor what else was changed. */
type StoredTiming = Pick<Timing, 'started_at' | 'times'> & Partial<Timing>

const isTiming = (value: unknown): value is StoredTiming =>
  typeof value === 'object' && value !== null && 'started_at' in value && 'times' in value

export function keepTiming(pieceId: number, timing: Timing): void {
  localStorage.setItem(keyOf(pieceId), JSON.stringify(timing))
}

export function forgetTiming(pieceId: number): void {
  localStorage.removeItem(keyOf(pieceId))
}

type Remarked = Pick<RacePiece, keyof Remarks>

const storedRemarks = (piece: Remarked): Required<Remarks> => ({
  void: piece.void,
  note: piece.note ?? '',
  distance: piece.distance,
})

/** What the page shows of a piece: what was changed here over what is stored. */
export const remarksOn = (piece: Remarked, { changed }: Timing): Required<Remarks> => ({
  ...storedRemarks(piece),
  ...changed,
})

/** Notes what else was changed here; the same as is stored is no change. */
export function remarked(timing: Timing, piece: Remarked, remarks: Remarks): Timing {
  const stored = storedRemarks(piece)
  const all = { ...timing.changed, ...remarks }
  return {
    ...timing,
    changed: {
      ...(all.void !== undefined && all.void !== stored.void && { void: all.void }),
      ...(all.note !== undefined && all.note !== stored.note && { note: all.note }),
      ...(all.distance !== undefined &&
        all.distance !== stored.distance && { distance: all.distance }),
    },
  }
}

/** Tenths are what a hand can tell. */
export const tenths = (milliseconds: number): number => Math.round(milliseconds / 100) / 10

/** A boat over the line; the clock stops with the last. */
export function finished(timing: Timing, crewId: number, now: number): Timing {
  if (timing.started_at === null) return timing
  const times = { ...timing.times, [crewId]: tenths(now - timing.started_at) }
  return {
    ...timing,
    started_at: Object.values(times).every((time) => time !== null) ? null : timing.started_at,
    times,
  }
}

export const started = (timing: Timing, now: number): Timing => ({
  ...timing,
  started_at: now,
  times: Object.fromEntries(Object.keys(timing.times).map((id) => [id, null])),
})

/** A false start, or a boat that does not finish. The times of before return where nobody has one. */
export const stopped = (timing: Timing): Timing => ({
  ...timing,
  started_at: null,
  times: Object.values(timing.times).some((time) => time !== null) ? timing.times : timing.seen,
})
