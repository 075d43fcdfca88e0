/** What the colours of a calendar show: the sport, or how what was done compares with the plan. */
export const CALENDAR_COLOURS = ['sport', 'compliance'] as const
export type CalendarColours = (typeof CALENDAR_COLOURS)[number]
