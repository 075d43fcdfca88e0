import type { ReadResult, Recording } from '../activity.ts'
import { columnIndex, columnSlice, pickRows, type Columns } from '../columns.ts'
import type { Head } from '../head.ts'
import type { ReadLimits } from '../limits.ts'
import { detectTable, PIECE, readTable, value, type Table, type TableFormat } from '../table.ts'
import { finishAll } from '../table-reader.ts'
import { tableRecording } from '../table-recording.ts'
import { SPORT } from './units.ts'

const MILLI = 0.001

/**
 * NK LiNK Logbook: a row a stroke of one or more outings, not in order of time. Times in
 * milliseconds since 1970.
 */
const FORMAT: TableFormat = {
  name: 'nk-logbook',
  signature: [['timestamp'], ['gpsinstaspeed'], ['gpstotaldistance', 'elapsedtime']],
  columns: {
    timestamp: value('~timestamp', MILLI),
    sessionid: PIECE,
    gpstotaldistance: value('distance'),
    impellertotaldistance: value('~impeller'),
    gpsinstaspeed: value('speed'),
    heartrate: value('heart_rate'),
    strokerate: value('cadence'),
    strokecount: value('stroke'),
    gpsdiststroke: value('stroke_distance'),
    latitude: value('lat'),
    longitude: value('lon'),
    catchangle: value('catch_angle'),
    finishangle: value('finish_angle'),
    slip: value('slip'),
    wash: value('wash'),
    totallength: value('stroke_angle'),
    effectivelength: value('effective_length'),
    drivetime: value('drive_time', MILLI),
    realworkperstroke: value('work'),
    handleforceavg: value('avg_force'),
    maxhandleforce: value('peak_force'),
    positionofmaxforce: value('peak_force_angle'),
    power: value('power'),
  },
}

export const nkLogbookReader = {
  name: FORMAT.name,
  detect: (head: Head): boolean => detectTable(FORMAT)(head),
  read,
} as const

function read(bytes: Uint8Array, limits: ReadLimits): ReadResult {
  const table = readTable(bytes, limits, FORMAT)
  return finishAll(
    FORMAT.name,
    outingsOf(table).map((outing) => recordingOf(outing, table.cut)),
  )
}

/** The rows of each outing, in order of time. */
function outingsOf({ columns, pieces }: Table): Columns[] {
  const time = columnSlice(columns, '~timestamp') ?? new Float64Array(0)
  const rowsOf = new Map<string, number[]>()
  const ranges = pieces.length === 0 ? [{ row: 0, label: '' }] : pieces
  ranges.forEach(({ row, label }, index) => {
    const rows = rowsOf.get(label) ?? []
    for (let i = index === 0 ? 0 : row; i < (ranges[index + 1]?.row ?? columns.rows); i++)
      rows.push(i)
    rowsOf.set(label, rows)
  })
  return [...rowsOf.values()].map((rows) =>
    pickRows(
      columns,
      rows.toSorted((a, b) => (time[a] ?? 0) - (time[b] ?? 0)),
    ),
  )
}

function recordingOf(columns: Columns, cut: boolean): Recording {
  const time = columnSlice(columns, '~timestamp')
  const impeller = columnSlice(columns, '~impeller')
  const distance = columns.arrays[columnIndex(columns, 'distance')]
  // Without a satellite in sight the counter stays at zero, and the impeller's is the one.
  if (distance && impeller && !distance.some((metres) => metres > 0)) distance.set(impeller)
  const recording = tableRecording(
    { columns, preamble: [], pieces: [], curves: new Map(), first: null, cut },
    { sport_id: SPORT.rowing, device: 'NK LiNK Logbook' },
  )
  if (time) recording.channels.set('t', time)
  const { wall_clock: _, ...rest } = recording
  return { ...rest, start: null }
}
