import type { AvailablePerson, Slot } from '#contract/planning/availability.ts'
import { DAY_PARTS, type DayPart } from '#domain/constants/attendance.ts'
import { addDays } from '#domain/time/week.ts'

/** A person's state for a part of a day: can train, cannot, is away, has not answered. */
export type Standing = 'free' | 'busy' | 'away' | 'unsaid'

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const
export type Weekday = (typeof WEEKDAYS)[number]
export type WeekSlot = { weekday: Weekday; date: string; part: DayPart }

/** The slots of a week, day by day. */
export const slotsOfWeek = (monday: string): WeekSlot[] =>
  WEEKDAYS.flatMap((weekday) =>
    DAY_PARTS.map((part) => ({ weekday, date: addDays(monday, weekday - 1), part })),
  )

type PersonTimes = Pick<AvailablePerson, 'slots' | 'absences'>

/** An absence wins over the ordinary week. */
export function standingAt(
  { slots, absences }: PersonTimes,
  { weekday, date, part }: WeekSlot,
): Standing {
  if (absences.some(({ from_date, until_date }) => from_date <= date && date <= until_date))
    return 'away'
  const said = slots.find((slot) => slot.weekday === weekday && slot.part === part)
  if (!said) return 'unsaid'
  return said.free ? 'free' : 'busy'
}

export const countFree = (people: readonly PersonTimes[], slot: WeekSlot): number =>
  people.filter((person) => standingAt(person, slot) === 'free').length

/** What a tap makes of a slot of the ordinary week: not said, can, cannot, not said. */
export function tappedSlot(slots: readonly Slot[], weekday: Weekday, part: DayPart): Slot[] {
  const others = slots.filter((slot) => slot.weekday !== weekday || slot.part !== part)
  const now = slots.find((slot) => slot.weekday === weekday && slot.part === part)
  if (!now) return [...others, { weekday, part, free: true }]
  return now.free ? [...others, { weekday, part, free: false }] : others
}
