import type { Sampled } from '#domain/training/laid-stretches.ts'

/** A sample a second at an even speed; the heart beats a stroke faster each second. */
export const recorded = (
  seconds: number,
  speed: number,
  { start = 0, finish = seconds } = {},
): Sampled => {
  const t = Array.from({ length: seconds + 1 }, (_, second) => second)
  return {
    t,
    start,
    finish,
    channels: {
      distance: t.map((second) => second * speed),
      heart_rate: t.map((second) => 100 + second),
    },
  }
}
