/** A value for each second, from stretches of [seconds, value]. */
export const seconds = (...parts: readonly (readonly [number, number])[]) =>
  Float64Array.from(parts.flatMap(([length, value]) => Array.from({ length }, () => value)))
export const clock = (values: Float64Array) => values.map((_, index) => index)

/** [seconds, strokes a minute, metres a second], each second a little off, as devices record it. */
export const rowed = (...parts: readonly (readonly [number, number, number])[]) => {
  const wobble = (index: number) => [0, 1, -1, 0, 1, 0, -1][index % 7] ?? 0
  const rate = seconds(...parts.map(([length, spm]) => [length, spm] as const)).map(
    (value, index) => value + wobble(index),
  )
  const speed = seconds(...parts.map(([length, , metres]) => [length, metres] as const)).map(
    (value, index) => value + 0.1 * wobble(index),
  )
  return { t: clock(rate), rate, speed }
}
