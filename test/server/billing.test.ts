import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { planGate } from '#contract/platform/billing.ts'
import { FEATURE, type FeatureId } from '#domain/constants/features.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeClub, makeMember, type TestUser } from '../support/factories.ts'

let app: TestApp
let club: ClubId
let manager: TestUser
let athlete: TestUser

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db, { plan: 'bronze' })
  manager = await makeMember(app.db, club, [ROLE.manager], {
    first_name: 'Mona',
    last_name: 'Manager',
  })
  athlete = await makeMember(app.db, club, [ROLE.athlete], { date_of_birth: '1999-01-01' })
})
afterAll(() => app.close())

const as = (user: TestUser) => ({ token: user.token, club })

describe('the gate of a plan', () => {
  const ask = async (feature?: FeatureId) =>
    (await app.ask(planGate, { query: feature === undefined ? {} : { feature } }, as(athlete))).data

  test('says what is missing, which plans have it and who decides', async () => {
    const answer = await ask(FEATURE.telemetry)
    expect(answer).toMatchObject({
      plan: 'bronze',
      missing: [FEATURE.telemetry],
      deciders: [{ user_id: manager.id, full_name: 'Mona Manager' }],
    })
    expect(answer.plans.map(({ key }) => key)).toEqual(['platinum', 'performance'])
  })

  test('has nothing to say of what the plan has', async () =>
    expect(await ask(FEATURE.imports)).toMatchObject({ missing: [], plans: [] }))
  test('names all that is missing', async () =>
    expect((await ask()).missing).toContain(FEATURE.morning_monitoring))

  test('names nobody whose right was taken', async () => {
    await app.rows(
      `insert into member_permissions select $1, $2, id, false from permissions
        where name = 'manage-licences'`,
      [club, manager.id],
    )
    expect((await ask(FEATURE.telemetry)).deciders).toEqual([])
    await app.rows('delete from member_permissions where club_id = $1', [club])
  })
})
