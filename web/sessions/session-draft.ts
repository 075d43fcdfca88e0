import type { SessionPlan } from '#contract/plan.ts'
import type { Session } from '#contract/sessions.ts'
import { BOUNDS } from '#domain/constants/bounds.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { isDate } from '#domain/time/week.ts'
import { toInstant, toLocal, type LocalTime } from '../zoned-time.ts'
import { DEFAULT_START, endAfter } from './end-time.ts'
import { readStructure, textOf } from './structure-draft.ts'

/** People by id; squads stand for their members. */
export type People = { athletes: readonly number[]; coaches: readonly number[]; squads: readonly number[] }
export type Share = { id: number; percentage: number }

/** A session as it stands in the form: times on the club's clock, the structure as typed. */
export type SessionDraft = {
  name: string
  sport_id: number | null
  start: LocalTime
  end: LocalTime
  /** Metres. */
  planned_distance: number | null
  /** Seconds. */
  planned_time: number | null
  structure: string
  intensities: readonly Share[]
  planned_rpe: number | null
  focus_ids: readonly number[]
  tags: readonly string[]
  people: People
  description: string
  location: string
}

export const NOBODY: People = { athletes: [], coaches: [], squads: [] }

/** A new session on a day and at a time that may come from an address; what cannot be read is today and seven o'clock. */
export function newDraft(today: string, wish: { date: string | null; time: string | null; sport_id: number | null }): SessionDraft {
  const start = {
    day: wish.date !== null && isDate(wish.date) ? wish.date : today,
    time: wish.time !== null && /^([01]\d|2[0-3]):[0-5]\d$/.test(wish.time) ? wish.time : DEFAULT_START,
  }
  return {
    name: '',
    sport_id: wish.sport_id,
    start,
    end: endAfter(start, null),
    planned_distance: null,
    planned_time: null,
    structure: '',
    intensities: [],
    planned_rpe: null,
    focus_ids: [],
    tags: [],
    people: NOBODY,
    description: '',
    location: '',
  }
}

/** A saved session in the form. The creator always takes part and is not among the people one chooses. */
export function draftOf(session: Session, timeZone: string): SessionDraft {
  const others = (session.participants ?? []).filter(({ user_id }) => user_id !== session.creator?.id)
  const idsOf = (athletes: boolean) =>
    others.filter((person) => (person.user_role_id === ROLE.athlete) === athletes).map((person) => person.user_id)
  return {
    name: session.name,
    sport_id: session.sport?.id ?? null,
    start: toLocal(timeZone, new Date(session.start_date)),
    end: toLocal(timeZone, new Date(session.end_date)),
    planned_distance: session.planned_distance,
    planned_time: session.planned_time,
    structure: session.structure ? textOf(session.structure) : '',
    intensities: session.intensities ?? [],
    planned_rpe: session.planned_rpe,
    focus_ids: (session.focuses ?? []).map(({ id }) => id),
    tags: (session.tags ?? []).map(({ tag_text }) => tag_text),
    people: { athletes: idsOf(true), coaches: idsOf(false), squads: [] },
    description: session.description ?? '',
    location: session.location ?? '',
  }
}

/** What is sent. People only where they are named: whoever may not assign others leaves them out. */
export function planOfDraft(draft: SessionDraft, sportId: number, timeZone: string, people: People | null): SessionPlan {
  const { start, end, structure, people: _, ...rest } = draft
  const reading = readStructure(structure)
  return {
    ...rest,
    name: draft.name.trim(),
    sport_id: sportId,
    start_date: toInstant(timeZone, start).toISOString(),
    end_date: toInstant(timeZone, end).toISOString(),
    structure: reading.state === 'read' ? reading.plan : null,
    intensities: draft.intensities.filter(({ percentage }) => percentage > 0),
    focus_ids: [...draft.focus_ids],
    tags: [...draft.tags],
    description: draft.description.trim() || null,
    location: draft.location.trim() || null,
    ...(people && { athlete_ids: [...people.athletes], coach_ids: [...people.coaches], squad_ids: [...people.squads] }),
  }
}

export const MOST_SECONDS = 604_800
export type Fault = 'name' | 'sport' | 'start' | 'end' | 'endBeforeStart' | 'distance' | 'time' | 'structure'
export type FaultField = 'name' | 'sport_id' | 'start_date' | 'end_date' | 'planned_distance' | 'planned_time' | 'structure'

/** What has to be put right before the session can be saved, by field. */
export function faultsOf(draft: SessionDraft): Partial<Record<FaultField, Fault>> {
  const { name, sport_id, start, end, planned_distance, planned_time, structure } = draft
  const endFault = complete(end) ? complete(start) && written(end) < written(start) && 'endBeforeStart' : 'end'
  return {
    ...(name.trim() === '' && { name: 'name' as const }),
    ...(sport_id === null && { sport_id: 'sport' as const }),
    ...(!complete(start) && { start_date: 'start' as const }),
    ...(endFault && { end_date: endFault }),
    ...(beyond(planned_distance, BOUNDS.total_distance.max) && { planned_distance: 'distance' as const }),
    ...(beyond(planned_time, MOST_SECONDS) && { planned_time: 'time' as const }),
    ...(readStructure(structure).state === 'wrong' && { structure: 'structure' as const }),
  }
}

/** Sum of the shares in percent, without the dust of adding fractions. */
export const sumOf = (shares: readonly Share[]): number => Math.round(10 * shares.reduce((sum, { percentage }) => sum + percentage, 0)) / 10

const complete = ({ day, time }: LocalTime) => isDate(day) && /^\d{2}:\d{2}$/.test(time)
const written = ({ day, time }: LocalTime) => `${day} ${time}`
const beyond = (value: number | null, most: number) => value !== null && (value < 0 || value > most)
