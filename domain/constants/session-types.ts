/** Kinds of entries of the calendar, in the order in which they are offered. */
export const SESSION_TYPES = ['session', 'event', 'competition', 'seat-racing'] as const
export type SessionType = (typeof SESSION_TYPES)[number]
