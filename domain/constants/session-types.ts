import { EVENT_TYPES } from './event-types.ts'

/** Kinds of entries of the calendar, in the order in which they are offered. */
export const SESSION_TYPES = [
  'session',
  'event',
  ...EVENT_TYPES,
  'competition',
  'seat-racing',
] as const
export type SessionType = (typeof SESSION_TYPES)[number]
