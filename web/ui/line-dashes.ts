/**
 * Dashes of lines beside each other, in pixels, so that they are known without
 * their colours: a solid one first. Beyond these they begin again.
 */
const LINE_DASHES: readonly (readonly number[])[] = [
  [],
  [6, 4],
  [2, 3],
  [12, 4],
  [10, 3, 2, 3],
  [6, 3, 2, 3, 2, 3],
  [16, 3, 6, 3],
  [3, 7],
]

export const dashOf = (place: number): readonly number[] =>
  LINE_DASHES[place % LINE_DASHES.length] ?? []
