import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sessionCrews } from '#contract/boats/crews.ts'
import * as members from '#contract/people/members.ts'
import { profile, saveProfile } from '#contract/people/profiles.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import {
  addMember,
  makeClub,
  makeMember,
  makeSession,
  makeUser,
  type TestUser,
} from '../support/factories.ts'
import { sheetOf } from '../support/xlsx.ts'
import { exportOf } from './club-export.ts'

let app: TestApp
/** Typed the addresses of people whom another club has known before. */
let club: ClubId
let manager: TestUser
/** Has an account. */
let kim: TestUser
/** Noted by the other club, and never opened an account. */
let lou: TestUser

beforeAll(async () => {
  app = await startTestApp({ work: true })
  const other = await makeClub(app.db)
  club = await makeClub(app.db)
  manager = await makeMember(app.db, club, [ROLE.manager, ROLE.coach])
  const person = { last_name: 'Elsewhere', gender: 'w', date_of_birth: '2012-05-01' } as const
  kim = await makeUser(app.db, person)
  lou = await makeUser(app.db, { ...person, email_verified_at: null })
  await addMember(app.db, other, kim.id, [ROLE.athlete])
  await addMember(app.db, other, lou.id, [ROLE.athlete], MEMBER_STATUS.onboarding)
  for (const { id } of [kim, lou])
    await addMember(app.db, club, id, [ROLE.athlete], MEMBER_STATUS.onboarding)
  await app.rows(
    `update users set guardian_email = 'mum@home.test', phone = '+49 1', weight = 61,
       password_hash = case when email_verified_at is not null then password_hash end
     where id = any ($1)`,
    [[kim.id, lou.id]],
  )
})
afterAll(() => app.close())

const asManager = () => ({ token: manager.token, club })

describe('of somebody whom another club knows, a club that typed the address', () => {
  test('reads nothing more than the name on their page and in the list', async () => {
    for (const { id } of [kim, lou]) {
      const { data } = await app.ask(members.getMember, { params: { id } }, asManager())
      expect(data).toMatchObject({ last_name: 'Elsewhere', guardian_email: null, is_noted: false })
    }
    const { data } = await app.ask(members.clubUsers, { query: { query: 'Else' } }, asManager())
    expect(data).toMatchObject([
      { gender: null, date_of_birth: null },
      { gender: null, date_of_birth: null },
    ])
  })

  test('neither reads nor changes their profile', async () => {
    for (const { id } of [kim, lou]) {
      const params = { id }
      expect((await app.ask(profile, { params }, asManager())).data).toMatchObject({ person: null })
      const body = { date_of_birth: '1990-01-01' }
      expect((await app.refused(saveProfile, { params, body }, asManager())).status).toBe(403)
    }
  })

  test('has nothing of them in the workbook', async () => {
    const query = { query: 'Elsewhere' }
    const { bytes } = await app.send(members.exportMembers, { query }, asManager())
    const [head = [], ...rows] = sheetOf(bytes)
    expect(rows).toHaveLength(2)
    for (const name of ['Parent’s email', 'Phone', 'Gender', 'Date of birth'])
      expect(rows.map((row) => row[head.indexOf(name)] ?? null)).toEqual([null, null])
  })

  test('has nothing of them among those to seat', async () => {
    const id = await makeSession(
      app.db,
      club,
      { user_id: manager.id },
      { athlete_ids: [kim.id, lou.id] },
    )
    const { data } = await app.ask(sessionCrews, { params: { id } }, asManager())
    const nothing = { gender: null, date_of_birth: null, weight: null }
    expect(data.pool).toMatchObject([nothing, nothing])
  })

  test('has nothing of them in its export', async () => {
    const { rows } = await exportOf(app, asManager())
    expect(rows('users').filter(({ last_name }) => last_name === 'Elsewhere')).toMatchObject(
      Array.from({ length: 2 }, () => ({
        gender: null,
        date_of_birth: null,
        guardian_email: null,
        phone: null,
        weight: null,
      })),
    )
  })
})

test('a club reads what it noted itself, also once another one types the address', async () => {
  await app.rows(
    `update memberships set created_at = now() - interval '1 day' where club_id = $1`,
    [club],
  )
  const { data } = await app.ask(members.getMember, { params: { id: lou.id } }, asManager())
  expect(data.guardian_email).toBe('mum@home.test')
})
