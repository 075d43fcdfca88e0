import type { ReadResult } from '../activity.ts'
import type { ChannelName } from '../channels.ts'
import { parseDuration, parseMoment } from '../clock.ts'
import { addRow, columnIndex, columnSlice, emptyColumns, setCell } from '../columns.ts'
import { deviceText } from '../device-text.ts'
import { eachRow, separatorOf } from '#domain/sheets/read-csv.ts'
import { headingKey } from '#domain/sheets/headings.ts'
import { cellNumber, commaOf, type Comma } from '../cells.ts'
import type { Head } from '../head.ts'
import type { ReadLimits } from '../limits.ts'
import { FileRefusal } from '../refusal.ts'
import { notePiece, type Table } from '../table.ts'
import { finishAll } from '../table-reader.ts'
import { tableRecording } from '../table-recording.ts'
import { decodeText } from '#domain/sheets/decode-text.ts'
import { METRES_PER_MILE, NEWTONS_PER_KILOGRAM, NEWTONS_PER_POUND, SPORT } from './units.ts'

/**
 * NK SpeedCoach as the LiNK programs export it, all generations: sections with a title, strokes in
 * the last. A second row of headings names the units. Where the speed comes from an impeller, so
 * does the distance, and the other way round; the other source is used only where the chosen one
 * has nothing at all. Cells of --- are empty.
 */
export const nkSpeedcoachReader = { name: 'nk-speedcoach', detect, read } as const

const STROKES = new Set(['perstrokedata', 'sessiondetaildata'])
/** Titles a file may begin with: some were exported, or cut, without what stands above. */
const TITLES = new Set([
  'sessioninformation',
  'sessionsummary',
  'intervalsummary',
  'intervalsummaries',
  'summaryforsessionintervals',
  ...STROKES,
])

function detect({ rows }: Head): boolean {
  return rows()
    .slice(0, 20)
    .some((cells) => TITLES.has(headingKey(cells[0] ?? '')))
}

type Source = 'gps' | 'impeller' | 'any'
interface Column {
  readonly to: ChannelName
  readonly source: Source
}

const column = (to: ChannelName, source: Source = 'any'): Column => ({ to, source })

const COLUMNS: Readonly<Record<string, Column>> = {
  elapsedtime: column('t'),
  distancegps: column('distance', 'gps'),
  gpsdistance: column('distance', 'gps'),
  distanceimp: column('distance', 'impeller'),
  impdistance: column('distance', 'impeller'),
  impellerdistance: column('distance', 'impeller'),
  distance: column('distance'),
  speedgps: column('speed', 'gps'),
  gpsspeed: column('speed', 'gps'),
  speedimp: column('speed', 'impeller'),
  impspeed: column('speed', 'impeller'),
  impellerspeed: column('speed', 'impeller'),
  distancestrokegps: column('stroke_distance', 'gps'),
  distancestrokeimp: column('stroke_distance', 'impeller'),
  strokerate: column('cadence'),
  totalstrokes: column('stroke'),
  strokecount: column('stroke'),
  heartrate: column('heart_rate'),
  power: column('power'),
  catch: column('catch_angle'),
  finish: column('finish_angle'),
  slip: column('slip'),
  wash: column('wash'),
  forceavg: column('avg_force'),
  forcemax: column('peak_force'),
  work: column('work'),
  maxforceangle: column('peak_force_angle'),
  gpslat: column('lat'),
  gpslon: column('lon'),
}

/** What both sources measure. */
const MEASURED = ['distance', 'speed', 'stroke_distance'] as const

/** Factors to SI by the unit in the second row of headings. */
const UNITS: ReadonlyMap<string, number> = new Map([
  ['kilometers', 1000],
  ['kilometres', 1000],
  ['km', 1000],
  ['miles', METRES_PER_MILE],
  ['kph', 1 / 3.6],
  ['kmh', 1 / 3.6],
  ['mph', METRES_PER_MILE / 3600],
  ['lbs', NEWTONS_PER_POUND],
  ['pounds', NEWTONS_PER_POUND],
  ['kg', NEWTONS_PER_KILOGRAM],
  ['kgf', NEWTONS_PER_KILOGRAM],
])

interface Info {
  start: string
  device: string
  byImpeller: boolean
}

interface Target {
  readonly at: number
  readonly to: ChannelName
  /** where the channel, or its replacement, is kept */
  readonly column: number
  factor: number
}

function read(bytes: Uint8Array, limits: ReadLimits): ReadResult {
  const text = decodeText(bytes)
  const separator = separatorOf(text)
  const comma = commaOf(text, separator)
  const table: Table = {
    columns: emptyColumns(limits),
    preamble: [],
    pieces: [],
    curves: new Map(),
    first: null,
    cut: false,
  }
  const info: Info = { start: '', device: 'NK SpeedCoach', byImpeller: false }
  let inStrokes = false
  let targets: Target[] | undefined
  table.cut = eachRow(text, separator, limits.tableColumns, (cells) => {
    const [first = ''] = cells
    if (!inStrokes) {
      noteInfo(info, cells)
      inStrokes = STROKES.has(headingKey(first))
    } else if (!targets)
      targets = headingKey(first) === 'interval' ? targetsOf(table, cells, info) : undefined
    else if (first.startsWith('(')) noteUnits(targets, cells)
    else addStroke(table, targets, cells, comma)
    return true
  })
  if (!targets) throw new FileRefusal('file_damaged')
  chooseSource(table)
  return finishAll('nk-speedcoach', [
    tableRecording(table, {
      sport_id: SPORT.rowing,
      device: deviceText(info.device),
      began: parseMoment(info.start),
    }),
  ])
}

function noteInfo(info: Info, cells: readonly string[]): void {
  for (const [at, cell] of cells.entries()) {
    const said = cells[at + 1] ?? ''
    const key = headingKey(cell)
    if (key === 'starttime') info.start = said
    else if (key === 'model' && said !== '') info.device = `NK ${said}`
    else if (key === 'speedinput') info.byImpeller = headingKey(said).startsWith('imp')
  }
}

const standIn = (to: ChannelName): string => `~${to}`

function targetsOf({ columns }: Table, headings: readonly string[], info: Info): Target[] {
  const taken = new Set<string>()
  return headings.flatMap((heading, at) => {
    const found = COLUMNS[headingKey(heading)]
    if (!found) return []
    const name =
      found.source === (info.byImpeller ? 'gps' : 'impeller') ? standIn(found.to) : found.to
    if (taken.has(name)) return []
    taken.add(name)
    return [{ at, to: found.to, column: columnIndex(columns, name), factor: 1 }]
  })
}

/**
 * A source that says nothing at all gives way to the other, for distance and speed alike, so that
 * they are of one kind.
 */
function chooseSource({ columns }: Table): void {
  const chosen = columnSlice(columns, 'distance') ?? columnSlice(columns, 'speed')
  if (chosen) return
  for (const to of MEASURED) {
    const other = columnSlice(columns, standIn(to))
    if (other) columns.arrays[columnIndex(columns, to)] = other
  }
}

function noteUnits(targets: readonly Target[], units: readonly string[]): void {
  for (const target of targets) target.factor = UNITS.get(headingKey(units[target.at] ?? '')) ?? 1
}

function addStroke(
  table: Table,
  targets: readonly Target[],
  cells: readonly string[],
  comma: Comma,
): void {
  const row = addRow(table.columns)
  if (cells[0]) notePiece(table, row, cells[0])
  for (const { at, to, column: place, factor } of targets) {
    const cell = cells[at] ?? ''
    if (cell === '' || cell === '---') continue
    setCell(
      table.columns,
      place,
      row,
      to === 't' ? parseDuration(cell) : cellNumber(cell, comma) * factor,
    )
  }
}
