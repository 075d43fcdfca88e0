/** Why somebody does not come, apart from health, which is given by ill and injured. */
export const NOT_ATTENDING_REASONS = ['work', 'school', 'family', 'travel', 'other'] as const
export type NotAttendingReason = (typeof NOT_ATTENDING_REASONS)[number]

/** Why somebody is away for days; the last two are health. */
export const ABSENCE_REASONS = [...NOT_ATTENDING_REASONS, 'ill', 'injured'] as const
export type AbsenceReason = (typeof ABSENCE_REASONS)[number]

/** Only a coach says this of somebody who was expected: they were later than agreed, or absent. */
export const PRESENCES = ['late', 'no-show'] as const
export type Presence = (typeof PRESENCES)[number]

/** The parts of a training day, with the hours of the wall clock they reach from and to. */
export const DAY_PARTS = ['early', 'morning', 'afternoon', 'evening'] as const
export type DayPart = (typeof DAY_PARTS)[number]
export const PART_HOURS: Readonly<Record<DayPart, readonly [from: number, to: number]>> = {
  early: [5, 8],
  morning: [8, 12],
  afternoon: [12, 17],
  evening: [17, 22],
}
