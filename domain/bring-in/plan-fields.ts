import type { HeadingOf } from '../sheets/headings.ts'

/** What a row of a plan says. */
export const PLAN_FIELDS = [
  'day',
  'start',
  'end',
  'what',
  'structure',
  'zone',
  'sport',
  'place',
  'squad',
  'note',
] as const satisfies readonly HeadingOf<'plan'>[]
export type PlanField = (typeof PLAN_FIELDS)[number]
