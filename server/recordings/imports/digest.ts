import { sportById } from '#domain/constants/sports.ts'
import { ets } from '#domain/training/ets.ts'
import { recordedBests, type RecordedBest } from '#domain/training/recorded-bests.ts'
import { rollingSpeeds, type RollingSpeeds } from '#domain/training/rolling-speeds.ts'
import { edwardsTrimp } from '#domain/training/trimp.ts'
import { timeInZones, zonesOfAthlete, type ZoneBounds } from '#domain/training/zones.ts'
import type {
  Activity,
  LeftOut,
  NamedBytes,
  ReadResult,
  Warning,
} from '../../../readers/activity.ts'
import { encodeChannel } from '../../../readers/channel-blob.ts'
import type { Channels } from '../../../readers/channels.ts'

export type Athlete = {
  hr_zones: ZoneBounds | null
  max_hr: number | null
  age_years: number | null
}

/**
 * An activity ready to be stored: its channels as compressed columns, its heart rate as seconds in
 * the athlete's zones.
 */
export type Digest = {
  activity: Omit<Activity, 'channels' | 'strokes'>
  warnings: Warning[]
  blobs: { name: string; data: Uint8Array }[]
  /** the lower bounds the seconds were counted by, kept with them */
  zone_bounds: readonly number[] | null
  zone_seconds: number[] | null
  trimp: number | null
  bests: readonly RecordedBest[]
  speeds: RollingSpeeds
}

/** What one file of an archive held, or without activities what is to be said of all. */
export type DigestedPart = {
  digests: Digest[]
  warnings: Warning[]
  member: NamedBytes | null
  left_out: readonly LeftOut[]
}

export const digestPart = (
  { activities, warnings, member, left_out }: ReadResult,
  athlete: Athlete,
): DigestedPart => ({
  digests: activities.map((activity) => digest(activity, athlete, warnings)),
  warnings,
  member: member ?? null,
  left_out: left_out ?? [],
})

export function digest(
  activity: Activity,
  athlete: Athlete,
  fileWarnings: readonly Warning[],
): Digest {
  const zone_bounds = zonesOfAthlete(athlete)?.bounds ?? null
  const zone_seconds = zoneSecondsWithin(activity.channels, zone_bounds)
  const { channels, strokes, ...figures } = activity
  return {
    activity: figures,
    warnings: [...new Set([...fileWarnings, ...activity.warnings])],
    blobs: [...blobsOf(channels), ...(strokes ? blobsOf(strokes, 'stroke:') : [])],
    zone_bounds,
    zone_seconds,
    trimp: trimpOf(zone_seconds),
    bests: recordedBests(channels, activity.restarts, activity.sport_id),
    speeds: rollingSpeeds(channels, activity.restarts),
  }
}

const blobsOf = (channels: Channels, prefix = ''): Digest['blobs'] =>
  [...channels].map(([name, values]) => ({
    name: prefix + name,
    data: encodeChannel(name, values),
  }))

export const trimpOf = (zone_seconds: readonly number[] | null): number | null =>
  zone_seconds && edwardsTrimp(zone_seconds.map((seconds) => seconds / 60))

/**
 * ETS of the activity alone, weighed by the sport it is stored under and the club's own factors, if
 * it has any.
 */
export function etsOf(
  { zone_seconds }: Pick<Digest, 'zone_seconds'>,
  sportId: number,
  factors?: readonly number[],
): number | null {
  const weight = sportById(sportId)?.ets_weight
  return zone_seconds && weight !== undefined
    ? ets(
        zone_seconds.map((seconds) => seconds / 60),
        weight,
        factors,
      )
    : null
}

/**
 * Seconds in six zones by their lower bounds; null without a heart rate or without bounds for the
 * zones.
 */
export function zoneSecondsWithin(
  channels: ReadonlyMap<string, ArrayLike<number>>,
  bounds: ZoneBounds | null,
): number[] | null {
  const t = channels.get('t')
  const heartRate = channels.get('heart_rate')
  if (!t || !heartRate || !bounds) return null
  const { seconds, below_s } = timeInZones(t, heartRate, bounds)
  return below_s > 0 || seconds.some((value) => value > 0) ? [...seconds] : null
}
