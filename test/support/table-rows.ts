export const lines = (...rows: readonly string[]): string => `${rows.join('\r\n')}\r\n`
export const times = (count: number, row: (i: number) => string): string[] =>
  Array.from({ length: count }, (_, i) => row(i + 1))
export const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** Twenty strokes of 2 s and 9 m, two pieces of ten, each counted from its own start. */
export const piece = (i: number): number => (i <= 10 ? 1 : 2)
export const inPiece = (i: number): number => (i <= 10 ? i : i - 10)
