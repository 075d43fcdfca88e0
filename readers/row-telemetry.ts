import { NO_TOTALS, type ReadResult, type Recording } from './activity.ts'
import {
  curveOf,
  CURVE_POINTS,
  extraChannel,
  seatChannel,
  type BaseChannel,
  type ChannelName,
  type Channels,
} from './channels.ts'
import { parseMoment } from './clock.ts'
import { addRow, columnIndex, columnSlice, emptyColumns, setCell, type Columns } from './columns.ts'
import { eachRow, separatorOf } from '#domain/sheets/read-csv.ts'
import { headingKey } from '#domain/sheets/headings.ts'
import { cellNumber, commaOf, type Comma } from './cells.ts'
import { deviceText } from './device-text.ts'
import type { Head } from './head.ts'
import type { ReadLimits } from './limits.ts'
import { FileRefusal } from './refusal.ts'
import { seatNames } from './seat-names.ts'
import { setCurve, type Table } from './table.ts'
import { finishAll } from './table-reader.ts'
import { decodeText } from '#domain/sheets/decode-text.ts'
import { maximum } from './totals.ts'

/**
 * Our own row-telemetry/1 as a table: lines of `# key: value`, then rows of boat (seat 0) and seats
 * at a time in seconds. Rows of one moment, or of one stroke where the level is stroke, become one
 * record with the values of the boat and of each seat.
 */
export const rowTelemetryReader = {
  name: 'row-telemetry',
  detect: ({ text }: Head): boolean => saysFormat(text()),
  read: readTable,
} as const

const LINES_ABOVE = 20
const LONGEST_LINE = 300

function saysFormat(text: string): boolean {
  const lines = text.slice(0, LINES_ABOVE * LONGEST_LINE).split(/\r\n|\n|\r/, LINES_ABOVE)
  return lines.some((line) => /^\uFEFF?"?#\s*format:\s*row-telemetry\//i.test(line))
}

const ROWING = 1

/** These belong to the boat, no matter whose row gives them. */
const BOAT: Readonly<Record<string, BaseChannel>> = {
  stroke: 'stroke',
  distance: 'distance',
  speed: 'speed',
  strokerate: 'cadence',
  lat: 'lat',
  lon: 'lon',
}
const SEAT: Readonly<Record<string, BaseChannel>> = {
  heartrate: 'heart_rate',
  power: 'power',
  work: 'work',
  catch: 'catch_angle',
  finish: 'finish_angle',
  slip: 'slip',
  wash: 'wash',
  maxforce: 'peak_force',
  avgforce: 'avg_force',
  forceposition: 'force_position',
  drivetime: 'drive_time',
  recoverytime: 'recovery_time',
}
const KNOWN = new Set(['t', 'seat', 'forcecurve', ...Object.keys(BOAT), ...Object.keys(SEAT)])
const MOST_SEATS = 24

/** What is written above the rows. */
export interface TelemetryHeading {
  readonly format: string
  readonly start: string
  readonly boat: string
  readonly level: string
  /** 1=Anna Example;2=Ben Example */
  readonly seats: string
}

export type TelemetryRow = (heading: string) => string

/**
 * Takes rows one after the other and makes an activity of them. `columns` are the headings there
 * are. Throws FileRefusal.
 */
export function telemetryReading(
  heading: TelemetryHeading,
  columns: readonly string[],
  comma: Comma,
  limits: ReadLimits,
) {
  if (!/^row-telemetry\/1(?:\.\d+)?$/i.test(heading.format.trim()))
    throw new FileRefusal('unknown_version')
  const table: Table = {
    columns: emptyColumns(limits),
    preamble: [],
    pieces: [],
    curves: new Map(),
    first: null,
    cut: false,
  }
  const extras = columns.filter((name) => !KNOWN.has(headingKey(name)))
  const byStroke = headingKey(heading.level) === 'stroke'
  const seats = new Set<number>()
  let moment = ''
  const add = (cell: TelemetryRow): void => {
    const number = (name: string): number => cellNumber(cell(name), comma)
    const seat = number('seat') || 0
    if (!Number.isInteger(seat) || seat < 0 || seat > MOST_SEATS) return
    if (seat > 0) seats.add(seat)
    const now = byStroke && cell('stroke') !== '' ? cell('stroke') : cell('t')
    const isSameMoment = table.columns.rows > 0 && now === moment
    const row = isSameMoment ? table.columns.rows - 1 : addRow(table.columns)
    moment = now
    setCells(table.columns, row, seat, { extras, number })
    const points = cell('forcecurve')
    if (points === '') return
    const curve = curveOf(points.split(/\s+/).map((point) => cellNumber(point, comma)))
    setCurve(table, seatChannel('force_curve', seat), row, curve)
  }
  return {
    add,
    finish: (): ReadResult => finishAll('row-telemetry', [recordingOf(table, heading, seats)]),
  }
}

type Cells = { extras: readonly string[]; number: (name: string) => number }

/** Writes what a row says of the boat and of a seat into a record. */
function setCells(columns: Columns, row: number, seat: number, { extras, number }: Cells): void {
  const set = (name: ChannelName, value: number): void => {
    if (!Number.isNaN(value)) setCell(columns, columnIndex(columns, name), row, value)
  }
  if (Number.isNaN(columns.arrays[columnIndex(columns, 't')]?.[row])) set('t', number('t'))
  for (const [name, channel] of Object.entries(BOAT)) set(channel, number(name))
  for (const [name, channel] of Object.entries(SEAT)) set(seatChannel(channel, seat), number(name))
  for (const name of extras) {
    const channel = extraChannel(name)
    if (channel) set(channel, number(name))
  }
}

function recordingOf(
  table: Table,
  heading: TelemetryHeading,
  seats: ReadonlySet<number>,
): Recording {
  const { columns } = table
  if (columns.rows === 0) throw new FileRefusal('no_records')
  const moment = parseMoment(heading.start)
  const epoch = moment && 'epoch' in moment ? moment.epoch : 0
  const [only = 0] = seats.size === 1 ? seats : []
  const channels: Channels = new Map()
  const own = (name: string): ChannelName =>
    (only > 0 && name.endsWith(`@${only}`)
      ? name.slice(0, -`@${only}`.length)
      : name) as ChannelName
  for (const name of columns.names) {
    const values = columnSlice(columns, name)
    if (values) channels.set(own(name), values)
  }
  for (const [name, values] of table.curves)
    channels.set(own(name), values.slice(0, columns.rows * CURVE_POINTS))
  const t = channels.get('t')
  const timer = maximum(t)
  t?.forEach((second, i) => (t[i] = second + epoch))
  return {
    sport_id: ROWING,
    start: epoch,
    device: deviceText(heading.boat),
    channels,
    records: columns.rows,
    ...(!(moment && 'epoch' in moment) && { wall_clock: moment?.wall ?? [] }),
    laps: [],
    totals: { ...NO_TOTALS, timer },
    breaks: [],
    seat_names: seatNames(heading.seats.split(';').map((seat) => seat.split('=', 2))),
    trust: 'trusted',
    paused: 0,
    warnings: [],
  }
}

function readTable(bytes: Uint8Array, limits: ReadLimits): ReadResult {
  const text = decodeText(bytes)
  const body = text.slice(Math.max(0, text.search(/^[^#\r\n\uFEFF]/m)))
  const separator = separatorOf(body)
  const comma = commaOf(body, separator)
  const said = new Map<string, string>()
  let reading: ReturnType<typeof telemetryReading> | undefined
  const places = new Map<string, number>()
  const placeOf = (name: string): number => places.get(name) ?? -1
  eachRow(text, separator, limits.tableColumns, (cells) => {
    const [first = ''] = cells
    if (first.startsWith('#')) {
      const [, key = '', value = ''] =
        /^#\s*([^:]+):\s*(.*)$/.exec(cells.join(separator).slice(0, LONGEST_LINE)) ?? []
      if (said.size < LINES_ABOVE) said.set(headingKey(key), value.replace(/[\s,;]+$/, ''))
    } else if (!reading) {
      for (const [at, heading] of cells.entries())
        places.set(headingKey(heading), at).set(heading, at)
      const of = (key: string): string => withoutRemark(said.get(key) ?? '')
      const heading = {
        format: of('format'),
        start: of('start'),
        boat: of('boat'),
        level: of('level'),
        seats: said.get('seats') ?? '',
      }
      reading = telemetryReading(heading, cells, comma, limits)
    } else reading.add((name) => cells[placeOf(name)] ?? '')
    return true
  })
  if (!reading) throw new FileRefusal('no_records')
  return reading.finish()
}

const withoutRemark = (value: string): string => value.replace(/\s*\(.*$/, '').trim()
