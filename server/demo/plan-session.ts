import { sql } from 'kysely'
import type { EventPlan, SessionPlan } from '#contract/plan.ts'
import { boatByKey, COX_POSITION, type BoatKey } from '#domain/constants/boats.ts'
import { PIECE_STRUCTURE } from '#domain/constants/statuses.ts'
import { parseStructure } from '#domain/time/structure-parse.ts'
import { planOf } from '#domain/time/structure-wire.ts'
import { addDays } from '#domain/time/week.ts'
import { instantAt } from '#domain/time/zoned-time.ts'
import type { PlanStructure } from '#domain/training/plan-structure.ts'
import { insertCrews, type CrewPlan } from '../boats/crews/commands.ts'
import { anyOf } from '../db/any-of.ts'
import { createSession, createSessions } from '../planning/sessions/commands.ts'
import { idsOf } from './rows.ts'
import type { Demo, Member } from './seed-clubs.ts'

export const MINUTE_MS = 60_000
export const DAY_MS = 86_400_000

/** When the club's clock shows a time so many days from now. */
export const instantIn = ({ today, time_zone }: Demo, days: number, time: string): string =>
  instantAt(`${addDays(today, days)}T${time}`, time_zone)

/** The same in milliseconds. */
export const momentOf = (demo: Demo, days: number, time: string): number =>
  Date.parse(instantIn(demo, days, time))

export const spanOf = (starts: number, minutes: number) => ({
  start_date: new Date(starts).toISOString(),
  end_date: new Date(starts + minutes * MINUTE_MS).toISOString(),
})

type Plan = Omit<SessionPlan, 'start_date' | 'end_date' | 'athlete_ids'> & {
  starts: number
  minutes?: number
  people: readonly Member[]
}

/** A session of some athletes, on the lake and of an hour and a half unless it says otherwise. */
export const planSession = (
  { db, club, planner }: Demo,
  { starts, minutes = 90, people, ...plan }: Plan,
): Promise<number> => {
  const span = spanOf(starts, minutes)
  const whole = { location: 'Rotsee', ...span, ...plan, athlete_ids: idsOf(people) }
  return createSession(db, club, whole, planner)
}

/** An event of all athletes and coaches of the club. */
export async function planEvent(
  { db, club, planner, athletes, coaches }: Demo,
  plan: Omit<EventPlan, 'athlete_ids' | 'coach_ids'>,
): Promise<number> {
  const whole = { ...plan, athlete_ids: idsOf(athletes), coach_ids: idsOf(coaches) }
  const timing = { spans: [plan], rule: null }
  const [id = 0] = await createSessions(db, club, 'event', whole, planner, timing)
  return id
}

/** A structure as coaches write it. */
export function structureOf(text: string): PlanStructure | null {
  const parsed = parseStructure(text)
  return parsed.ok ? planOf(parsed.structure) : null
}

/** A distance to row so many times, timed by its quarters. */
export const quartersOf = (
  repetitions: number,
  planned_distance: number,
  rest: number | null,
): PlanStructure => {
  const split_length = planned_distance / 4
  const piece = { planned_distance, planned_time: null, rest, split_length, segments: [] }
  const piece_structure = repetitions > 1 ? PIECE_STRUCTURE.multiple : PIECE_STRUCTURE.single
  return { piece_structure, repetitions, pieces: [piece] }
}

export type Boat = {
  key: BoatKey
  name: string
  gender: CrewPlan['gender']
  /** From bow to stroke. */
  people: readonly Member[]
  cox?: Member | undefined
}

export const crewOf = (session_id: number, { key, name, gender, people, cox }: Boat): CrewPlan => ({
  session_id,
  name,
  boat_type: boatByKey(key)?.id ?? 0,
  gender,
  age: 'senior',
  weight: 'heavyweight',
  description: null,
  gmt_score: null,
  parent_id: null,
  crew_users: [
    ...(cox ? [{ user_id: cox.id, position: COX_POSITION }] : []),
    ...people.map(({ id }, index) => ({ user_id: id, position: index + 1 })),
  ],
})

/** Puts the crews of a session together. */
export const seatBoats = (
  { db, club, coach }: Demo,
  session: number,
  boats: readonly Boat[],
): Promise<number[]> => {
  const plans = boats.map((boat) => crewOf(session, boat))
  return insertCrews(db, club, plans, coach)
}

/** Shows crews to the people in them. */
export async function publishCrews({ db, club }: Demo, ids: readonly number[]): Promise<void> {
  await sql`update crews set published_at = ${new Date().toISOString()}
    where club_id = ${club} and id = ${anyOf(ids)}`.execute(db)
}
