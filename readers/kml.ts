import { NO_TOTALS, type ReadResult, type Recording } from './activity.ts'
import type { ChannelName } from './channels.ts'
import { addRow, channelsOf, columnIndex, emptyColumns, setCell, type Columns } from './columns.ts'
import type { Head } from './head.ts'
import type { ReadLimits } from './limits.ts'
import { FileRefusal } from './refusal.ts'
import { finishAll } from './table-reader.ts'
import { opensElement, parseDecimal, parseTime, parseXml, type XmlOutcome } from './xml.ts'

/**
 * KML: tracks with times (gx:Track and what it carries beside them; those of one gx:MultiTrack are
 * one workout with pauses), else places that
 * each have a moment, as loggers write them, else lines of bare coordinates.
 */
export const kmlReader = {
  name: 'kml',
  detect: ({ bytes }: Head): boolean => opensElement(bytes, 'kml'),
  read,
} as const

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
  /** whether the next track goes on with the last */
  joined: boolean
  readonly places: Track
  readonly place: { when: string; coordinates: string }
  readonly bare: Track
  /** places in the last track of the next time, position and value */
  whens: number
  coords: number
  series: ChannelName | null
  values: number
}

const emptyTrack = (limits: ReadLimits): Track => ({ points: emptyColumns(limits), breaks: [] })

function read(bytes: Uint8Array, limits: ReadLimits): ReadResult {
  const state: KmlState = {
    limits,
    timed: [],
    joined: false,
    places: emptyTrack(limits),
    place: { when: '', coordinates: '' },
    bare: emptyTrack(limits),
    whens: 0,
    coords: 0,
    series: null,
    values: 0,
  }
  const outcome = parseXml(bytes, limits, {
    open: (name, attributes, parent) => open(state, name, attributes, parent),
    close: (name, text, parent) => close(state, name, text, parent),
    long: 'coordinates',
  })
  const isFilled = ({ points }: Track): boolean => points.rows > 0
  // A place with a moment alone is a mark on the map.
  const others = state.places.points.rows > 1 ? state.places : state.bare
  const filled = (state.timed.some(isFilled) ? state.timed : [others]).filter(isFilled)
  if (filled.length === 0)
    throw new FileRefusal(outcome === 'whole' ? 'not_an_activity' : 'file_damaged')
  return finishAll(
    'kml',
    filled.map((track) => recordingOf(track, outcome)),
  )
}

function open(
  state: KmlState,
  name: string,
  attributes: Readonly<Record<string, string>>,
  parent: string,
): void {
  if (name === 'Track') openTrack(state, parent)
  else if (name === 'MultiTrack') state.joined = false
  else if (name === 'Placemark') Object.assign(state.place, { when: '', coordinates: '' })
  else if (name === 'SimpleArrayData') {
    state.series = SERIES.get((attributes['name'] ?? '').toLowerCase()) ?? null
    state.values = state.timed.at(-1)?.breaks.at(-1) ?? 0
  }
}

function openTrack(state: KmlState, parent: string): void {
  const last = state.joined && parent === 'MultiTrack' ? state.timed.at(-1) : undefined
  if (!last && state.timed.length >= state.limits.entries) throw new FileRefusal('too_large')
  const track = last ?? emptyTrack(state.limits)
  if (!last) state.timed.push(track)
  state.joined = parent === 'MultiTrack'
  track.breaks.push(track.points.rows)
  state.whens = track.points.rows
  state.coords = track.points.rows
}

function close(state: KmlState, name: string, text: string, parent: string): void {
  const points = state.timed.at(-1)?.points
  if (name === 'when' && parent === 'TimeStamp') state.place.when = text
  else if (name === 'coordinates') closeCoordinates(state, text, parent)
  else if (name === 'Placemark') addPlace(state)
  else if (points && parent === 'Track' && name === 'when')
    setCell(points, columnIndex(points, 't'), rowAt(points, state.whens++), parseTime(text))
  else if (points && parent === 'Track' && name === 'coord')
    setPoint(points, rowAt(points, state.coords++), text.split(/\s+/))
  else if (points && name === 'value' && state.series)
    setCell(
      points,
      columnIndex(points, state.series),
      rowAt(points, state.values++),
      parseDecimal(text),
    )
}

function closeCoordinates({ place, bare }: KmlState, text: string, parent: string): void {
  if (parent === 'Point') place.coordinates = text
  else if (parent === 'LineString') addLine(bare, text)
}

function addPlace({ place: { when, coordinates }, places: { points } }: KmlState): void {
  if (when === '' || coordinates === '') return
  const row = addRow(points)
  setCell(points, columnIndex(points, 't'), row, parseTime(when))
  setPoint(points, row, coordinates.split(','))
}

/**
 * Times, places and values come in lists one after the other: the first of each is the first row.
 */
function rowAt(points: Columns, row: number): number {
  while (points.rows <= row) addRow(points)
  return row
}

function addLine({ points, breaks }: Track, text: string): void {
  breaks.push(points.rows)
  for (const [place] of text.matchAll(/\S+/g)) setPoint(points, addRow(points), place.split(','))
}

function setPoint(
  points: Columns,
  row: number,
  [lon = '', lat = '', elevation = '']: readonly string[],
): void {
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
