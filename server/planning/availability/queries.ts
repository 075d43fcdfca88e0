import { sql } from 'kysely'
import type { Absence, AvailablePerson, Slot } from '#contract/planning/availability.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { ACTIVE_ATHLETE_STATUSES } from '#domain/constants/statuses.ts'
import { addDays } from '#domain/time/week.ts'
import { byAlphabet } from '../../db/by-alphabet.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { visibleAthletes } from '../../people/privacy/open.ts'
import { athletesOfSquad } from './statements.ts'

/** One's own week and the absences that are not over yet. */
export async function availabilityOf(
  db: Db,
  clubId: ClubId,
  userId: number,
  today: string,
): Promise<{ slots: Slot[]; absences: Absence[] }> {
  const absences = await db
    .selectFrom('absences')
    .select(['id', 'from_date', 'until_date', 'reason', 'note'])
    .select(sql<string | null>`app.guardian_name(user_id, entered_by)`.as('guardian'))
    .where('club_id', '=', clubId)
    .where('user_id', '=', userId)
    .where('until_date', '>=', today)
    .orderBy('from_date')
    .orderBy('id')
    .execute()
  const slots = await slotsOf(db, clubId, [userId])
  return { slots: slots(userId), absences }
}

/** The ordinary weeks of these people, by person. */
async function slotsOf(db: Db, clubId: ClubId, people: readonly number[]) {
  const rows = await db
    .selectFrom('availability')
    .select(['user_id', 'weekday', 'part', 'free'])
    .where('club_id', '=', clubId)
    .where('user_id', '=', anyOf(people))
    .orderBy('weekday')
    .orderBy('part')
    .execute()
  const ofPerson = Map.groupBy(rows, ({ user_id }) => user_id)
  return (id: number): Slot[] =>
    (ofPerson.get(id) ?? []).map(({ weekday, part, free }) => ({
      weekday: weekday as Slot['weekday'],
      part: part as Slot['part'],
      free,
    }))
}

type Grid = { squads: { id: number; name: string }[]; people: AvailablePerson[] }
type WeekQuery = { viewerId: number; monday: string; squad_id: number | undefined }

/**
 * The club's athletes, or those of one squad, with their week; why somebody is away only for those
 * who see the person.
 */
export async function availabilityGrid(
  db: Db,
  clubId: ClubId,
  { viewerId, monday, squad_id }: WeekQuery,
): Promise<Grid> {
  const people = await run(db, athletesOfSquad, {
    club_id: clubId,
    squad_id: squad_id ?? null,
    athlete_role: ROLE.athlete,
    active_statuses: ACTIVE_ATHLETE_STATUSES,
  })
  const ids = people.map(({ user_id }) => user_id)
  const slots = await slotsOf(db, clubId, ids)
  const absences = await absencesInWeek(db, clubId, ids, monday)
  const seen = await visibleAthletes(db, clubId, viewerId)
  return {
    squads: await squadsOf(db, clubId),
    people: people.map((person) => ({
      ...person,
      slots: slots(person.user_id),
      absences: (absences.get(person.user_id) ?? []).map(({ from_date, until_date, reason }) => ({
        from_date,
        until_date,
        reason: seen.has(person.user_id) ? reason : 'other',
      })),
    })),
  }
}

const squadsOf = (db: Db, clubId: ClubId) =>
  db
    .selectFrom('squads')
    .select(['id', 'name'])
    .where('club_id', '=', clubId)
    .orderBy('name', byAlphabet)
    .orderBy('id')
    .execute()

async function absencesInWeek(db: Db, clubId: ClubId, people: readonly number[], monday: string) {
  const rows = await db
    .selectFrom('absences')
    .select(['user_id', 'from_date', 'until_date', 'reason'])
    .where('club_id', '=', clubId)
    .where('user_id', '=', anyOf(people))
    .where('from_date', '<=', addDays(monday, 6))
    .where('until_date', '>=', monday)
    .orderBy('from_date')
    .orderBy('id')
    .execute()
  return Map.groupBy(rows, ({ user_id }) => user_id)
}
