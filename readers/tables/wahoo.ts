import type { ReadResult, RecordedLap, Recording } from '../activity.ts'
import type { ChannelName, Channels } from '../channels.ts'
import { parseMoment, type Moment } from '../clock.ts'
import { columnSlice, dropSilent } from '../columns.ts'
import { headingKey } from '#domain/sheets/headings.ts'
import { cellNumber } from '../cells.ts'
import type { Head } from '../head.ts'
import type { ReadLimits } from '../limits.ts'
import { SPORT as SPORTS } from '#domain/constants/sports.ts'
import { cellBelow, readTable, value, type Table, type TableFormat } from '../table.ts'
import { finishAll } from '../table-reader.ts'
import { tableRecording } from '../table-recording.ts'
import { known } from '../totals.ts'

/**
 * CSV of the Wahoo apps: what the sensors are, sums of the whole and of intervals, and a row a
 * second with a column for every sensor there could be; those that are not say zero.
 */
const FORMAT: TableFormat = {
  name: 'wahoo',
  signature: [['time'], ['hrheartrate'], ['gpslat', 'spdinstspeed', 'pwrinstpwr'], ['interval']],
  columns: {
    time: value('t'),
    hrheartrate: value('heart_rate'),
    gpslat: value('lat'),
    gpslon: value('lon'),
    gpsaltitude: value('~height of gps'),
    dispaltitude: value('~height of display'),
    disptemperature: value('temperature'),
    pwrinstpwr: value('power'),
    cadcadence: value('~cadence of crank'),
    pwrcadence: value('~cadence of power'),
    macadence: value('~cadence of motion'),
    spdaccdist: value('~distance of wheel'),
    gpsdist: value('~distance of gps'),
    fpaccdist: value('~distance of foot'),
    pwraccdist: value('~distance of power'),
    manualdist: value('~distance by hand'),
  },
  skip: { heading: 'paused', says: /^1/ },
}

/** Columns that carry each quantity, the best first. */
const SOURCES: readonly (readonly [channel: ChannelName, columns: readonly string[]])[] = [
  ['distance', ['of wheel', 'of gps', 'of foot', 'of power', 'by hand']],
  ['cadence', ['of crank', 'of power', 'of motion']],
  ['elevation', ['of display', 'of gps']],
]
const WORDS: Readonly<Record<string, string>> = { elevation: 'height' }

export const wahooReader = {
  name: FORMAT.name,
  detect: ({ rows }: Head): boolean => isExport(rows()),
  read,
} as const

/** Its first line names the app; the table of samples may follow after hundreds of intervals. */
const isExport = (rows: readonly (readonly string[])[]): boolean =>
  rows[0]?.[0] === 'Device' &&
  rows.some(([first = '', ...cells]) => first === 'workout' && cells.includes('runningtime'))

function read(bytes: Uint8Array, limits: ReadLimits): ReadResult {
  const table = readTable(bytes, limits, FORMAT)
  const plain = tableRecording(table, {
    sport_id: sportBy(table),
    device: 'Wahoo',
    began: startOf(table),
    totals: {
      timer: known(cellNumber(cellBelow(table.preamble, 'runningtime', 'workout'), 'thousands')),
    },
  })
  return finishAll(FORMAT.name, [withSensors(table, plain)])
}

/** The columns of the sensors that were there, in place of all that could have been. */
function withSensors({ columns, preamble }: Table, recording: Recording): Recording {
  const channels: Channels = new Map(recording.channels)
  for (const [channel, sources] of SOURCES) {
    const word = WORDS[channel] ?? channel
    const found = sources
      .map((source) => columnSlice(columns, `~${word} ${source}`))
      .find((values) => values?.some((one) => one > 0))
    if (found) channels.set(channel, found)
  }
  const heartRate = channels.get('heart_rate')
  heartRate?.forEach((rate, row) => (heartRate[row] = rate > 0 ? rate : Number.NaN))
  dropSilent(channels, ['power', 'temperature', 'heart_rate', 'lat', 'lon'])
  return { ...recording, channels, laps: intervals(preamble, recording.start ?? 0) }
}

/** Sensors of a bike or a foot say what was done; the file itself does not. */
function sportBy({ preamble }: Table): number | null {
  const has = (...sensors: readonly string[]): boolean =>
    preamble.some(([sensor = '', present = '']) => sensors.includes(sensor) && present === 'yes')
  if (has('footpod')) return SPORTS.run
  return has('spd', 'cad', 'pwr') ? SPORTS.bike : null
}

/** Year,2016,Month,10,Day,7,Hour,17,Minute,24,Second,2 on the clock of the phone. */
function startOf({ preamble }: Table): Moment | null {
  const row = preamble.find(([first = '']) => headingKey(first) === 'year') ?? []
  const after = (name: string): string =>
    (row[row.findIndex((cell) => headingKey(cell) === name) + 1] ?? '').padStart(2, '0')
  const day = ['year', 'month', 'day'].map(after).join('-')
  return parseMoment(`${day} ${['hour', 'minute', 'second'].map(after).join(':')}`)
}

const AT = { start: 'starttime', running: 'runningtime', heartRate: 'hravg' } as const
const DISTANCES = ['wheeldist', 'gpsdist', 'stridedist', 'manualdist']

/** Rows below the heading of intervals; those of their parts hold no averages. */
function intervals(preamble: Table['preamble'], zero: number): RecordedLap[] {
  const keys = preamble.map((cells) => cells.map(headingKey))
  const heading = keys.findIndex(([first]) => first === 'interval')
  if (heading < 0) return []
  const at = (cells: readonly string[], name: string): number =>
    cellNumber(cells[keys[heading]?.indexOf(name) ?? -1] ?? '', 'thousands')
  return preamble
    .slice(heading + 1)
    .filter((cells) => /^\d+$/.test(cells[0] ?? '') && !Number.isNaN(at(cells, AT.heartRate)))
    .map((cells) => {
      const heartRate = at(cells, AT.heartRate)
      return {
        start: zero + at(cells, AT.start),
        time: known(at(cells, AT.running)),
        distance: DISTANCES.map((name) => at(cells, name)).find((metres) => metres > 0) ?? null,
        heart_rate_avg: heartRate > 0 ? heartRate : null,
        stroke_rate_avg: null,
        rest: false,
      }
    })
}
