import type { HeadingOf } from '../sheets/headings.ts'

/** What a row of a list of results says. */
export const RESULT_FIELDS = [
  'day',
  'name',
  'what',
  'distance',
  'time',
  'sport',
  'stroke_rate',
  'heart_rate',
  'power',
  'lactate',
  'rpe',
  'note',
] as const satisfies readonly HeadingOf<'result'>[]
export type ResultField = (typeof RESULT_FIELDS)[number]
