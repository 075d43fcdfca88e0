import { stepCount, stepGroups } from '#domain/workouts/repeats.ts'
import type { TargetKind, TargetRange, WorkoutStep } from '#domain/workouts/steps.ts'
import { define, openFit, seal, writeRow, type Cell, type Column } from './fit-encoder.ts'
import { FIT_EPOCH, FIT_MESSAGE } from './fit-fields.ts'
import { fitSportOf } from './fit-sports.ts'

export type FitWorkout = {
  name: string
  sport_id: number
  created_at: Date
  steps: readonly WorkoutStep[]
  /** The kind of target the device holds its wearer to. */
  by: TargetKind | null
}

const WORKOUT_FILE = 5
const DEVELOPMENT = 255
const DURATION = { time: 0, distance: 1, repeat: 6 } as const
const TARGET = { pace: 0, heart_rate: 1, open: 2, rate: 3, power: 4 } as const
const INTENSITY = { work: 0, rest: 1 } as const
/** Custom targets of heart rate and power begin above what means a zone. */
const OFFSET: Record<TargetKind, number> = { power: 1000, heart_rate: 100, pace: 0, rate: 0 }
const SCALE: Record<TargetKind, number> = { power: 1, heart_rate: 1, pace: 1000, rate: 1 }
/** Old watches take no longer text, its end included. */
const TEXT_BYTES = 16

const FILE_COLUMNS: readonly Column[] = [
  [0, 'enum'],
  [1, 'uint16'],
  [2, 'uint16'],
  [3, 'uint32z'],
  [4, 'uint32'],
]
const WORKOUT_COLUMNS: readonly Column[] = [
  [4, 'enum'],
  [11, 'enum'],
  [6, 'uint16'],
  [8, 'string', TEXT_BYTES],
]
const STEP_COLUMNS: readonly Column[] = [
  [254, 'uint16'],
  [1, 'enum'],
  [2, 'uint32'],
  [3, 'enum'],
  [4, 'uint32'],
  [5, 'uint32'],
  [6, 'uint32'],
  [7, 'enum'],
]

/** A workout as watches take it: its steps, and a step for each repeat. */
export function writeFitWorkout({ name, sport_id, created_at, steps, by }: FitWorkout): Uint8Array {
  const groups = stepGroups(steps)
  const writer = openFit(true)
  const created = Math.round(created_at.getTime() / 1000) - FIT_EPOCH
  const { sport, sub_sport } = fitSportOf(sport_id)
  define(writer, 0, FIT_MESSAGE.fileId, FILE_COLUMNS)
  writeRow(writer, 0, FILE_COLUMNS, [WORKOUT_FILE, DEVELOPMENT, 0, created, created])
  define(writer, 1, FIT_MESSAGE.workout, WORKOUT_COLUMNS)
  writeRow(writer, 1, WORKOUT_COLUMNS, [sport, sub_sport, stepCount(groups), shortText(name)])
  define(writer, 2, FIT_MESSAGE.workoutStep, STEP_COLUMNS)
  let index = 0
  for (const { times, steps: group } of groups) {
    const from = index
    for (const { step } of group)
      writeRow(writer, 2, STEP_COLUMNS, [index++, ...stepCells(step, by)])
    if (times > 1)
      writeRow(writer, 2, STEP_COLUMNS, [index++, DURATION.repeat, from, undefined, times])
  }
  return seal(writer)
}

/** From the kind of its length to its intensity. */
function stepCells({ kind, extent, targets }: WorkoutStep, by: TargetKind | null): Cell[] {
  const length =
    'distance_m' in extent
      ? [DURATION.distance, Math.round(extent.distance_m * 100)]
      : [DURATION.time, Math.round(extent.time_s * 1000)]
  const target = by && targets[by]
  return [...length, ...(target ? aim(by, target) : [TARGET.open, 0, 0, 0]), INTENSITY[kind]]
}

/** One rate is meant with a stroke more and less. */
function aim(by: TargetKind, { low, high }: TargetRange): Cell[] {
  const around = by === 'rate' && low === high ? 1 : 0
  const value = (of: number) => Math.round(of * SCALE[by]) + OFFSET[by]
  return [TARGET[by], 0, value(low - around), value(high + around)]
}

/** As much of a text as fits, never half a letter. */
function shortText(text: string): string {
  let short = ''
  for (const letter of text) {
    if (new TextEncoder().encode(short + letter).length >= TEXT_BYTES) break
    short += letter
  }
  return short
}
