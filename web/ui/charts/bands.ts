import type { Span } from './time-series.ts'

/** A stretch laid over a chart, in seconds from its start. */
export type Band = {
  key: string
  label: string
  start: number
  finish: number
  /** Not kept yet, kept, or what is left of the whole. */
  tone: 'proposed' | 'kept' | 'rest'
  /** Its ends can be moved. */
  movable: boolean
  chosen?: boolean
}
export type BandEnd = 'start' | 'finish'

/** Shorter than this, in seconds, no stretch gets by moving its ends. */
const SHORTEST_S = 1

/**
 * The ends of a stretch with one of them moved to a time, within the whole and never past the other
 * end.
 */
export function withEnd(
  { start, finish }: Pick<Band, 'start' | 'finish'>,
  end: BandEnd,
  at: number,
  whole: Span,
): { start: number; finish: number } {
  const rounded = Math.round(at * 10) / 10
  return end === 'start'
    ? { start: Math.max(whole.from, Math.min(rounded, finish - SHORTEST_S)), finish }
    : { start, finish: Math.min(whole.to, Math.max(rounded, start + SHORTEST_S)) }
}

/**
 * An end beyond what was recorded is held where that begins or ends: a device counts on after its
 * last sample.
 */
export const heldIn = (at: number, { from, to }: Span): number => Math.min(to, Math.max(from, at))

/** Seconds a key moves an end by; null when it does not. */
export function secondsOfKey(key: string, large: boolean): number | null {
  const step = large ? 10 : 1
  if (key === 'ArrowLeft' || key === 'ArrowDown') return -step
  if (key === 'ArrowRight' || key === 'ArrowUp') return step
  return null
}

/** From 0 to 1: where a time lies in what is shown, held at the edges. */
export const shareOf = (at: number, { from, to }: Span): number =>
  to > from ? Math.min(1, Math.max(0, (at - from) / (to - from))) : 0
