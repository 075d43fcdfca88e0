import type { ReadResult, Recording } from './activity.ts'
import { NO_TOTALS } from './activity.ts'
import type { ChannelName } from './channels.ts'
import { addRow, channelsOf, columnIndex, emptyColumns, setCell, type Columns } from './columns.ts'
import type { Head } from './head.ts'
import type { ReadLimits } from './limits.ts'
import { FileRefusal } from './refusal.ts'
import { finishAll } from './table-reader.ts'
import { opensElement, parseDecimal, parseTime, parseXml, type XmlOutcome } from './xml.ts'

/** KML: tracks with times (gx:Track and what it carries beside them), else lines of bare coordinates. */
export const kmlReader = { name: 'kml', detect: ({ bytes }: Head): boolean => opensElement(bytes, 'kml'), read } as const

/** Names of gx:SimpleArrayData, which every program chooses itself. */
const SERIES: ReadonlyMap<string, ChannelName> = new Map([
  ['heartrate', 'heart_rate'],
  ['heart_rate', 'heart_rate'],
  ['hr', 'heart_rate'],
  ['cadence', 'cadence'],
  ['power', 'power'],
  ['speed', 'speed'],
  ['temperature', 'temperature'],
])

interface Track {
  readonly points: Columns
  readonly breaks: number[]
}

interface KmlState {
  readonly limits: ReadLimits
  readonly timed: Track[]
  readonly bare: Track
  /** values of one series met so far */
  whens: number
  coords: number
  series: ChannelName | null
  values: number
}

const emptyTrack = (limits: ReadLimits): Track => ({ points: emptyColumns(limits), breaks: [] })

function read(bytes: Uint8Array, limits: ReadLimits): ReadResult {
  const state: KmlState = { limits, timed: [], bare: emptyTrack(limits), whens: 0, coords: 0, series: null, values: 0 }
  const outcome = parseXml(bytes, limits, {
    open: (name, attributes) => open(state, name, attributes),
    close: (name, text, parent) => close(state, name, text, parent),
  })
  const tracks = state.timed.some(({ points }) => points.rows > 0) ? state.timed : [state.bare]
  const filled = tracks.filter(({ points }) => points.rows > 0)
  if (filled.length === 0) throw new FileRefusal(outcome === 'whole' ? 'not_an_activity' : 'file_damaged')
  return finishAll(
    'kml',
    filled.map((track) => recordingOf(track, outcome)),
  )
}

function open(state: KmlState, name: string, attributes: Readonly<Record<string, string>>): void {
  if (name === 'Track') {
    if (state.timed.length >= state.limits.entries) throw new FileRefusal('too_large')
    state.timed.push(emptyTrack(state.limits))
    state.whens = 0
    state.coords = 0
  } else if (name === 'SimpleArrayData') {
    state.series = SERIES.get((attributes['name'] ?? '').toLowerCase()) ?? null
    state.values = 0
  }
}

function close(state: KmlState, name: string, text: string, parent: string): void {
  const points = state.timed.at(-1)?.points
  if (points && parent === 'Track' && name === 'when')
    setCell(points, columnIndex(points, 't'), rowAt(points, state.whens++), parseTime(text))
  else if (points && parent === 'Track' && name === 'coord') setPoint(points, rowAt(points, state.coords++), text.split(/\s+/))
  else if (points && name === 'value' && state.series)
    setCell(points, columnIndex(points, state.series), rowAt(points, state.values++), parseDecimal(text))
  else if (name === 'coordinates' && parent === 'LineString') addLine(state.bare, text)
}

/** Times, places and values come in lists one after the other: the first of each is the first row. */
function rowAt(points: Columns, row: number): number {
  while (points.rows <= row) addRow(points)
  return row
}

function addLine({ points, breaks }: Track, text: string): void {
  breaks.push(points.rows)
  for (const place of text.split(/\s+/)) if (place !== '') setPoint(points, addRow(points), place.split(','))
}

function setPoint(points: Columns, row: number, [lon = '', lat = '', elevation = '']: readonly string[]): void {
  setCell(points, columnIndex(points, 'lon'), row, parseDecimal(lon))
  setCell(points, columnIndex(points, 'lat'), row, parseDecimal(lat))
  setCell(points, columnIndex(points, 'elevation'), row, parseDecimal(elevation))
}

function recordingOf({ points, breaks }: Track, outcome: XmlOutcome): Recording {
  return {
    sport_id: null,
    start: null,
    device: null,
    channels: channelsOf(points, ['t', 'lat', 'lon', 'elevation', ...new Set(SERIES.values())]),
    records: points.rows,
    laps: [],
    totals: NO_TOTALS,
    breaks,
    trust: outcome === 'whole' ? 'trusted' : 'ignored',
    paused: 0,
    warnings: outcome === 'whole' ? [] : [outcome],
  }
}
