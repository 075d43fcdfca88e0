import { eachRow, separatorOf } from '#domain/sheets/read-csv.ts'
import { decodeText } from '#domain/sheets/decode-text.ts'
import type { ReadResult } from '../activity.ts'
import { headingKey } from '#domain/sheets/headings.ts'
import { cellNumber } from '../cells.ts'
import { parseMoment, type Moment } from '../clock.ts'
import type { Head } from '../head.ts'
import { writtenRecording, type WrittenRecording } from '../recording-json.ts'
import type { ReadLimits } from '../limits.ts'
import { FileRefusal } from '../refusal.ts'
import { finishAll } from '../table-reader.ts'
import { known } from '../totals.ts'

/**
 * The list in Strava's bulk export: a row an activity, dated in UTC, with the file it came from.
 * Headings and sports are in the language of the person, the order of the columns is not.
 */
export const stravaActivitiesReader = {
  name: 'strava-activities',
  detect: ({ rows }: Head): boolean => rows().slice(0, 2).some(isHeading) || lists(rows()),
  read,
} as const

const AT = { id: 0, date: 1, name: 2, sport: 3, elapsed: 5, distance: 6, heartRate: 7 } as const
const FILE = /^activities\/[^/]+\.(?:fit|gpx|tcx)(?:\.gz)?$/i

const isHeading = (cells: readonly string[]): boolean => {
  const keys = cells.map(headingKey)
  return ['activityid', 'activitydate', 'activitytype', 'filename'].every((key) =>
    keys.includes(key),
  )
}

/** Rows of a list whose headings are in another language: an id first, and a file. */
const lists = (rows: readonly (readonly string[])[]): boolean =>
  rows.length > 1 &&
  rows.slice(1).some((cells) => /^\d{4,}$/.test(cells[AT.id] ?? '') && cells.some(isFile))

const isFile = (cell: string): boolean => FILE.test(cell)

export interface StravaActivity {
  readonly id: string
  readonly sport: string
  /** its file in the export; empty for what was entered by hand */
  readonly file: string
  readonly recording: WrittenRecording
}

/** The activities of the list. Throws FileRefusal when there are too many. */
export function stravaActivities(bytes: Uint8Array, limits: ReadLimits): StravaActivity[] {
  const text = decodeText(bytes)
  const activities: StravaActivity[] = []
  let headings: readonly string[] | undefined
  let fileAt = -1
  eachRow(text, separatorOf(text), limits.tableColumns, (cells) => {
    if (!headings) {
      headings = cells
      fileAt = cells.map(headingKey).indexOf('filename')
    } else {
      if (activities.length >= limits.entries) throw new FileRefusal('too_large')
      if (fileAt < 0) fileAt = cells.findIndex(isFile)
      activities.push(activityOf(headings, cells, cells[fileAt] ?? ''))
    }
    return true
  })
  return activities
}

/** Some columns come twice: for the person in their units, and further on in metres and seconds. */
function activityOf(
  headings: readonly string[],
  cells: readonly string[],
  file: string,
): StravaActivity {
  const again = (at: number): number => headings.indexOf(headings[at] ?? '', at + 1)
  const number = (at: number): number | null =>
    at < 0 ? null : known(cellNumber(cells[at] ?? '', 'thousands'))
  const elapsedAt = again(AT.elapsed)
  const heartAt = again(AT.heartRate)
  const id = cells[AT.id] ?? ''
  const sport = cells[AT.sport] ?? ''
  const moment = utcOf(cells[AT.date] ?? '')
  const elapsed = number(elapsedAt) ?? number(AT.elapsed)
  const moving = elapsedAt < 0 ? null : number(elapsedAt + 1)
  return {
    id,
    sport,
    file,
    recording: {
      provider: 'strava',
      id,
      name: cells[AT.name] ?? null,
      sport,
      device: 'Strava',
      start: moment && 'epoch' in moment ? new Date(moment.epoch * 1000).toISOString() : null,
      elapsed,
      timer: moving !== null && moving > 0 ? moving : elapsed,
      moving,
      distance: number(again(AT.distance)),
      heart_rate_avg: heartAt < 0 ? null : number(heartAt + 1),
      heart_rate_max: number(AT.heartRate),
      channels: {},
      laps: [],
    },
  }
}

const utcOf = (date: string): Moment | null => parseMoment(`${date} UTC`) ?? parseMoment(date)

function read(bytes: Uint8Array, limits: ReadLimits): ReadResult {
  const recordings = stravaActivities(bytes, limits).map(({ recording }) =>
    writtenRecording(recording, limits),
  )
  return finishAll('strava-activities', recordings)
}
