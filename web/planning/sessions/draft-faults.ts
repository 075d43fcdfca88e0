import { BOUNDS } from '#domain/constants/bounds.ts'
import { isWebAddress, plannedParts } from '#domain/rules/plan.ts'
import { weatherFaults, type WeatherFault } from '#domain/rules/weather.ts'
import { isCalendarDay } from '#domain/time/calendar-span.ts'
import { repeatDays, type RepeatFault } from '#domain/time/repeat-days.ts'
import type { LocalTime } from '#domain/time/zoned-time.ts'
import { ruleOf } from './repeat-draft.ts'
import { filledProgrammes } from './programme-drafts.ts'
import type { ProgrammeDraft, SessionDraft } from './session-draft.ts'
import { readStructure } from './structure-draft.ts'

export const MOST_SECONDS = 604_800
export type Fault =
  | 'name'
  | 'sport'
  | 'start'
  | 'end'
  | 'endBeforeStart'
  | 'distance'
  | 'time'
  | 'structure'
  | 'strength'
  | 'programme'
  | 'venue'
  | 'url'
  | WeatherFault
  | RepeatFault['code']

/** What has to be put right before the plan can be saved, by field. */
export function faultsOf(draft: SessionDraft): Record<string, Fault> {
  return {
    ...timeFaults(draft),
    ...repeatFaults(draft),
    ...placeFaults(draft),
    ...(draft.kind === 'session' && trainingFaults(draft)),
  }
}

function timeFaults({ name, start, end, all_day }: SessionDraft): Record<string, Fault> {
  const endFault = complete(end, all_day)
    ? complete(start, all_day) &&
      written(end, all_day) < written(start, all_day) &&
      'endBeforeStart'
    : 'end'
  return {
    ...(name.trim() === '' && { name: 'name' as const }),
    ...(!complete(start, all_day) && { start_date: 'start' as const }),
    ...(endFault && { end_date: endFault }),
  }
}

function repeatFaults({ repeat, start }: SessionDraft): Record<string, Fault> {
  const rule = ruleOf(repeat, start.day)
  const found = rule && repeatDays(rule, start.day)
  return found && !found.ok ? { [found.fault.field]: found.fault.code } : {}
}

function placeFaults({ venue, weather, video_stream_url }: SessionDraft): Record<string, Fault> {
  const wrong = Object.entries(weatherFaults(weather)).map(
    ([field, fault]) => [`weather.${field}`, fault] as const,
  )
  return {
    ...(venue?.id === null && venue.name.trim() === '' && { 'venue.name': 'venue' as const }),
    ...Object.fromEntries(wrong),
    ...(video_stream_url.trim() !== '' &&
      !isWebAddress(video_stream_url.trim()) && { video_stream_url: 'url' as const }),
  }
}

function trainingFaults({
  sport_id,
  planned_distance,
  planned_time,
  structure,
  programmes,
}: SessionDraft): Record<string, Fault> {
  const parts = sport_id === null ? null : plannedParts(sport_id)
  return {
    ...(sport_id === null && { sport_id: 'sport' as const }),
    ...(beyond(planned_distance, BOUNDS.total_distance.max) && {
      planned_distance: 'distance' as const,
    }),
    ...(beyond(planned_time, MOST_SECONDS) && { planned_time: 'time' as const }),
    ...(parts?.structure !== false &&
      readStructure(structure).state === 'wrong' && { structure: 'structure' as const }),
    ...(parts?.strength === true && programmeFaults(filledProgrammes(programmes))),
  }
}

/** A programme has exercises, and each of them is chosen. */
function programmeFaults(programmes: readonly ProgrammeDraft[]): Record<string, Fault> {
  if (programmes.some(({ pieces }) => pieces.some(({ exercise_id }) => exercise_id === 0)))
    return { strength_structures: 'strength' }
  return programmes.some(({ pieces }) => pieces.length === 0)
    ? { strength_structures: 'programme' }
    : {}
}

const complete = ({ day, time }: LocalTime, wholeDay: boolean) =>
  isCalendarDay(day) && (wholeDay || /^\d{2}:\d{2}$/.test(time))
const written = ({ day, time }: LocalTime, wholeDay: boolean) => (wholeDay ? day : `${day} ${time}`)
const beyond = (value: number | null, most: number) => value !== null && (value < 0 || value > most)
