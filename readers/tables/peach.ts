import { NO_TOTALS, type ReadResult, type Recording, type RecordedLap } from '../activity.ts'
import type { BaseChannel, ChannelName, Channels } from '../channels.ts'
import { parseDuration, parseMoment, type Moment } from '../clock.ts'
import { addRow, channelsOf, columnIndex, emptyColumns, setCell, type Columns } from '../columns.ts'
import { eachRow } from '#domain/sheets/read-csv.ts'
import { headingKey } from '#domain/sheets/headings.ts'
import { cellNumber } from '../cells.ts'
import { addDrives, addWork } from '../drives.ts'
import { headOf, type Head } from '../head.ts'
import type { ReadLimits } from '../limits.ts'
import { FileRefusal } from '../refusal.ts'
import { seatNames } from '../seat-names.ts'
import { finishAll } from '../table-reader.ts'
import { decodeText } from '#domain/sheets/decode-text.ts'
import { FACTORS, POSITION_CHANNELS, SAMPLE_CHANNELS, STROKE_CHANNELS } from './peach-channels.ts'
import { SPORT } from './units.ts'

/**
 * Peach PowerLine's text export: sections, each with a title line that begins with =====. Samples
 * (Periodic), strokes (0x800A) and
 * positions (0x8013) have two rows of headings, what and whose: the boat or a seat; scullers have a
 * port (P) and a starboard (S) oar.
 * Forces at the gate are in kilograms. Force over the drive and work of a stroke are worked out:
 * from angle and force, from power and rate.
 */
export const peachReader = { name: 'peach', detect, read } as const

const TITLE = /^=====/

function detect({ text, rows }: Head): boolean {
  return (
    bareSection(rows()) !== null ||
    (TITLE.test(text()) &&
      /^=====\t(?:File Info|GPS Info|Crew Info|Rig Info|Parameter Info|Sensor Info|Periodic|Aperiodic)/m.test(
        text(),
      ))
  )
}

/** Words for a stroke that only this program uses. */
const STROKE_WORDS = ['rowerswivelpower', 'swivelpower', 'minangle', 'maxangle', 'catchslip']
const OWNER = /^(?:boat|[1-9])?$/i

/**
 * The section of a table that was saved alone, without titles: channels in the first row, whose in
 * the second. Null for any other.
 */
function bareSection([headings = [], owners = []]: readonly (readonly string[])[]):
  | 'Periodic'
  | 'Aperiodic 0x800A'
  | null {
  const keys = headings.map((heading) => headingKey(heading.replace(/^[PS] /, '')))
  const isTable = owners.includes('1') && owners.every((owner) => OWNER.test(owner.trim()))
  if (!isTable || !keys.includes('time')) return null
  if (keys[0] === 'time' && keys.some(isGate)) return 'Periodic'
  return STROKE_WORDS.some((word) => keys.includes(word)) ? 'Aperiodic 0x800A' : null
}

const isGate = (key: string): boolean => /^gate(?:angle|force)/.test(key)

interface Target {
  readonly at: number
  readonly column: number
  readonly factor: number
}

interface DataSection {
  readonly columns: Columns
  readonly words: Readonly<Record<string, BaseChannel>>
  headings: readonly string[] | null
  targets: Target[] | null
}

interface PeachState {
  readonly sections: {
    readonly samples: DataSection
    readonly strokes: DataSection
    readonly positions: DataSection
  }
  readonly laps: RecordedLap[]
  section: string
  rowOfSection: number
  readonly seats: string[][]
  moment: Moment | null
}

const sectionOf = (limits: ReadLimits, words: DataSection['words']): DataSection => ({
  columns: emptyColumns(limits),
  words,
  headings: null,
  targets: null,
})

function read(bytes: Uint8Array, limits: ReadLimits): ReadResult {
  const state: PeachState = {
    sections: {
      samples: sectionOf(limits, SAMPLE_CHANNELS),
      strokes: sectionOf(limits, STROKE_CHANNELS),
      positions: sectionOf(limits, POSITION_CHANNELS),
    },
    laps: [],
    section: '',
    rowOfSection: 0,
    seats: [],
    moment: null,
  }
  const { rows, separator } = headOf(bytes)
  const bare = bareSection(rows())
  state.section = bare ?? ''
  eachRow(decodeText(bytes), bare ? separator() : '\t', limits.tableColumns, (cells) => {
    readRow(state, cells, limits)
    return true
  })
  return finishAll('peach', [recordingOf(state)])
}

function readRow(state: PeachState, cells: readonly string[], limits: ReadLimits): void {
  if (TITLE.test(cells[0] ?? '')) {
    state.section = [cells[1], cells[2]].filter(Boolean).join(' ')
    state.rowOfSection = 0
    return
  }
  state.rowOfSection++
  const { samples, strokes, positions } = state.sections
  if (state.section === 'Periodic') readData(samples, cells)
  else if (state.section === 'Aperiodic 0x800A') readData(strokes, cells)
  else if (state.section === 'Aperiodic 0x8013') readData(positions, cells)
  else if (state.section === 'Crew Info') state.seats.push(cells.slice(0, 2))
  else if (state.section === 'Piece' && state.rowOfSection > 1) addLap(state, cells, limits)
  else
    state.moment ??=
      cells
        .map((cell) => (/\d:\d\d/.test(cell) ? parseMoment(cell) : null))
        .find((moment) => moment !== null) ?? null
}

const SECONDS = 0.001

function addLap({ laps }: PeachState, cells: readonly string[], limits: ReadLimits): void {
  const start = cellNumber(cells[0] ?? '', 'decimal') * SECONDS
  const end = cellNumber(cells[1] ?? '', 'decimal') * SECONDS
  if (Number.isNaN(start) || Number.isNaN(end)) return
  if (laps.length >= limits.entries) throw new FileRefusal('too_large')
  const metres = cellNumber(cells[4] ?? '', 'decimal')
  const rate = cellNumber(cells[5] ?? '', 'decimal')
  const time = parseDuration(cells[3] ?? '')
  laps.push({
    start,
    time: Number.isNaN(time) ? end - start : time,
    distance: Number.isNaN(metres) ? null : metres,
    heart_rate_avg: null,
    stroke_rate_avg: Number.isNaN(rate) ? null : rate,
    rest: false,
  })
}

function readData(section: DataSection, cells: readonly string[]): void {
  if (!section.headings) section.headings = cells
  else if (!section.targets) section.targets = targetsOf(section, section.headings, cells)
  else {
    const { columns, targets } = section
    const row = addRow(columns)
    for (const { at, column, factor } of targets)
      setCell(columns, column, row, cellNumber(cells[at] ?? '', 'decimal') * factor)
  }
}

/**
 * Columns by what and whose. A sculler's two oars keep their sides; of two words for one channel
 * the first in the list counts.
 */
function targetsOf(
  { columns, words }: DataSection,
  headings: readonly string[],
  owners: readonly string[],
): Target[] {
  const order = Object.keys(words)
  const found = headings.flatMap((heading, at) => {
    if (headingKey(heading) === 'time') return [{ at, name: 't', rank: 0, factor: 1 }]
    const [, side = '', what = ''] = /^(?:([PS]) )?(.*)$/.exec(heading) ?? []
    const channel = words[headingKey(what)]
    if (!channel) return []
    const seat = Number(owners[at])
    const name =
      Number.isInteger(seat) && seat > 0 && seat <= 9
        ? `${channel}@${seat}${side.toLowerCase()}`
        : channel
    return [{ at, name, rank: order.indexOf(headingKey(what)), factor: FACTORS[channel] ?? 1 }]
  })
  const best = new Map(
    found.toSorted((a, b) => b.rank - a.rank).map((target) => [target.name, target]),
  )
  return [...best.values()].map(({ at, name, factor }) => ({
    at,
    column: columnIndex(columns, name),
    factor,
  }))
}

function recordingOf({ sections, laps, seats, moment }: PeachState): Recording {
  const { samples, strokes, positions } = sections
  const bySample = samples.columns.rows > 0
  const main = bySample ? samples.columns : strokes.columns
  if (main.rows === 0) throw new FileRefusal('no_records')
  const zero = moment && 'epoch' in moment ? moment.epoch : 0
  const channels = channelsIn(main, zero)
  leaveOutStillImpeller(channels)
  addPositions(channels, channelsIn(positions.columns, zero))
  const perStroke = bySample && strokes.columns.rows > 0 ? channelsIn(strokes.columns, zero) : null
  addWork(perStroke ?? channels)
  if (perStroke) addDrives(perStroke, channels)
  const first = channels.get('t')?.[0] ?? 0
  return {
    sport_id: SPORT.rowing,
    start: moment && 'epoch' in moment ? null : first,
    device: 'Peach PowerLine',
    channels,
    records: main.rows,
    ...(perStroke && { strokes: perStroke }),
    ...(!(moment && 'epoch' in moment) && { wall_clock: moment?.wall ?? [] }),
    laps: laps.length > 0 ? laps.map((lap) => ({ ...lap, start: lap.start + zero })) : [],
    totals: NO_TOTALS,
    breaks: [],
    seat_names: seatNames(seats),
    trust: 'trusted',
    paused: 0,
    warnings: [],
  }
}

/** Times from milliseconds to the recording's clock. */
function channelsIn(columns: Columns, zero: number): Channels {
  const channels = channelsOf(columns, columns.names as ChannelName[])
  const t = channels.get('t')
  t?.forEach((time, i) => (t[i] = zero + time * SECONDS))
  return channels
}

/** Without an impeller distance stays as it is, and speed is what is left of its calibration. */
function leaveOutStillImpeller(channels: Channels): void {
  const distance = channels.get('distance')
  const first = distance?.find((metres) => !Number.isNaN(metres))
  if (!distance?.every((metres) => metres === first || Number.isNaN(metres))) return
  channels.delete('distance')
  channels.delete('speed')
}

/** Positions come more seldom than samples: each goes to the first sample that is not before it. */
function addPositions(channels: Channels, positions: Channels): void {
  const t = channels.get('t')
  const at = positions.get('t')
  if (!t || !at) return
  for (const name of ['lat', 'lon'] as const) {
    const values = positions.get(name)
    if (!values || channels.has(name)) continue
    const spread = new Float64Array(t.length).fill(Number.NaN)
    for (let row = 0, i = 0; row < t.length && i < at.length; row++) {
      if ((t[row] ?? Number.NaN) >= (at[i] ?? Number.NaN)) spread[row] = values[i++] ?? Number.NaN
    }
    channels.set(name, spread)
  }
}
