import type { ReadResult, Recording, Warning } from '../activity.ts'
import { dateOrderOf } from '#domain/sheets/days.ts'
import { headingKey } from '#domain/sheets/headings.ts'
import type { Head } from '../head.ts'
import type { ReadLimits } from '../limits.ts'
import { finishAll } from '../table-reader.ts'
import { cellReader, readWorkouts, summaryRecording, type Cells } from './summary.ts'
import { SPORT } from './units.ts'

/**
 * A season of the Concept2 logbook: a row a workout, dated in local time when it was over, rests
 * included. The same workout twice is one.
 */
export const concept2SeasonReader = { name: 'concept2-season', detect, read } as const

const SIGNATURE = [['worktimeseconds', 'worktimeformatted'], ['workdistance'], ['date']] as const

function detect({ rows }: Head): boolean {
  const keys = new Set(rows()[0]?.map(headingKey))
  return SIGNATURE.every((group) => group.some((key) => keys.has(key)))
}

/** Sports by the machine; anything else the logbook takes is no sport of ours. */
const SPORTS: readonly (readonly [words: RegExp, sport: number])[] = [
  [/indoor|row ?erg|dynamic|slides|multi/i, SPORT.ergo],
  [/water/i, SPORT.rowing],
  [/bike/i, SPORT.indoor_bike],
  [/ski|snow/i, SPORT.nordic_ski],
]

function read(bytes: Uint8Array, limits: ReadLimits): ReadResult {
  const { rows, comma } = readWorkouts(bytes, limits, SIGNATURE)
  const order = dateOrderOf(rows.map((row) => row.get('date') ?? ''))
  const seen = new Set<string>()
  const fresh = rows.filter((row) => {
    const id =
      row.get('logid') ||
      row.get('id') ||
      [row.get('date'), row.get('worktimeseconds'), row.get('workdistance')].join(' ')
    return !seen.has(id) && seen.add(id)
  })
  const result = finishAll(
    'concept2-season',
    fresh.map((row) => recordingOf(cellReader(row, comma, order))),
  )
  const repeated: Warning[] = fresh.length < rows.length ? ['duplicate_left_out'] : []
  return { ...result, warnings: [...result.warnings, ...repeated] }
}

function recordingOf(cells: Cells): Recording {
  const type = cells.text('type', 'activitytype')
  return summaryRecording({
    sport_id: SPORTS.find(([words]) => words.test(type))?.[1] ?? (type === '' ? SPORT.ergo : null),
    device: 'Concept2',
    start: cells.moment('date'),
    dated: 'end',
    work: cells.number('worktimeseconds') ?? cells.duration('worktimeformatted'),
    rest: cells.number('resttimeseconds') ?? cells.duration('resttimeformatted'),
    distance: cells.whole('workdistance'),
    heart_rate: cells.number('avgheartrate'),
    rate: cells.number('strokeratecadence', 'strokerate'),
    power: cells.number('avgwatts'),
    drag_factor: cells.number('dragfactor'),
  })
}
