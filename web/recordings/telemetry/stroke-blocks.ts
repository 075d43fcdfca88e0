export const STROKES_A_BLOCK = 32

/**
 * Least and greatest value of every so many strokes in a row; infinite where none of them says
 * anything.
 */
export type Blocks = { least: Float64Array; most: Float64Array }

const known = new WeakMap<Float64Array, Blocks>()

/** Blocks that were worked out elsewhere, on another thread. */
export const keepBlocks = (values: Float64Array, blocks: Blocks): void =>
  void known.set(values, blocks)

/**
 * They allow what a stretch covers to be found without going through all its strokes. The values
 * must not change afterwards.
 */
export function blocksOf(values: Float64Array): Blocks {
  const kept = known.get(values)
  if (kept) return kept
  const blocks = workedOut(values)
  known.set(values, blocks)
  return blocks
}

function workedOut(values: Float64Array): Blocks {
  const count = Math.ceil(values.length / STROKES_A_BLOCK)
  const blocks = {
    least: new Float64Array(count).fill(Infinity),
    most: new Float64Array(count).fill(-Infinity),
  }
  for (let at = 0; at < values.length; at++) {
    const value = values[at] ?? 0
    const block = Math.floor(at / STROKES_A_BLOCK)
    if (value < (blocks.least[block] ?? 0)) blocks.least[block] = value
    if (value > (blocks.most[block] ?? 0)) blocks.most[block] = value
  }
  return blocks
}
