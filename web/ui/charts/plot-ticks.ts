import type uPlot from 'uplot'

/** A place on an axis, and how it is written. */
export type Tick = { at: number; text: string }

const TICKS = new WeakMap<uPlot, Map<number, readonly Tick[]>>()

/** Writes the places of an axis, and keeps them for a picture made of lines. */
export const writeTicks =
  (write: (value: number) => string) =>
  (plot: uPlot, places: readonly (number | null)[], axis: number): string[] => {
    const ticks = places.flatMap((at) => (at === null ? [] : [{ at, text: write(at) }]))
    const axes = TICKS.get(plot) ?? new Map<number, readonly Tick[]>()
    TICKS.set(plot, axes.set(axis, ticks))
    return places.map((at) => (at === null ? '' : write(at)))
  }

/** The places of an axis as they were last written; none of one that is not shown. */
export const ticksOf = (plot: uPlot, axis: number): readonly Tick[] =>
  TICKS.get(plot)?.get(axis) ?? []
