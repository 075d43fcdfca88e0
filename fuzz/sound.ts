import { MEASURED_NUMBERS, MORNING_FIELDS } from '#domain/monitoring/fields.ts'
import { isCalendarDay } from '#domain/time/calendar-span.ts'
import { digest } from '../server/recordings/imports/digest.ts'
import type { Activity, ReadResult } from '../readers/activity.ts'
import { decodeChannel } from '../readers/channel-blob.ts'
import { baseChannel, CURVE_POINTS, decimalsOf, type Channels } from '../readers/channels.ts'
import type { MorningFile } from '../readers/mornings/found.ts'
import { startOf } from '../server/recordings/imports/start.ts'

const ATHLETE = { hr_zones: null, max_hr: 190, age_years: null }
const KNOWN = { time_zone: 'Europe/Berlin', session_day: null, date_order: null }
const LONGEST_TEXT = 1000
const LARGEST_INTEGER = 2 ** 31 - 1

/** What keeps a reading from being digested and stored, in words; null for one that is sound. */
export function faultOf({ activities, warnings }: ReadResult): string | null {
  for (const activity of activities) {
    const fault =
      faultOfFigures(activity) ??
      faultOfAxis(activity.channels) ??
      faultOfAxis(activity.strokes ?? new Map())
    if (fault !== null) return fault
    const axes = [activity.channels, activity.strokes].map(
      (channels) => channels && new Map(channels),
    )
    const { blobs } = digest(activity, ATHLETE, warnings)
    for (const { name, data } of blobs) {
      const channels = name.startsWith('stroke:') ? axes[1] : axes[0]
      const values = [...(channels ?? [])].find(
        ([channel]) => channel === name.replace('stroke:', ''),
      )?.[1]
      if (
        !values ||
        !sameWithin(values, decodeChannel(data), 10 ** -decimalsOf(name.replace('stroke:', '')))
      )
        return `${name} is not stored as it was read`
    }
  }
  return null
}

function faultOfFigures(activity: Activity): string | null {
  const {
    channels: _,
    strokes: __,
    laps,
    dropped,
    device,
    seat_names,
    records,
    ...figures
  } = activity
  for (const [name, value] of Object.entries({ ...figures, ...dropped })) {
    if (typeof value === 'number' && !Number.isFinite(value)) return `${name} is ${value}`
  }
  for (const lap of laps) {
    for (const [name, value] of Object.entries(lap))
      if (typeof value === 'number' && !Number.isFinite(value))
        return `${name} of a lap is ${value}`
  }
  if (!Number.isInteger(records) || records < 0 || records > LARGEST_INTEGER)
    return `${records} records`
  const { start_time } = startOf(activity, KNOWN, Date.now())
  if (start_time !== null && !/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(start_time))
    return `starts at ${start_time}`
  for (const text of [device ?? '', ...seat_names.values(), ...activity.channels.keys()]) {
    if (text.includes('\0') || text.length > LONGEST_TEXT)
      return `a text of ${text.length} characters that cannot be kept`
  }
  return null
}

/** All channels of an axis are as long as its times, which never run back. */
function faultOfAxis(channels: Channels): string | null {
  const t = channels.get('t')
  const rows =
    t?.length ?? [...channels].find(([name]) => !baseChannel(name)?.endsWith('_curve'))?.[1].length
  for (const [name, values] of channels) {
    const points = baseChannel(name)?.endsWith('_curve') ? CURVE_POINTS : 1
    if (rows !== undefined && values.length !== rows * points)
      return `${name} has ${values.length} values for ${rows} records`
    if (values.includes(Infinity) || values.includes(-Infinity)) return `${name} is without end`
  }
  for (let i = 1; i < (t?.length ?? 0); i++)
    if (t && !((t[i] ?? 0) >= (t[i - 1] ?? 0))) return `its clock goes from ${t[i - 1]} to ${t[i]}`
  return null
}

/**
 * NaN is NaN; numbers may differ by half their last decimal, and what is beyond it is kept as a
 * double.
 */
function sameWithin(read: Float64Array, kept: Float64Array, step: number): boolean {
  if (read.length !== kept.length) return false
  return read.every(
    (value, i) =>
      Object.is(value, kept[i]) || Math.abs(value - (kept[i] ?? Number.NaN)) <= step * 0.5001,
  )
}

/** What keeps found mornings from being shown and stored, in words; null for sound ones. */
export function faultOfMornings({ readings, refused }: MorningFile): string | null {
  for (const { day, source, ...values } of [...readings, ...refused]) {
    if (!isCalendarDay(day)) return `${day} is no day`
    if (source.length < 1 || source.length > 60 || /\p{Cc}|\p{Cs}/u.test(source))
      return `${JSON.stringify(source)} is no source`
    for (const value of Object.values(values))
      if (typeof value === 'number' && !Number.isFinite(value)) return `${value} is no value`
  }
  const beyond = readings.find((reading) =>
    MEASURED_NUMBERS.some((name) => {
      const value = reading[name]
      const { min, max } = MORNING_FIELDS[name]
      return value !== undefined && !(value >= min && value <= max)
    }),
  )
  return beyond ? `${JSON.stringify(beyond)} is beyond its bounds` : null
}
