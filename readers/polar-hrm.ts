import { decodeText } from '#domain/sheets/decode-text.ts'
import { NO_TOTALS, type ReadResult, type Recording, type RecordedLap } from './activity.ts'
import type { BaseChannel } from './channels.ts'
import { parseDuration } from './clock.ts'
import { addRow, channelsOf, columnIndex, emptyColumns, setCell, type Columns } from './columns.ts'
import type { Head } from './head.ts'
import type { ReadLimits } from './limits.ts'
import { withTrack } from './polar-hrm-track.ts'
import type { ReadContext } from './read-context.ts'
import { FileRefusal } from './refusal.ts'
import { finishAll } from './table-reader.ts'

/**
 * HRM of Polar: sections of lines, of which `[Params]` says how the numbers of `[HRData]` are to be
 * read, and `[IntTimes]` when laps ended. Its time is that of a clock on the wall.
 */
export const polarHrmReader = {
  name: 'polar-hrm',
  detect: ({ text }: Head): boolean => /^\uFEFF?\s*\[Params\]\s+Version=\d{3}\b/.test(text()),
  read,
} as const

/** Rows that hold milliseconds from beat to beat instead of values at an interval. */
const BEAT_TO_BEAT = 238
/** From this version on SMode says what is recorded, before it Mode. */
const SMODE_VERSION = 106

const KMH = 1 / 3.6
const MPH = 0.44704
const FOOT = 0.3048
const TENTH = 0.1
const MINUTE_MS = 60_000

interface Column {
  readonly channel: BaseChannel
  readonly factor: number
}

interface HrmState {
  readonly params: Map<string, string>
  readonly samples: Columns
  readonly laps: RecordedLap[]
  section: string
  columns: readonly Column[] | null
  clock: number
}

function read(bytes: Uint8Array, limits: ReadLimits, context?: ReadContext): ReadResult {
  const state: HrmState = {
    params: new Map(),
    samples: emptyColumns(limits),
    laps: [],
    section: '',
    columns: null,
    clock: 0,
  }
  for (const [line] of decodeText(bytes).matchAll(/[^\r\n]+/g)) readLine(state, line.trim(), limits)
  const { params, samples, laps } = state
  if (samples.rows === 0) throw new FileRefusal('no_records')
  const wall = wallClock(params)
  const length = parseDuration(params.get('Length') ?? '')
  const recording: Recording = {
    sport_id: null,
    start: 0,
    device: 'Polar',
    channels: channelsOf(samples, ['t', 'heart_rate', 'speed', 'cadence', 'elevation', 'power']),
    records: samples.rows,
    wall_clock: wall === null ? [] : [wall],
    laps,
    totals: { ...NO_TOTALS, timer: Number.isNaN(length) ? null : length },
    breaks: [],
    trust: 'trusted',
    paused: 0,
    warnings: [],
  }
  return finishAll('polar-hrm', [withTrack(recording, context?.track, limits)])
}

function readLine(state: HrmState, line: string, limits: ReadLimits): void {
  const [, section] = /^\[(\w+)\]$/.exec(line) ?? []
  if (section !== undefined) state.section = section
  else if (state.section === 'Params') {
    const [, name = '', value = ''] = /^(\w+)=(.*)$/.exec(line) ?? []
    if (state.params.size < limits.tableColumns) state.params.set(name, value.trim())
  } else if (state.section === 'IntTimes') readLap(state.laps, line, limits)
  else if (state.section === 'HRData') readSample(state, line)
}

/** The first line of each lap: when it ended, and heart rates, of which the third is the mean. */
function readLap(laps: RecordedLap[], line: string, limits: ReadLimits): void {
  const [end = '', ...rates] = line.split(/\s+/)
  if (!/^\d+:\d\d:\d\d(?:\.\d+)?$/.test(end)) return
  if (laps.length >= limits.entries) throw new FileRefusal('too_large')
  const last = laps.at(-1)
  const start = (last?.start ?? 0) + (last?.time ?? 0)
  const mean = Number(rates[2])
  laps.push({
    start,
    time: Math.max(0, parseDuration(end) - start),
    distance: null,
    heart_rate_avg: mean > 0 ? mean : null,
    stroke_rate_avg: null,
    rest: false,
  })
}

function readSample(state: HrmState, line: string): void {
  const { params, samples } = state
  const values = line
    .split(/\s+/)
    .map((cell) => (/^\d{1,6}$/.test(cell) ? Number(cell) : Number.NaN))
  const interval = Number(params.get('Interval'))
  const row = addRow(samples)
  const set = (name: BaseChannel | 't', value: number) =>
    setCell(samples, columnIndex(samples, name), row, value)
  const [first = Number.NaN] = values
  if (interval === BEAT_TO_BEAT) {
    state.clock += (first || 0) / 1000
    set('t', state.clock)
    set('heart_rate', MINUTE_MS / first)
    return
  }
  set('t', interval > 0 ? row * interval : Number.NaN)
  state.columns ??= columnsOf(params)
  state.columns.forEach(({ channel, factor }, at) =>
    set(channel, (values[at] ?? Number.NaN) * factor),
  )
}

/** What stands in each column: heart rate first, then what the mode says was recorded. */
function columnsOf(params: ReadonlyMap<string, string>): Column[] {
  const isNew = Number(params.get('Version')) >= SMODE_VERSION
  const mode = (isNew ? params.get('SMode') : params.get('Mode')) ?? ''
  const isOn = (at: number): boolean => mode[at] === '1'
  const isImperial = isOn(isNew ? 7 : 2)
  const speed = { channel: 'speed', factor: TENTH * (isImperial ? MPH : KMH) } as const
  const cadence = { channel: 'cadence', factor: 1 } as const
  const elevation = { channel: 'elevation', factor: isImperial ? FOOT : 1 } as const
  const heartRate = { channel: 'heart_rate', factor: 1 } as const
  if (isNew)
    return [
      heartRate,
      ...(isOn(0) ? [speed] : []),
      ...(isOn(1) ? [cadence] : []),
      ...(isOn(2) ? [elevation] : []),
      ...(isOn(3) ? [{ channel: 'power', factor: 1 } as const] : []),
    ]
  const third = mode[0] === '0' ? [cadence] : mode[0] === '1' ? [elevation] : []
  return [heartRate, ...(isOn(1) ? [speed, ...third] : [])]
}

/** The clock on the wall at the start, by the first lines of a file. */
export function wallClockIn({ text }: Head): string | null {
  const params = new Map<string, string>()
  for (const [line] of text().matchAll(/[^\r\n]+/g)) {
    const [, name = '', value = ''] = /^\s*(\w+)=(.*)$/.exec(line) ?? []
    if (name !== '') params.set(name, value.trim())
    else if (params.size > 0 && line.trimStart().startsWith('[')) break
  }
  return wallClock(params)
}

/** The date and the time of the start, as a clock on the wall showed them. */
function wallClock(params: ReadonlyMap<string, string>): string | null {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(params.get('Date') ?? '') ?? []
  const [, hour, minute, second] =
    /^(\d\d?):(\d\d):(\d\d)/.exec(params.get('StartTime') ?? '') ?? []
  const wall = `${year}-${month}-${day}T${hour?.padStart(2, '0')}:${minute}:${second}`
  const at = Date.parse(`${wall}Z`)
  return Number.isNaN(at) || !new Date(at).toISOString().startsWith(wall) ? null : wall
}
