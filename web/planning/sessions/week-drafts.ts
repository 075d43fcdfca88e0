import type { PlannedLine } from '#domain/time/week-text.ts'
import type { SportOption } from '../../lookups/queries.ts'
import { sportIn } from '#domain/rules/sport-in-text.ts'
import { addDays } from '#domain/time/week.ts'
import { DEFAULT_START, endAfter } from '#domain/time/session-end.ts'
import { newDraft, type People, type SessionDraft } from './session-draft.ts'
import { typedStructure } from './structure-draft.ts'

type WeekChoices = {
  people: People
  /** Of lines that name none. */
  sport_id: number | null
  sports: readonly SportOption[]
  timeZone: string
}

/** A line of a week as the form of a session would hold it. */
export function draftOfLine(
  { day, start, end, name, structure, seconds }: PlannedLine,
  { people, sport_id, sports, timeZone }: WeekChoices,
): SessionDraft {
  const from = { day, time: start ?? DEFAULT_START }
  const to = end === null ? null : { day: end > from.time ? day : addDays(day, 1), time: end }
  const wish = { date: day, time: from.time, sport_id: sportIn(name, sports) ?? sport_id }
  return {
    ...newDraft(day, wish, timeZone),
    name: name.slice(0, MOST_LETTERS),
    end: to ?? endAfter(from, seconds, timeZone),
    planned_time: seconds,
    ...typedStructure(structure),
    people,
  }
}

const MOST_LETTERS = 120
