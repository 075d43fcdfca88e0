import {
  sampledAt,
  wayOf,
  type AlignedBy,
  type Laid,
  type Sampled,
} from '#domain/training/laid-stretches.ts'
import type { Channels } from '../../recordings/activities/open.ts'

/** Both at the same places: seconds or metres from the start of the stretch. */
export type Aligned = { at: number[]; first: Channels; second: Channels }

const POINTS = 400

/**
 * Two side by side, each of one stretch or the mean of several, as long as the longer; null where
 * one of the two cannot be laid along that.
 */
export function aligned(
  first: readonly Sampled[],
  second: readonly Sampled[],
  by: AlignedBy,
): Aligned | null {
  const [one, other] = [waysOf(first, by), waysOf(second, by)]
  if (one.length === 0 || other.length === 0) return null
  const length = Math.max(...[...one, ...other].map(({ way }) => way.length))
  if (!(length > 0)) return null
  const at = Array.from({ length: POINTS + 1 }, (_, index) => (length * index) / POINTS)
  const sampled = (stretches: typeof one) =>
    meanOf(stretches.map((stretch) => sampledAt(stretch, at)))
  return { at, first: sampled(one), second: sampled(other) }
}

/**
 * Several recordings are compared only as far as all of them reach: beyond that, a mean would be
 * that of the fastest.
 */
function waysOf(stretches: readonly Sampled[], by: AlignedBy): Laid[] {
  const laid = stretches.flatMap((stretch) => {
    const way = wayOf(stretch, by)
    return way ? [{ stretch, way }] : []
  })
  const length = Math.min(...laid.map(({ way }) => way.length))
  return laid.map(({ stretch, way }) => ({ stretch, way: { ...way, length } }))
}

/** Returns the mean of every channel over those who have recorded it there. */
function meanOf(all: readonly Channels[]): Channels {
  const [only] = all
  if (only && all.length === 1) return only
  const names = [...new Set(all.flatMap((channels) => Object.keys(channels)))]
  const mean = (values: readonly number[]) =>
    values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : null
  return Object.fromEntries(
    names.map((name) => {
      const series = all.flatMap((channels) => (channels[name] ? [channels[name]] : []))
      return [
        name,
        (series[0] ?? []).map((_, index) => mean(series.flatMap((values) => values[index] ?? []))),
      ]
    }),
  )
}
