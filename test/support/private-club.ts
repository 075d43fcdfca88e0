import { ROLE } from '#domain/constants/roles.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { addDays } from '#domain/time/week.ts'
import type { ClubId } from '../../server/db/client.ts'
import type { TestApp } from './app.ts'
import { addMember, answerConsent, makeClub, makeMember, makeUser, today } from './factories.ts'
import type { TestUser } from './factories.ts'
import { canariesOf } from './private-canaries.ts'
import { keepGuardian } from './guardian-rows.ts'
import {
  isMember,
  PRIVACY_STATES,
  PRIVACY_VIEWERS,
  VIEWER_NAMES,
  type PrivacyState,
  type PrivacyViewer,
} from './private-states.ts'

export type PrivateClub = {
  club: ClubId
  other: ClubId
  viewers: Record<PrivacyViewer, TestUser>
  people: Record<PrivacyState, TestUser>
}

const MINOR_BORN = addDays(today(), -15 * 365)

let clubs = 0

/** A club with a person in every state, and everybody who looks. */
export async function openPrivateClub(app: TestApp): Promise<PrivateClub> {
  const { db } = app
  const club = await makeClub(db)
  const other = await makeClub(db)
  clubs += 1
  const viewers = {} as PrivateClub['viewers']
  for (const name of VIEWER_NAMES) {
    const born = { date_of_birth: '1980-03-04', last_name: `Viewer ${name}` }
    if (isMember(name) || name === 'foreign')
      viewers[name] = await makeMember(
        db,
        name === 'foreign' ? other : club,
        PRIVACY_VIEWERS[name],
        born,
      )
    else viewers[name] = await makeUser(db, born)
  }
  viewers.outside.token = ''
  const people = {} as PrivateClub['people']
  for (const state of PRIVACY_STATES) {
    const { first_name, last_name } = canariesOf(state)
    people[state] = await makeUser(db, {
      first_name,
      last_name,
      email: `${first_name}.${clubs}@slipway.test`.toLowerCase(),
      date_of_birth: state === 'minor' ? MINOR_BORN : '1990-05-06',
    })
    await addMember(db, club, people[state].id, [ROLE.athlete])
  }
  await answerConsent(db, people.withdrawn.id, 'withdrawn')
  await keepGuardian(app, club, people.minor.id, viewers.guardian)
  await app.rows(
    `insert into member_permissions (club_id, user_id, permission_id, granted)
      select $1, $2, id, false from permissions where name = 'view-minors'`,
    [club, viewers.blind.id],
  )
  await app.rows(
    `insert into privacy_settings (club_id, user_id, mode)
      values ($1, $2, 'only-me'), ($1, $3, 'specific-coaches')`,
    [club, people['only-me'].id, people.specific.id],
  )
  await app.rows('insert into privacy_coaches (club_id, user_id, coach_id) values ($1, $2, $3)', [
    club,
    people.specific.id,
    viewers.named.id,
  ])
  return { club, other, viewers, people }
}

/** The one leaves the club and the other for good, after all that they did was stored. */
export async function leavePrivateClub(app: TestApp, { club, people }: PrivateClub) {
  await app.rows('update memberships set status = $3 where club_id = $1 and user_id = $2', [
    club,
    people.left.id,
    MEMBER_STATUS.left,
  ])
  await app.rows('delete from users where id = $1', [people.deleted.id])
}

/** What calls that change something may have changed of who is who. */
export async function restorePrivateClub(
  app: TestApp,
  { club, people, viewers }: PrivateClub,
): Promise<boolean> {
  const ids = Object.values(people).map(({ id }) => id)
  const members = VIEWER_NAMES.filter(isMember)
  const [row] = await app.rows<{ is_whole: boolean }>(
    `with back as (
       update memberships set status = case when user_id = $4 then $5::smallint else 1 end
       where club_id = $1 and user_id = any ($2::bigint[] || $3::bigint[]) returning user_id),
     roles as (
       delete from membership_roles r using unnest($2::bigint[]) u
       where r.club_id = $1 and r.user_id = u and r.role_id <> 2),
     born as (update users set date_of_birth = $7 where id = $6)
     select count(*) = cardinality($2::bigint[] || $3::bigint[]) - 1 as is_whole from back`,
    [
      club,
      ids,
      members.map((name) => viewers[name].id),
      people.left.id,
      MEMBER_STATUS.left,
      people.minor.id,
      MINOR_BORN,
    ],
  )
  return row?.is_whole === true
}
