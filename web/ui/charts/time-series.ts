import type { LineColour, Tone } from '../theme-colours.ts'

/** How a value is written: with `write` where it is no plain number, as a pace. */
export type Figure = { unit: string; decimals: number; write?: (value: number) => string }

/** One channel over the common time axis; null where nothing was recorded. */
export type Panel = Figure & {
  key: string
  label: string
  colour: LineColour
  values: readonly (number | null)[]
  /** Small values on top: faster is up where the value is a pace. */
  inverted?: boolean
  /** Each value is a dot, too: one between days without any would not be seen. */
  dots?: true
  /** The range of an inverted panel has all values, where they are no paces. */
  showsAll?: boolean
  /** Lines go on over places without a value, as between the times of a hand-timed piece. */
  joinsGaps?: true
  /** Whose line this is, where others are drawn beside it, each with dashes of its own. */
  who?: string
  /** Which of the dashes it has, when it is not that of its place. */
  dash?: number
  /** Bars from nought instead of a line. */
  bars?: true
  beside?: readonly PanelLine[]
  /** Each line has the scale of its own figure: what is compared is when, not how much. */
  ownScales?: true
  /** What lies between some values, behind the lines. */
  areas?: readonly PanelArea[]
  /** A word for each value. */
  said?: { label: string; values: readonly (string | null)[] }
}

export type PanelLine = {
  who: string
  colour: LineColour
  values: readonly (number | null)[]
  dash?: number
  bars?: true
  /** Left out where it is that of the panel. */
  figure?: Figure
}

/** It is open where it has no end. */
export type PanelArea = { name: string; tone: Tone; from: number | null; to: number | null }

export type DrawnLine = PanelLine & { figure: Figure }

/** The lines of a panel. */
export function linesOf(panel: Panel): DrawnLine[] {
  const { who = '', colour, values, dash = 0, bars, beside = [] } = panel
  return [
    { who, colour, values, dash, figure: panel, ...(bars && { bars }) },
    ...beside.map((line) => ({ ...line, figure: line.figure ?? panel })),
  ]
}

/** What panels are drawn along. */
export type Along = {
  label: string
  write: (at: number) => string
  steps: number[]
  /** Pixels from one written place to the next, where words are long. */
  room?: number
}

/** Seconds from the start. */
export type Span = { from: number; to: number }

/**
 * The span around `centre` made `factor` times as long, kept within `whole` and no shorter than
 * `shortest` seconds.
 */
export function zoomed(
  span: Span,
  whole: Span,
  centre: number,
  factor: number,
  shortest = 5,
): Span {
  const length = Math.min(Math.max((span.to - span.from) * factor, shortest), whole.to - whole.from)
  const share = span.to > span.from ? (centre - span.from) / (span.to - span.from) : 0.5
  return within({ from: centre - share * length, to: centre + (1 - share) * length }, whole)
}

/** The span moved so that `at` is in it. */
export function showing(span: Span, whole: Span, at: number): Span {
  if (at >= span.from && at <= span.to) return span
  const length = span.to - span.from
  return within({ from: at - length / 2, to: at + length / 2 }, whole)
}

function within({ from, to }: Span, whole: Span): Span {
  const shift = Math.max(whole.from - from, 0) + Math.min(whole.to - to, 0)
  return { from: Math.max(from + shift, whole.from), to: Math.min(to + shift, whole.to) }
}

type Values = readonly (number | null | undefined)[]
export type ValueRange = [low: number, high: number]

/** Lowest and highest value to show with a little room, or null without values. */
export function valueRange(values: Values): ValueRange | null {
  const known = values.filter((value) => typeof value === 'number')
  if (known.length === 0) return null
  const [low, high] = known.reduce(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [Infinity, -Infinity],
  )
  const room = (high - low) * 0.06 || Math.max(Math.abs(high) * 0.05, 1)
  return [low >= 0 ? Math.max(0, low - room) : low - room, high + room]
}

/** A run of values beyond the range of an axis: the place in its middle, and which end it is beyond. */
export type ClippedRun = { index: number; end: 'low' | 'high' }

export function clippedRuns(values: Values, [low, high]: ValueRange): ClippedRun[] {
  const endOf = (value: number | null | undefined) =>
    typeof value !== 'number' ? null : value < low ? 'low' : value > high ? 'high' : null
  const runs: ClippedRun[] = []
  let from = 0
  for (const [index, value] of values.entries()) {
    const end = endOf(value)
    if (end !== endOf(values[index - 1])) from = index
    if (end !== null && end !== endOf(values[index + 1]))
      runs.push({ index: (from + index) >> 1, end })
  }
  return runs
}

/** "0:45", "12:30", "1:05:00" since the start. */
export function elapsed(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const pad = (value: number) => String(value).padStart(2, '0')
  const minutes = Math.floor(whole / 60)
  return minutes < 60
    ? `${minutes}:${pad(whole % 60)}`
    : `${Math.floor(minutes / 60)}:${pad(minutes % 60)}:${pad(whole % 60)}`
}

/** Steps an axis of time is divided by, in seconds. */
export const TIME_STEPS = [
  1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 14_400, 28_800, 43_200, 86_400,
]

/** Every how many rows a table of at most `most` rows takes one of `count`. */
export const rowStep = (count: number, most: number) => Math.max(1, Math.ceil(count / most))

/** The next index a key moves the cursor to; null when the key does not move it. */
export function steppedIndex(
  key: string,
  large: boolean,
  index: number | null,
  count: number,
): number | null {
  const last = count - 1
  const step = large ? Math.max(1, Math.round(count / 50)) : 1
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, (index ?? last + 1) - step)
    case 'ArrowRight':
      return Math.min(last, (index ?? -1) + step)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}

type Places = { count: number; readingAt: (at: number) => string }

/** As `steppedIndex`, and on to where something else is read than at the place left behind. */
export function nextPlace(
  key: string,
  large: boolean,
  from: number | null,
  { count, readingAt }: Places,
): number | null {
  let next = steppedIndex(key, large, from, count)
  if (from === null) return next
  const left = readingAt(from)
  while (next !== null && readingAt(next) === left) {
    const further = steppedIndex(key, large, next, count)
    if (further === next) break
    next = further
  }
  return next
}
