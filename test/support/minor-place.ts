import { strFromU8, unzipSync } from 'fflate'
import { ROLE, type RoleId } from '#domain/constants/roles.ts'
import { addDays } from '#domain/time/week.ts'
import type { ClubId } from '../../server/db/client.ts'
import { makeThings, type Things } from '../server/matrix-parts.ts'
import type { TestApp } from './app.ts'
import { makeClub, makeCrew, makeMember, makeSquad, today, type TestUser } from './factories.ts'
import type { Answer, As } from './http.ts'

/** The name of the minor, which nobody else has. */
export const NAME = 'Kanariechild'

/** Whether an answer names the minor, in a workbook or an archive too. */
export const shows = ({ bytes, text }: Answer): boolean => {
  if (!bytes.subarray(0, 2).equals(Buffer.from('PK'))) return text.includes(NAME)
  return Object.values(unzipSync(Uint8Array.from(bytes))).some((file) =>
    strFromU8(file).includes(NAME),
  )
}

export type Place = {
  club: ClubId
  as: As
  things: Things
  minor: TestUser
  crew: number
  squad: number
}

/**
 * A coach whose session somebody of 15 rows in, who is in the club wherever people are; `sees`:
 * the coach has the permission to see minors.
 */
export async function placeWithMinor(
  app: TestApp,
  roles: readonly RoleId[],
  sees: boolean,
): Promise<Place> {
  const club = await makeClub(app.db)
  const coach = await makeMember(app.db, club, roles)
  const minor = await makeMember(app.db, club, [ROLE.athlete], {
    first_name: NAME,
    last_name: NAME,
    date_of_birth: addDays(today(), -15 * 365),
  })
  if (!sees)
    await app.rows(
      `insert into member_permissions (club_id, user_id, permission_id, granted)
       select $1, $2, id, false from permissions where name = 'view-minors'`,
      [club, coach.id],
    )
  const things = await makeThings(app.db, club, coach.id, coach.email)
  await app.rows(
    `insert into participants (club_id, session_id, user_id, role_id) values ($1, $2, $3, 2)`,
    [club, things.session, minor.id],
  )
  await app.rows(
    `insert into attendance as a (club_id, session_id, user_id, attending, answered_by)
     values ($1, $2, $3, 1, $3)
     on conflict (club_id, session_id, user_id) do update set attending = 1`,
    [club, things.session, minor.id],
  )
  await app.rows(
    `insert into wall_posts (club_id, session_id, user_id, client_id, kind, text)
     values ($1, $2, $3, 'minors-oracle', 'text', 'x')`,
    [club, things.session, minor.id],
  )
  const crew = await makeCrew(app.db, club, {
    session_id: things.session,
    published: true,
    user_ids: [coach.id, minor.id],
  })
  // A boat is often called after who sits in it.
  await app.rows('update crews set name = $2, gmt_score = 5 where id = $1', [crew, NAME])
  await app.rows('update activities set crew_id = $2 where id = $1', [things.activity, crew])
  await app.rows(
    `insert into results (club_id, session_id, crew_id, sport_id) values ($1, $2, $3, 1)`,
    [club, things.session, crew],
  )
  const squad = await makeSquad(app.db, club, [coach.id, minor.id])
  await makeThings(app.db, club, minor.id, minor.email)
  return { club, as: { token: coach.token, club }, things, minor, crew, squad }
}
