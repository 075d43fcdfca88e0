import type { ScoreField } from '../constants/scores.ts'
import { isErgoType, isPaddling, SPORT, sportById } from '../constants/sports.ts'

/**
 * What can be entered in a sport: for a piece, and for each split, segment or set of it; the first
 * are shown without being asked for.
 */
export type ScoreColumns = {
  piece: readonly ScoreField[]
  part: readonly ScoreField[]
  usual: readonly ScoreField[]
}

const BODY = ['heart_rate', 'lactate', 'rpe', 'energy'] as const
const CLOCK = ['start', 'finish'] as const
const WATER = [
  'wind_speed',
  'wind_direction',
  'stream_speed',
  'stream_direction',
  'rowing_direction',
] as const
const OAR = ['stroke_length', 'force', 'force_position'] as const

const BOAT: ScoreColumns = {
  piece: ['time', 'distance', 'stroke_rate', ...CLOCK, ...BODY, 'power', ...OAR, ...WATER, 'note'],
  part: ['time', 'distance', 'stroke_rate', 'heart_rate', 'power'],
  usual: ['time', 'stroke_rate', 'heart_rate'],
}
const ERGO: ScoreColumns = {
  piece: ['time', 'distance', 'stroke_rate', 'power', ...CLOCK, ...BODY, ...OAR, 'note'],
  part: ['time', 'distance', 'stroke_rate', 'power', 'heart_rate', 'lactate'],
  usual: ['time', 'distance', 'stroke_rate', 'heart_rate'],
}
const WHEELS: ScoreColumns = {
  piece: ['time', 'distance', 'power', 'cadence', ...CLOCK, ...BODY, 'note'],
  part: ['time', 'distance', 'power', 'cadence', 'heart_rate'],
  usual: ['time', 'distance', 'power', 'heart_rate'],
}
const FEET: ScoreColumns = {
  piece: ['time', 'distance', 'cadence', ...CLOCK, ...BODY, 'note'],
  part: ['time', 'distance', 'cadence', 'heart_rate'],
  usual: ['time', 'distance', 'heart_rate'],
}
const SWIM: ScoreColumns = {
  piece: ['time', 'distance', 'stroke_rate', ...CLOCK, ...BODY, 'note'],
  part: ['time', 'distance', 'stroke_rate', 'heart_rate'],
  usual: ['time', 'distance', 'stroke_rate', 'heart_rate'],
}
const STRENGTH: ScoreColumns = {
  piece: ['time', 'rpe', 'heart_rate', 'energy', 'note'],
  part: ['reps', 'exercise_weight', 'time', 'heart_rate'],
  usual: ['reps', 'exercise_weight', 'rpe'],
}
const REST: ScoreColumns = {
  piece: ['time', 'distance', ...CLOCK, ...BODY, 'note'],
  part: ['time', 'distance', 'heart_rate'],
  usual: ['time', 'distance', 'heart_rate'],
}

const ON_FOOT = new Set<number>([SPORT.run, 18, 19, 20, 21, 22, 24, 25, 28, 29, 30, 31])

export function scoreColumns(sportId: number): ScoreColumns {
  const sport = sportById(sportId)
  if (sportId === SPORT.rowing || isPaddling(sportId)) return BOAT
  if (isErgoType(sportId)) return ERGO
  if (sportId === SPORT.swim) return SWIM
  if (sport?.cycling_report) return WHEELS
  if (sport?.category === 'SC') return STRENGTH
  return ON_FOOT.has(sportId) ? FEET : REST
}
