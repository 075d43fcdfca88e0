import type { EventPlan, SessionPlan } from '#contract/plan.ts'
import type { TemplatePlan } from '#contract/planning/templates.ts'
import { plannedParts } from '#domain/rules/plan.ts'
import type { RepeatRule } from '#domain/time/repeat-days.ts'
import { ruleOf } from './repeat-draft.ts'
import { filledProgrammes, isUnassigned } from './programme-drafts.ts'
import {
  spanOf,
  type Grants,
  type People,
  type SessionDraft,
  type VenueDraft,
} from './session-draft.ts'
import { numbersIn } from './piece-numbers.ts'
import { planWithSplits, readStructure } from './structure-draft.ts'

/** What is sent for a session, or for an event. */
export type DraftPlan = { kind: 'session'; plan: SessionPlan } | { kind: 'event'; plan: EventPlan }

/**
 * The people that the form names. It is null if the person may not assign others or has changed
 * nobody; the request then leaves people out.
 */
export type Named = { people: People; grants: Grants; before: Grants } | null

const textOrNull = (text: string) => text.trim() || null

function venueOf(venue: VenueDraft | null): NonNullable<EventPlan['venue']> | null {
  if (venue === null) return null
  const { id, ...place } = venue
  return id === null ? { ...place, name: place.name.trim() } : { id }
}

function weatherOf({ weather }: SessionDraft): SessionDraft['weather'] | null {
  return Object.values(weather).some((value) => value !== null) ? weather : null
}

/**
 * Rights of those chosen by name: what they have now, and what is taken from those who had some.
 */
function permissions(ids: readonly number[], { grants, before }: NonNullable<Named>) {
  const concerned = ids.filter((id) =>
    [grants, before].some(
      ({ edit, add_all_scores }) => edit.includes(id) || add_all_scores.includes(id),
    ),
  )
  return concerned.map((user_id) => ({
    user_id,
    edit: grants.edit.includes(user_id),
    add_all_scores: grants.add_all_scores.includes(user_id),
  }))
}

function peopleFields(named: Named): Partial<EventPlan> {
  if (named === null) return {}
  const { athletes, coaches, squads } = named.people
  return {
    athlete_ids: [...athletes],
    coach_ids: [...coaches],
    squad_ids: [...squads],
    athlete_permissions: permissions(athletes, named),
    coach_permissions: permissions(coaches, named),
  }
}

function eventFields(draft: SessionDraft) {
  return {
    name: draft.name.trim(),
    all_day_event: draft.all_day,
    description: textOrNull(draft.description),
    location: textOrNull(draft.location),
    venue: venueOf(draft.venue),
    attendance_limit: draft.attendance_limit,
    video_stream_url: textOrNull(draft.video_stream_url),
    public_page_intro: textOrNull(draft.public_page_intro),
    tags: [...draft.tags],
  }
}

/** The plan of a session without day and people; what its sport has no use for is empty. */
export function timelessPlan(draft: SessionDraft, sportId: number): TemplatePlan {
  const parts = plannedParts(sportId)
  const reading = readStructure(draft.structure)
  return {
    ...eventFields(draft),
    sport_id: sportId,
    planned_distance: parts.amount ? draft.planned_distance : null,
    planned_time: parts.amount ? draft.planned_time : null,
    planned_rpe: parts.amount ? draft.planned_rpe : null,
    competitive: draft.competitive,
    restricted_view: draft.restricted_view,
    seat_racing: parts.seat_racing && draft.seat_racing,
    alternative_results: draft.alternative_results,
    intensities: parts.intensities
      ? draft.intensities.filter(({ percentage }) => percentage > 0)
      : [],
    heart_rate_intensities: parts.intensities ? [...draft.heart_rate_intensities] : [],
    stroke_rate_intensities: parts.stroke_rate ? [...draft.stroke_rate_intensities] : [],
    focus_ids: [...draft.focus_ids],
    structure:
      parts.structure && reading.state === 'read' ? planWithSplits(reading, draft.splits) : null,
    strength_structures: parts.strength
      ? filledProgrammes(draft.programmes).map(({ name, pieces }) => ({
          name: textOrNull(name),
          pieces: [...pieces],
        }))
      : [],
  }
}

/**
 * The same with which pieces are those there were, and whom each programme is for, of those who
 * train.
 */
function assignedPlan(draft: SessionDraft, sportId: number, training: ReadonlySet<number>) {
  const { strength_structures = [], structure = null, ...plan } = timelessPlan(draft, sportId)
  const numbers = numbersIn(draft)
  const assigned = filledProgrammes(draft.programmes).map((programme) => ({
    athlete_ids: programme.athletes.filter((id) => training.has(id)),
    ...(isUnassigned(programme, training) && { for_nobody: true }),
  }))
  return {
    ...plan,
    structure: structure && numbers ? { ...structure, numbers: [...numbers] } : structure,
    strength_structures: strength_structures.map((programme, place) => ({
      ...programme,
      ...assigned[place],
    })),
  }
}

/** `training`: who takes part as an athlete, by id. */
export function planOfDraft(
  draft: SessionDraft,
  sportId: number,
  timeZone: string,
  named: Named,
  training?: ReadonlySet<number>,
): DraftPlan {
  return draft.kind === 'event'
    ? {
        kind: 'event',
        plan: {
          ...eventFields(draft),
          event_type: draft.event_type,
          ...dayOf(draft, timeZone, named),
        },
      }
    : { kind: 'session', plan: sessionPlanOf(draft, sportId, timeZone, named, training) }
}

/** The same of what is no event. */
export const sessionPlanOf = (
  draft: SessionDraft,
  sportId: number,
  timeZone: string,
  named: Named,
  training: ReadonlySet<number> = new Set(),
): SessionPlan => ({
  ...assignedPlan(draft, sportId, training),
  ...dayOf(draft, timeZone, named),
})

const dayOf = (draft: SessionDraft, timeZone: string, named: Named) => ({
  ...spanOf(draft, timeZone),
  weather: weatherOf(draft),
  ...peopleFields(named),
})

/** How a new plan repeats. */
export const repeatOfDraft = ({ repeat, start }: SessionDraft): Partial<RepeatRule> =>
  ruleOf(repeat, start.day) ?? {}
