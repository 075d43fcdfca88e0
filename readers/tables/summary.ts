import { NO_TOTALS, type Recording } from '../activity.ts'
import type { ChannelName, Channels } from '../channels.ts'
import type { DateOrder } from '#domain/sheets/days.ts'
import { earlier, parseDuration, parseMoment, type Moment } from '../clock.ts'
import { eachRow, separatorOf } from '#domain/sheets/read-csv.ts'
import { headingKey } from '#domain/sheets/headings.ts'
import { cellNumber, commaOf, type Comma } from '../cells.ts'
import type { ReadLimits } from '../limits.ts'
import { FileRefusal } from '../refusal.ts'
import { decodeText } from '#domain/sheets/decode-text.ts'
import { known } from '../totals.ts'

type Row = ReadonlyMap<string, string>

/**
 * The rows below the headings that tell a table of workouts, each by its headings. Throws
 * FileRefusal when there are too many.
 */
export function readWorkouts(
  bytes: Uint8Array,
  limits: ReadLimits,
  signature: readonly (readonly string[])[],
): { rows: Row[]; comma: Comma } {
  const text = decodeText(bytes)
  const separator = separatorOf(text)
  const rows: Row[] = []
  let keys: string[] | undefined
  eachRow(text, separator, limits.tableColumns, (cells) => {
    if (!keys) {
      const found = cells.map(headingKey)
      if (signature.every((group) => group.some((key) => found.includes(key)))) keys = found
      return true
    }
    if (rows.length >= limits.entries) throw new FileRefusal('too_large')
    // If two columns have one heading, the first counts.
    rows.push(new Map(keys.map((key, at) => [key, cells[at] ?? ''] as const).toReversed()))
    return true
  })
  return { rows, comma: commaOf(text, separator) }
}

/** The cells of one workout, by any of some headings. */
export interface Cells {
  readonly text: (...headings: string[]) => string
  readonly number: (...headings: string[]) => number | null
  /** a number that has no decimals, so that any mark in it divides thousands */
  readonly whole: (...headings: string[]) => number | null
  readonly duration: (...headings: string[]) => number | null
  readonly moment: (...headings: string[]) => Moment | null
}

export function cellReader(row: Row, comma: Comma, order: DateOrder | null): Cells {
  const text = (...headings: string[]): string => {
    const heading = headings.find((name) => (row.get(name) ?? '') !== '')
    // Spreadsheets keep a time as it is when it is in quotes of its own.
    return heading === undefined ? '' : (row.get(heading) ?? '').replaceAll('"', '')
  }
  return {
    text,
    number: (...headings) => known(cellNumber(text(...headings), comma)),
    whole: (...headings) =>
      known(cellNumber(text(...headings).replaceAll(/[.,](?=\d{3}(?:\D|$))/g, ''), comma)),
    duration: (...headings) => known(parseDuration(text(...headings))),
    moment: (...headings) => parseMoment(text(...headings), order),
  }
}

export interface Summary {
  readonly sport_id: number | null
  readonly device: string
  /** when it began, or with `dated` 'end' when it was over */
  readonly start: Moment | null
  readonly dated?: 'end'
  /** seconds of work, and of rest beside it */
  readonly work: number | null
  readonly rest: number | null
  readonly distance: number | null
  readonly heart_rate: number | null
  readonly rate: number | null
  readonly power: number | null
  readonly drag_factor?: number | null
}

/** A workout of which only its figures are known: one record, at its end. */
export function summaryRecording(summary: Summary): Recording {
  const { work, rest, distance } = summary
  const lasted = (work ?? 0) + (rest ?? 0)
  const start = summary.dated === 'end' ? earlier(summary.start, lasted) : summary.start
  const zero = start && 'epoch' in start ? start.epoch : 0
  const end = zero + lasted
  const channels: Channels = new Map()
  const set = (name: ChannelName, value: number | null | undefined) =>
    typeof value === 'number' && channels.set(name, Float64Array.of(value))
  set('t', end)
  set('distance', distance)
  set('heart_rate', summary.heart_rate)
  set('cadence', summary.rate)
  set('power', summary.power)
  set('drag_factor', summary.drag_factor)
  return {
    sport_id: summary.sport_id,
    start: zero,
    device: summary.device,
    channels,
    records: 1,
    ...((!start || 'wall' in start) && { wall_clock: start?.wall ?? [] }),
    laps: [
      {
        start: zero,
        time: work,
        distance,
        heart_rate_avg: summary.heart_rate,
        stroke_rate_avg: summary.rate,
        rest: false,
      },
    ],
    totals: { ...NO_TOTALS, distance, timer: work, elapsed: end - zero, moving: work, work, rest },
    breaks: [],
    trust: 'trusted',
    paused: 0,
    warnings: [],
  }
}
