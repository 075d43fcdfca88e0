import { weightedMean } from '../training/weighted-means.ts'

const SECOND_MS = 1000
/** Speed and stroke rate of a boat on the water change with every stroke: so many make one figure. */
const EVENTS_OF_AVERAGE = 5

/** `at`: milliseconds since 1970; what was stored before it was kept has none. */
type Event = { at?: number | undefined; speed: number | null; stroke_rate: number | null }

export type Averaged = {
  speed: number | null
  stroke_rate: number | null
  /** What came since the averages last changed. */
  waiting: Event[]
}
export const NOTHING_AVERAGED: Averaged = { speed: null, stroke_rate: null, waiting: [] }

/**
 * The averages after further events: in rowing and paddling they are the means of five events and
 * change with each fifth, elsewhere they are the last values.
 */
export function averagesAfter(
  before: Averaged,
  events: readonly Event[],
  { inFives }: { inFives: boolean },
): Averaged {
  if (!inFives) {
    const { speed = before.speed, stroke_rate = before.stroke_rate } = events.at(-1) ?? {}
    return { speed, stroke_rate, waiting: [] }
  }
  let averaged = before
  for (const { at, speed, stroke_rate } of events) {
    const waiting = [...averaged.waiting, { at, speed, stroke_rate }]
    averaged =
      waiting.length < EVENTS_OF_AVERAGE
        ? { ...averaged, waiting }
        : {
            speed: meanOfEvents(waiting, (event) => event.speed),
            stroke_rate: meanOfEvents(waiting, (event) => event.stroke_rate),
            waiting: [],
          }
  }
  return averaged
}

/**
 * Each event counts until the next, the last one for as long as the one before it. Events that were
 * kept without their time count alike.
 */
function meanOfEvents(
  events: readonly Event[],
  of: (event: Event) => number | null,
): number | null {
  const t = events.map(({ at }) => (at ?? Number.NaN) / SECOND_MS)
  const [before = Number.NaN, last = Number.NaN] = t.slice(-2)
  return weightedMean(
    t,
    events.map((event) => of(event) ?? Number.NaN),
    { start: -Infinity, finish: 2 * last - before },
  )
}
