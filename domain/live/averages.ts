/** Speed and stroke rate of a boat on the water change with every stroke: so many make one figure. */
const EVENTS_OF_AVERAGE = 5

export type Averaged = {
  speed: number | null
  stroke_rate: number | null
  /** What came since the averages last changed. */
  waiting: { speed: number | null; stroke_rate: number | null }[]
}
export const NOTHING_AVERAGED: Averaged = { speed: null, stroke_rate: null, waiting: [] }

type Event = { speed: number | null; stroke_rate: number | null }

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
  for (const { speed, stroke_rate } of events) {
    const waiting = [...averaged.waiting, { speed, stroke_rate }]
    averaged =
      waiting.length < EVENTS_OF_AVERAGE
        ? { ...averaged, waiting }
        : {
            speed: meanOfKnown(waiting.map((event) => event.speed)),
            stroke_rate: meanOfKnown(waiting.map((event) => event.stroke_rate)),
            waiting: [],
          }
  }
  return averaged
}

function meanOfKnown(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  if (known.length === 0) return null
  return known.reduce((sum, value) => sum + value, 0) / known.length
}
