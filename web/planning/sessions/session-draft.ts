import type { Session } from '#contract/planning/sessions.ts'
import type { Template, TemplatePlan } from '#contract/planning/templates.ts'
import { planOfSession } from '#domain/rules/plan-of-session.ts'
import type { EventType } from '#domain/constants/event-types.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { Weather } from '#domain/rules/weather.ts'
import { isCalendarDay } from '#domain/time/calendar-span.ts'
import { programmesIn, type Programme, type StrengthPiece } from '#domain/training/programmes.ts'
import { daysIn, toInstant, toLocal, type LocalTime } from '#domain/time/zoned-time.ts'
import { DEFAULT_START, endAfter } from '#domain/time/session-end.ts'
import { onceFrom, type RepeatDraft } from './repeat-draft.ts'
import type { Numbered } from './piece-numbers.ts'
import { splitsOf, textOf, type Splits } from './structure-draft.ts'

/** People by id; a squad includes its members. */
export type People = {
  athletes: readonly number[]
  coaches: readonly number[]
  squads: readonly number[]
}
/** Who of those chosen by name may change the session, and who may enter everybody's results. */
export type Grants = { edit: readonly number[]; add_all_scores: readonly number[] }
export type Share = { id: number; percentage: number }
/**
 * A programme of a strength session; without athletes it is for all who have none of their own, or
 * for nobody when it was made for some.
 */
export type ProgrammeDraft = {
  name: string
  athletes: readonly number[]
  for_nobody?: boolean
  pieces: readonly StrengthPiece[]
}
/** One of the club by its id, or a new one. */
export type VenueDraft = {
  id: number | null
  name: string
  formatted_address: string | null
  latitude: number | null
  longitude: number | null
}

/** A session or event as it is in the form: times on the club's clock, the structure as typed. */
export type SessionDraft = {
  kind: 'session' | 'event'
  /** What an event is; a session keeps it while another kind is tried. */
  event_type: EventType | null
  name: string
  sport_id: number | null
  start: LocalTime
  end: LocalTime
  all_day: boolean
  repeat: RepeatDraft
  /** Metres. */
  planned_distance: number | null
  /** Seconds. */
  planned_time: number | null
  structure: string
  /** These belong to the pieces in the structure, by their position. */
  splits: readonly Splits[]
  /**
   * The structure whose pieces have numbers, as it was saved or last arranged; null for a new plan.
   */
  numbered: Numbered | null
  programmes: readonly ProgrammeDraft[]
  intensities: readonly Share[]
  heart_rate_intensities: readonly number[]
  stroke_rate_intensities: readonly number[]
  planned_rpe: number | null
  focus_ids: readonly number[]
  tags: readonly string[]
  people: People
  grants: Grants
  description: string
  location: string
  venue: VenueDraft | null
  weather: Weather
  attendance_limit: number | null
  competitive: boolean
  restricted_view: boolean
  seat_racing: boolean
  alternative_results: boolean
  video_stream_url: string
  public_page_intro: string
}

export const NOBODY: People = { athletes: [], coaches: [], squads: [] }
const NO_GRANTS: Grants = { edit: [], add_all_scores: [] }

type Wish = {
  date: string | null
  time: string | null
  sport_id: number | null
  kind?: SessionDraft['kind']
  /** The squad one was looking at. */
  squad?: string | null
}

/**
 * A new session on a day and at a time that may come from an address; what cannot be read is today
 * and seven o'clock.
 */
export function newDraft(
  today: string,
  { date, time, sport_id, kind = 'session', squad = null }: Wish,
  timeZone: string,
): SessionDraft {
  const start = {
    day: date !== null && isCalendarDay(date) ? date : today,
    time: time !== null && /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : DEFAULT_START,
  }
  return {
    ...draftOfPlan({ name: '', sport_id: sport_id ?? 0 }),
    kind,
    event_type: null,
    sport_id,
    start,
    end: endAfter(start, null, timeZone),
    repeat: onceFrom(start.day),
    numbered: null,
    people:
      squad !== null && /^[1-9]\d{0,14}$/.test(squad)
        ? { ...NOBODY, squads: [Number(squad)] }
        : NOBODY,
    grants: NO_GRANTS,
  }
}

/** The fields of the form that a plan without a day fills. */
function draftOfPlan(
  plan: TemplatePlan,
): Omit<
  SessionDraft,
  'kind' | 'event_type' | 'start' | 'end' | 'repeat' | 'numbered' | 'people' | 'grants'
> {
  const { venue, structure = null } = plan
  return {
    name: plan.name,
    sport_id: plan.sport_id,
    all_day: plan.all_day_event ?? false,
    planned_distance: plan.planned_distance ?? null,
    planned_time: plan.planned_time ?? null,
    structure: structure ? textOf(structure) : '',
    splits: structure ? splitsOf(structure) : [],
    programmes: programmeDrafts(programmesIn(plan) ?? []),
    intensities: plan.intensities ?? [],
    heart_rate_intensities: plan.heart_rate_intensities ?? [],
    stroke_rate_intensities: plan.stroke_rate_intensities ?? [],
    planned_rpe: plan.planned_rpe ?? null,
    focus_ids: plan.focus_ids ?? [],
    tags: plan.tags ?? [],
    description: plan.description ?? '',
    location: plan.location ?? '',
    venue: venue
      ? {
          id: venue.id ?? null,
          name: venue.name ?? '',
          formatted_address: null,
          latitude: null,
          longitude: null,
        }
      : null,
    weather: plan.weather ?? {},
    attendance_limit: plan.attendance_limit ?? null,
    competitive: plan.competitive ?? false,
    restricted_view: plan.restricted_view ?? false,
    seat_racing: plan.seat_racing ?? false,
    alternative_results: plan.alternative_results ?? false,
    video_stream_url: plan.video_stream_url ?? '',
    public_page_intro: plan.public_page_intro ?? '',
  }
}

const programmeDrafts = (programmes: readonly Programme[]): ProgrammeDraft[] =>
  programmes.map(({ name = null, athlete_ids = [], for_nobody = false, pieces }) => ({
    name: name ?? '',
    athletes: athlete_ids,
    ...(for_nobody && { for_nobody }),
    pieces,
  }))

/** What a template puts into the form: all but day, people and the name somebody has typed. */
export function fromTemplate(
  { plan, duration }: Template,
  timeZone: string,
): (now: SessionDraft) => Partial<SessionDraft> {
  return (now) => ({
    ...draftOfPlan(plan),
    name: now.name.trim() === '' ? plan.name : now.name,
    end: endAfter(now.start, duration, timeZone),
  })
}

/**
 * A saved session in the form. The creator always takes part and is not among the people one
 * chooses.
 */
export function draftOf(session: Session, timeZone: string): SessionDraft {
  const others = (session.participants ?? []).filter(
    ({ user_id }) => user_id !== session.creator?.id,
  )
  const idsOf = (chosen: typeof others) => chosen.map(({ user_id }) => user_id)
  const start = toLocal(timeZone, new Date(session.start_date))
  const end = toLocal(timeZone, new Date(session.end_date))
  const plan = draftOfPlan(planOfSession(session))
  return {
    ...plan,
    kind: session.kind === 'event' ? 'event' : 'session',
    event_type: session.event_type,
    start,
    end: plan.all_day ? { ...end, day: daysIn(timeZone, session).last } : end,
    repeat: onceFrom(start.day),
    numbered: session.structure
      ? { structure: textOf(session.structure), numbers: session.structure.numbers ?? [] }
      : null,
    programmes: programmeDrafts(session.strength_structures ?? []),
    venue: session.venue ?? null,
    weather: session.weather ?? {},
    people: {
      athletes: idsOf(others.filter(({ user_role_id }) => user_role_id === ROLE.athlete)),
      coaches: idsOf(others.filter(({ user_role_id }) => user_role_id !== ROLE.athlete)),
      squads: [],
    },
    grants: {
      edit: idsOf(others.filter(({ edit }) => edit)),
      add_all_scores: idsOf(others.filter((person) => person.add_all_scores)),
    },
  }
}

const WHOLE_DAY = { from: '00:00', to: '23:59' }

/** The instants of the form's times; whole days from midnight to the minute before the next. */
export function spanOf(
  { start, end, all_day }: SessionDraft,
  timeZone: string,
): { start_date: string; end_date: string } {
  const from = all_day ? { ...start, time: WHOLE_DAY.from } : start
  const to = all_day ? { ...end, time: WHOLE_DAY.to } : end
  return {
    start_date: toInstant(timeZone, from).toISOString(),
    end_date: toInstant(timeZone, to).toISOString(),
  }
}

/** Sum of the shares in percent, without the dust of adding fractions. */
export const sumOf = (shares: readonly Share[]): number =>
  Math.round(10 * shares.reduce((sum, { percentage }) => sum + percentage, 0)) / 10
