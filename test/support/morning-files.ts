import { define, openFit, seal, writeRow, type Column } from '../../readers/fit-encoder.ts'
import { FIT_EPOCH, FIT_MESSAGE, TIMESTAMP_FIELD } from '../../readers/fit-fields.ts'

/** What a watch or a scale writes about mornings; moments as ISO 8601 in UTC. */
export type MorningFit = {
  product?: string
  big_endian?: boolean
  /** the rate of the day, and the mean of seven days that stands beside it */
  resting?: readonly { at: string; rate?: number; week?: number }[]
  /** milliseconds */
  night_hrv?: readonly { at: string; value: number; week?: number }[]
  hrv?: readonly { at: string; value: number }[]
  /** 1 awake, 2 light, 3 deep, 4 dreams; each is marked where it ends */
  levels?: readonly { at: string; level: number }[]
  asleep?: readonly string[]
  /** kilograms; null while the scale works it out */
  weights?: readonly { at: string; kg: number | null }[]
  file_type?: number
}

const stamp: Column = [TIMESTAMP_FIELD, 'uint32']
const fitTime = (at: string): number => Date.parse(at) / 1000 - FIT_EPOCH
const MONITORING = 32
const GARMIN = 1

/** A FIT file without a training. */
export function morningFit(content: MorningFit): Uint8Array {
  const { product = 'fenix', resting = [], night_hrv = [], hrv = [], levels = [] } = content
  const { asleep = [], weights = [], file_type = MONITORING, big_endian = false } = content
  const writer = openFit(!big_endian)
  const write = (message: number, columns: readonly Column[], rows: readonly unknown[][]) => {
    if (rows.length > 0) define(writer, 0, message, columns)
    for (const row of rows) writeRow(writer, 0, columns, row as (number | undefined)[])
  }
  write(
    FIT_MESSAGE.fileId,
    [
      [0, 'enum'],
      [1, 'uint16'],
      [8, 'string', product.length + 1],
    ],
    [[file_type, GARMIN, product]],
  )
  write(
    FIT_MESSAGE.restingHeartRate,
    [stamp, [0, 'uint8'], [1, 'uint8']],
    resting.map(({ at, rate, week }) => [fitTime(at), week, rate]),
  )
  write(
    FIT_MESSAGE.hrvSummary,
    [stamp, [0, 'uint16'], [1, 'uint16']],
    night_hrv.map(({ at, value, week }) => [
      fitTime(at),
      week && Math.round(week * 128),
      Math.round(value * 128),
    ]),
  )
  write(
    FIT_MESSAGE.hrvValue,
    [stamp, [0, 'uint16']],
    hrv.map(({ at, value }) => [fitTime(at), Math.round(value * 128)]),
  )
  write(
    FIT_MESSAGE.event,
    [stamp, [0, 'enum'], [1, 'enum']],
    asleep.map((at) => [fitTime(at), 74, 0]),
  )
  write(
    FIT_MESSAGE.sleepLevel,
    [stamp, [0, 'enum']],
    levels.map(({ at, level }) => [fitTime(at), level]),
  )
  write(
    FIT_MESSAGE.weightScale,
    [stamp, [0, 'uint16']],
    weights.map(({ at, kg }) => [fitTime(at), kg === null ? 0xfffe : Math.round(kg * 100)]),
  )
  return seal(writer)
}

/** A week of a watch, with a night of three levels before the second of March. */
export const WATCH: MorningFit = {
  resting: [{ at: '2026-03-02T07:00:00Z', rate: 47, week: 49 }],
  night_hrv: [{ at: '2026-03-02T05:40:00Z', value: 65.5, week: 61 }],
  asleep: ['2026-03-01T21:30:00Z'],
  levels: [
    { at: '2026-03-01T23:30:00Z', level: 2 },
    { at: '2026-03-02T00:30:00Z', level: 3 },
    { at: '2026-03-02T00:45:00Z', level: 1 },
    { at: '2026-03-02T05:30:00Z', level: 4 },
  ],
  weights: [{ at: '2026-03-02T05:50:00Z', kg: 71.34 }],
}

type Record = {
  type: string
  value: string | number
  from: string
  to?: string
  unit?: string
  source?: string
}

/** One record of an export of Apple Health; moments as it writes them, `2026-03-02 06:10:00 +0100`. */
export const healthRecord = ({ type, value, from, to = from, unit, source = 'Watch' }: Record) =>
  `<Record type="HK${type}" sourceName="${source}" sourceVersion="11"` +
  `${unit === undefined ? '' : ` unit="${unit}"`} creationDate="${to}" startDate="${from}" ` +
  `endDate="${to}" value="${value}"/>`

const quantity = (name: string, unit: string) => (value: number, from: string, source?: string) =>
  healthRecord({
    type: `QuantityTypeIdentifier${name}`,
    unit,
    value,
    from,
    ...(source !== undefined && { source }),
  })

export const resting = quantity('RestingHeartRate', 'count/min')
export const kilograms = quantity('BodyMass', 'kg')
export const pounds = quantity('BodyMass', 'lb')
export const celsius = quantity('BodyTemperature', 'degC')
export const fahrenheit = quantity('BodyTemperature', 'degF')
export const sdnn = quantity('HeartRateVariabilitySDNN', 'ms')
export const sleep = (what: string, from: string, to: string, source = 'Watch') =>
  healthRecord({
    type: 'CategoryTypeIdentifierSleepAnalysis',
    value: `HKCategoryValueSleepAnalysis${what}`,
    from,
    to,
    source,
  })
