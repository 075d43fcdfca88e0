import type { Permission } from '#domain/constants/permissions.ts'
import type { RoleId } from '#domain/constants/roles.ts'
import { hidesMinorsFrom, lastBirthdayOfAge } from '#domain/rules/privacy.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { joiners, rightsOfMembers } from './statements.ts'

/** Somebody who comes into a club, by name, with the name of the club. */
export type Joiner = { person: string; club: string; under_age: boolean }

export async function joinersOf(
  db: Db,
  clubId: ClubId,
  userIds: readonly number[],
): Promise<Joiner[]> {
  const rows = await run(db, joiners, { club_id: clubId, people: userIds })
  return rows.map(({ person, club, date_of_birth: born, time_zone }) => ({
    person,
    club,
    under_age: born !== null && born > lastBirthdayOfAge(dayIn(time_zone, new Date())),
  }))
}

/** The members who do not see people under 18. */
export async function blindToMinors(
  db: Db,
  club_id: ClubId,
  people: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await run(db, rightsOfMembers, { club_id, people })
  return new Set(
    rows
      .filter(({ roles, permissions, coaches_see_minors }) =>
        hidesMinorsFrom({
          roles: roles as RoleId[],
          permissions: permissions as Permission[],
          coaches_see_minors,
        }),
      )
      .map(({ user_id }) => user_id),
  )
}
