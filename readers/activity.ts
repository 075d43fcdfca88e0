import { NO_AVERAGES, type DeviceAverages } from '#domain/training/device-averages.ts'
import type { ChannelName, Channels } from './channels.ts'
import type { RefusalCode } from './refusal.ts'

/** Where the distance comes from, best first; null when nothing in the file gives it. */
export type DistanceSource = 'device' | 'laps' | 'gps' | 'speed'

/** What was found wrong, kept going all the same. */
export type Warning =
  | 'truncated'
  | 'damaged'
  | 'checksum'
  | 'part_not_read'
  | 'sport_unknown'
  | 'time_missing'
  | 'time_unknown'
  | 'time_disorder'
  | 'time_implausible'
  | 'distance_implausible'
  | 'totals_from_records'
  | 'laps_implausible'
  | 'last_lap_open'
  | 'totals_differ'
  | 'activity_implausible'
  | 'decimal_comma'
  | 'duplicate_left_out'
  | 'member_not_read'
  | 'transition'
  | 'single_record'
  | 'seat_unknown'
  | 'mornings'

export interface Lap {
  /** seconds since the activity's start */
  start: number
  /** seconds, null when the file does not say */
  time: number | null
  /** seconds until it ended by a clock on the wall, where the timer stood still within it */
  elapsed?: number
  /** metres */
  distance: number | null
  heart_rate_avg: number | null
  stroke_rate_avg: number | null
  /** a rest between pieces, when the device says so */
  rest: boolean
  /** of the workout that the device followed, by its place in the workout's file */
  step?: number
}

/**
 * One workout of one person or boat. Times are in seconds, distances in metres. `channels` share
 * one axis, its `t`: a value for each record, which is a second, a sample of 20 ms or a stroke, as
 * the device writes it; where `stroke` is among them it counts strokes. A boat with sensors has
 * channels by seat as well: `power@3` is seat 3. A device that writes samples and strokes beside
 * each other puts the latter into `strokes`, channels of the same names on an axis of their own
 * with the same zero. Curves hold CURVE_POINTS values a record. When stored, the channels of
 * `strokes` are named `stroke:…`.
 */
export interface Activity {
  /** It is null where the file does not say, so the athlete is asked. */
  sport_id: number | null
  /** ISO 8601 in UTC */
  start_time: string | null
  /**
   * Where the file gives only what a clock on the wall showed, this is its reading, without a zone
   * (2024-05-01T06:30:00). There are two when day and month cannot be distinguished, and the person
   * is asked. It is empty when start_time is known, or nothing is.
   */
  start_local: string[]
  device: string | null
  /**
   * the device's own timer, pauses excluded; where it has none, as elapsed_time less the pauses
   * that were marked
   */
  duration: number | null
  /**
   * from the start to the end by a clock on the wall, pauses and what was rowed before the first
   * record included
   */
  elapsed_time: number | null
  /**
   * faster than 0.5 m/s, by the device's word or by the records, never longer than its timer ran:
   * with `distance` it gives the pace. It is as long as the timer where the records cover only part
   * of the way
   */
  moving_time: number | null
  /**
   * in pieces and between them, where the device distinguishes them; else while its timer ran and
   * while it was stopped; null where it never was
   */
  work_time: number | null
  rest_time: number | null
  distance: number | null
  distance_source: DistanceSource | null
  records: number
  channels: Channels
  /** per stroke, where the records are not strokes themselves */
  strokes: Channels | null
  /** positions in the boat that have channels of their own, in order */
  seats: number[]
  /** who sat there as the file names them */
  seat_names: ReadonlyMap<number, string>
  /** channels computed here rather than measured */
  derived: ChannelName[]
  laps: Lap[]
  /**
   * seconds since the activity's start at which a piece was timed from zero again, and the rest
   * before it left out
   */
  restarts: number[]
  heart_rate_avg: number | null
  heart_rate_max: number | null
  stroke_rate_avg: number | null
  power_avg: number | null
  /** the device's own, beside those of the records */
  device_averages: DeviceAverages
  /** samples outside what a body or a sensor can do, by channel */
  dropped: Partial<Record<ChannelName, number>>
  warnings: Warning[]
}

/** What the device itself says about the whole; null where it says nothing. */
export interface DeviceTotals {
  distance: number | null
  /** sum over the laps the device closed */
  lap_distance: number | null
  timer: number | null
  elapsed: number | null
  moving: number | null
  work: number | null
  rest: number | null
  averages: DeviceAverages
  heart_rate_max: number | null
}

export const NO_TOTALS: DeviceTotals = {
  distance: null,
  lap_distance: null,
  timer: null,
  elapsed: null,
  moving: null,
  work: null,
  rest: null,
  averages: NO_AVERAGES,
  heart_rate_max: null,
}

/** A lap as a reader found it: `start` in seconds since 1970, NaN when unknown. */
export interface RecordedLap {
  readonly start: number
  readonly time: number | null
  readonly elapsed?: number
  readonly distance: number | null
  readonly heart_rate_avg: number | null
  readonly stroke_rate_avg: number | null
  readonly rest: boolean
  readonly step?: number
}

/**
 * A workout as a reader found it, before cleaning and adding up. Channel `t` and all times are in
 * seconds since 1970.
 */
export interface Recording {
  readonly sport_id: number | null
  /** start as the file states it */
  readonly start: number | null
  readonly device: string | null
  readonly channels: Channels
  readonly records: number
  /** channels per stroke, on the same clock */
  readonly strokes?: Channels
  /**
   * readings of a wall clock at zero, for a recording whose own clock counts from there; empty when
   * nobody knows
   */
  readonly wall_clock?: readonly string[]
  readonly laps: readonly RecordedLap[]
  readonly totals: DeviceTotals
  /** first record of each stretch after a break: nothing is joined across it */
  readonly breaks: readonly number[]
  /**
   * first record of each piece that the device timed from zero again: its clock runs on here, and
   * the rest before it is left out
   */
  readonly restarts?: readonly number[]
  /**
   * 'trusted'; 'checked' against the records, for a file whose checksum fails; 'ignored' when they
   * speak of more than was read
   */
  readonly trust: 'trusted' | 'checked' | 'ignored'
  /** seconds the timer stood still, by the device's own start and stop marks */
  readonly paused: number
  readonly warnings: readonly Warning[]
  /** by position in the boat */
  readonly seat_names?: ReadonlyMap<number, string>
}

/** A file of an archive. `sha256`: of its bytes, unpacked. */
export interface NamedBytes {
  readonly name: string
  readonly sha256: string
}

/**
 * A file of an archive that gives nothing, because the same bytes came before or it cannot be read.
 */
export interface LeftOut {
  readonly name: string
  readonly reason: RefusalCode | 'repeated'
}

export interface ReadResult {
  /** name of the reader, of the first member where an archive holds several */
  kind: string
  activities: Activity[]
  /** about the file as a whole; an activity carries its own warnings */
  warnings: Warning[]
  /** the file of an archive it came from */
  member?: NamedBytes
  left_out?: readonly LeftOut[]
}
