import { sql } from 'kysely'
import type { ClubId, Db } from '../../server/db/client.ts'
import { makeClub, makeUser, type TestUser } from './factories.ts'
import type { PrivacyWorld, WorldPerson } from './privacy-worlds.ts'

export type SeededWorld = {
  club: ClubId
  /** Users are keyed by the person's number in the world. */
  users: ReadonlyMap<number, TestUser>
  /** A person's number in the world by their id. */
  numberOf: ReadonlyMap<number, number>
}

const PERMISSION = sql.ref('permissions.id')

/**
 * The world as rows of a club of its own, with birthdays on the very day or the day before it
 * counts.
 */
export async function seedPrivacyWorld(db: Db, world: PrivacyWorld): Promise<SeededWorld> {
  const club = await makeClub(db)
  const users = new Map<number, TestUser>()
  for (const { id, consent } of world.people) users.set(id, await makeUser(db, { consent }))
  const idOf = (number: number) => users.get(number)?.id ?? 0
  await seedPeople(db, club, world.people, idOf)
  await seedSquads(db, club, world.people, idOf)
  await seedWishes(db, club, world.people, idOf)
  return { club, users, numberOf: new Map([...users].map(([number, { id }]) => [id, number])) }
}

type IdOf = (number: number) => number

async function seedPeople(
  db: Db,
  club: ClubId,
  people: readonly WorldPerson[],
  idOf: IdOf,
): Promise<void> {
  for (const { id, age } of people) {
    if (age === null) continue
    const today = sql`(now() at time zone 'Europe/Berlin')::date`
    const born =
      age === 17
        ? sql<string>`${today} - interval '18 years' + interval '1 day'`
        : sql<string>`${today} - make_interval(years => ${age})`
    await db.updateTable('users').set({ date_of_birth: born }).where('id', '=', idOf(id)).execute()
  }
  await db
    .insertInto('memberships')
    .values(
      people.map(({ id, status, coach_scope }) => ({
        club_id: club,
        user_id: idOf(id),
        status,
        coach_scope,
      })),
    )
    .execute()
  const roles = people.flatMap(({ id, roles: held }) =>
    held.map((role_id) => ({ club_id: club, user_id: idOf(id), role_id })),
  )
  if (roles.length > 0) await db.insertInto('membership_roles').values(roles).execute()
  for (const { id, denied, granted } of people)
    for (const name of [...denied, ...granted])
      await db
        .insertInto('member_permissions')
        .columns(['club_id', 'user_id', 'permission_id', 'granted'])
        .expression(
          db
            .selectFrom('permissions')
            .select([
              sql<number>`${club}`.as('club_id'),
              sql<number>`${idOf(id)}`.as('user_id'),
              sql<number>`${PERMISSION}`.as('permission_id'),
              sql<boolean>`${granted.includes(name)}`.as('granted'),
            ])
            .where('name', '=', name),
        )
        .execute()
}

async function seedSquads(
  db: Db,
  club: ClubId,
  people: readonly WorldPerson[],
  idOf: IdOf,
): Promise<void> {
  for (const squad of new Set(people.flatMap(({ squads }) => squads))) {
    const { id: squad_id } = await db
      .insertInto('squads')
      .values({ club_id: club, name: `Squad ${squad}` })
      .returning('id')
      .executeTakeFirstOrThrow()
    const members = people.filter(({ squads }) => squads.includes(squad))
    await db
      .insertInto('squad_users')
      .values(members.map(({ id }) => ({ club_id: club, squad_id, user_id: idOf(id) })))
      .execute()
  }
}

async function seedWishes(
  db: Db,
  club: ClubId,
  people: readonly WorldPerson[],
  idOf: IdOf,
): Promise<void> {
  const chosen = people.flatMap(({ id, chosen: mode, privacy }) =>
    mode === null ? [] : [{ id, mode, coaches: privacy.coaches }],
  )
  if (chosen.length === 0) return
  await db
    .insertInto('privacy_settings')
    .values(chosen.map(({ id, mode }) => ({ club_id: club, user_id: idOf(id), mode })))
    .execute()
  const named = chosen.flatMap(({ id, coaches }) =>
    coaches.map((coach) => ({ club_id: club, user_id: idOf(id), coach_id: idOf(coach) })),
  )
  if (named.length > 0) await db.insertInto('privacy_coaches').values(named).execute()
}
