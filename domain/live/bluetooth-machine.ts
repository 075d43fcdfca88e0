import type { FitnessMessage } from './bluetooth-fitness.ts'
import type { Pm5Message } from './bluetooth-pm5.ts'

/** What a machine says now. Its metres only grow, whatever its own counter does. */
export type MachineReading = {
  /** Milliseconds since 1970 by this device's clock, and the metres of that moment. */
  at: number
  distance: number
  speed: number | null
  stroke_rate: number | null
  power: number | null
  heart_rate: number | null
  drag: number | null
  /** Newtons over the drive of the last stroke. */
  force: readonly number[]
  /** What is set on the monitor, where it says so. */
  set: { metres: number } | { seconds: number } | null
}

type Counter = { elapsed: number; distance: number }
/** What is remembered of a machine between two of its messages. */
export type Machine = {
  reading: MachineReading | null
  counter: Counter | null
  /** Metres before the counter began again last, and of those what nobody has confirmed yet. */
  before: number
  unconfirmed: number | null
  /** What the interval under way is said to have come to, before the counter begins again. */
  announced: number | null
  /** The last interval that was added up. */
  interval: number | null
  /** The moment at which the counter stood at zero, and whether it runs since. */
  zero_at: number
  is_running: boolean
  /** Whether it counts metres itself. */
  has_odometer: boolean
  parts: readonly (readonly number[] | undefined)[]
  /** Curves of force that were heard whole. */
  curves?: number
}
export const NEW_MACHINE: Machine = {
  reading: null,
  counter: null,
  before: 0,
  unconfirmed: null,
  announced: null,
  interval: null,
  zero_at: 0,
  is_running: false,
  has_odometer: false,
  parts: [],
}

const NOTHING_READ: Omit<MachineReading, 'at' | 'distance'> = {
  speed: null,
  stroke_rate: null,
  power: null,
  heart_rate: null,
  drag: null,
  force: [],
  set: null,
}

/** A machine that was not heard for so long says nothing of now. */
const HEARD_MS = 3_000

/** What a machine says now; null without one, or while it is lost. */
export function readingNow(machine: Machine | undefined, at: number): MachineReading | null {
  const reading = machine?.reading ?? null
  return reading !== null && Math.abs(at - reading.at) <= HEARD_MS ? reading : null
}

/** Whether what is set on the monitor is the same as a task, and rowed. */
export function hasRowedAll(
  { reading, counter }: Machine,
  { distance, time }: { distance: number | null; time: number | null },
): boolean {
  const set = reading?.set
  if (!set || !counter) return false
  return 'metres' in set
    ? set.metres === distance && counter.distance >= distance
    : set.seconds === time && counter.elapsed >= time
}

/** A message whose time lies back by less was overtaken on the way: it is stale. */
const OVERTAKEN_S = 2
/** Nobody is faster on a machine; a counter is a little ahead at the start. */
const FASTEST = 25
const AHEAD_M = 20
/** A counter that is behind the clock by more than this has stood still. */
const STOOD_MS = 1_500
/** Workouts of intervals, by the number of their type. */
const INTERVALS = { from: 6, to: 9 } as const
const isOfIntervals = (workout: number) => workout >= INTERVALS.from && workout <= INTERVALS.to
/** The monitor waits for the first stroke of a workout. */
const WAITING = 0

const SECOND_MS = 1_000

const isFasterThanAnybody = ({ elapsed, distance }: Counter, since: Counter) =>
  distance - since.distance > FASTEST * Math.max(0, elapsed - since.elapsed) + AHEAD_M

const AT_ZERO: Counter = { elapsed: 0, distance: 0 }

/**
 * A machine whose counter stands there now. One that runs back has begun again, at the next interval
 * or with another workout; what is stale or cannot be changes nothing.
 */
function counted(machine: Machine, { elapsed, distance }: Counter, at: number): Machine {
  const next = { elapsed, distance }
  const { counter } = machine
  const isBack =
    counter !== null && (next.elapsed < counter.elapsed || next.distance < counter.distance)
  const isStale = isBack && counter.elapsed - next.elapsed <= OVERTAKEN_S
  const since = counter === null || isBack ? AT_ZERO : counter
  // What was rowed before it was connected is nobody's here.
  if (isStale || (counter !== null && isFasterThanAnybody(next, since))) return machine
  const begun = isBack ? begunAgain(machine, counter) : machine
  const before = counter === null ? -next.distance : begun.before
  const is_running = counter !== null && next.elapsed > since.elapsed
  const zero_at = zeroOf(begun, next, { at, was_running: !isBack && is_running })
  const said = begun.reading ?? { ...NOTHING_READ, at: 0, distance: 0 }
  return {
    ...begun,
    before,
    counter: next,
    zero_at,
    is_running,
    reading: {
      ...said,
      at: Math.max(said.at, zero_at + next.elapsed * SECOND_MS),
      // Metres that somebody has seen are not taken back.
      distance: Math.max(said.distance, round(before + next.distance)),
    },
  }
}

const round = (metres: number) => Number(Math.max(0, metres).toFixed(2))

/** The counter began again: what it had come to is added, as the monitor announced it or as it stood. */
function begunAgain(machine: Machine, counter: Counter): Machine {
  const { before, announced } = machine
  const metres = announced ?? counter.distance
  return {
    ...machine,
    before: before + metres,
    unconfirmed: announced === null ? metres : null,
    announced: null,
  }
}

/**
 * The moment of zero is that of the message that came quickest, so that times are as exact as those
 * of the machine. A counter that stands still is at the clock.
 */
function zeroOf(
  machine: Machine,
  { elapsed }: Counter,
  { at, was_running }: { at: number; was_running: boolean },
): number {
  const by = at - elapsed * SECOND_MS
  const isKnown = machine.is_running && was_running && by - machine.zero_at <= STOOD_MS
  return isKnown ? Math.min(machine.zero_at, by) : by
}

/** The end of an interval, which may come before the counter begins again or after it. */
function intervalEnded(machine: Machine, { number, distance }: IntervalEnd): Machine {
  const { interval, unconfirmed, before } = machine
  if (interval !== null && number <= interval) return machine
  const known = { ...machine, interval: number }
  if (unconfirmed === null) return { ...known, announced: distance }
  return { ...known, unconfirmed: null, before: before + distance - unconfirmed }
}
type IntervalEnd = Extract<Pm5Message, { kind: 'interval' }>

/** A curve of force once all its parts have come, in whatever order. */
function forceHeard(machine: Machine, { parts, part, forces }: ForcePart): Machine {
  const isNew = part === 0 || machine.parts.length !== parts
  const known = isNew ? Array.from({ length: parts }, () => undefined) : machine.parts
  const next = known.map((one, index) => (index === part ? forces : one))
  if (next.includes(undefined)) return { ...machine, parts: next }
  // Of a machine that has said nothing of itself yet there is no reading to lay it in.
  if (!machine.reading) return { ...machine, parts: [] }
  const force = next.flatMap((one) => one ?? [])
  return read({ ...machine, parts: [], curves: (machine.curves ?? 0) + 1 }, { force })
}
type ForcePart = Extract<Pm5Message, { kind: 'force' }>

const read = (machine: Machine, part: Partial<MachineReading>): Machine => ({
  ...machine,
  reading: machine.reading && { ...machine.reading, ...part },
})

/**
 * A PM5 after one more message.
 * @param at when it came, in milliseconds since 1970
 */
export function afterPm5(machine: Machine, message: Pm5Message, at: number): Machine {
  switch (message.kind) {
    case 'status': {
      const { drag, set, state, workout } = message
      const isInIntervals = isOfIntervals(workout)
      const next = counted(machine, message, at)
      // The intervals of another workout are counted from the first again.
      const interval = state === WAITING || !isInIntervals ? null : next.interval
      return read({ ...next, interval }, { drag, set })
    }
    case 'pace': {
      const { speed, stroke_rate, heart_rate } = message
      return isOld(machine, message) ? machine : read(machine, { speed, stroke_rate, heart_rate })
    }
    case 'power':
      return isOld(machine, message) ? machine : read(machine, { power: message.power })
    case 'interval':
      return intervalEnded(machine, message)
    case 'force':
      return forceHeard(machine, message)
    case 'stroke':
      return counted(machine, message, at)
    case 'summary':
      return isOfIntervals(message.workout) ? machine : counted(machine, message, at)
  }
}

/** What belongs to a moment that is over is stale; one of another interval lies further back. */
function isOld({ counter }: Machine, { elapsed }: { elapsed: number }): boolean {
  const behind = counter === null ? 0 : counter.elapsed - elapsed
  return behind > 1 && behind <= OVERTAKEN_S
}

/** The same of a standard machine. One that counts no metres has those of its speed. */
export function afterFitness(machine: Machine, message: FitnessMessage, at: number): Machine {
  const { reading, counter, zero_at } = machine
  const { elapsed, distance, ...said } = message
  const has_odometer = machine.has_odometer || distance !== undefined
  const isCounted = distance !== undefined || !has_odometer
  if (!isCounted) return read(machine, said)
  const seconds = elapsed ?? (reading ? (at - zero_at) / SECOND_MS : 0)
  const since = reading ? Math.min(OVERTAKEN_S, Math.max(0, at - reading.at) / SECOND_MS) : 0
  const metres = distance ?? (counter?.distance ?? 0) + since * (said.speed ?? 0)
  const next = counted(machine, { elapsed: seconds, distance: metres }, at)
  return read({ ...next, has_odometer }, said)
}
