import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { clubDataLog } from '#contract/people/club-data-imports.ts'
import { clubExports, planClubExports } from '#contract/people/club-data.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeClub, makeMember, type TestUser } from '../support/factories.ts'
import type { As } from '../support/http.ts'

let app: TestApp
let club: ClubId
let manager: TestUser
let as: As
beforeAll(async () => {
  app = await startTestApp({ work: true })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.rows('delete from export_plans')
  club = await makeClub(app.db)
  manager = await makeMember(app.db, club, [ROLE.manager])
  as = { token: manager.token, club }
})

const plan = (kept_days: 30 | 90 | 365 | null) =>
  app.ask(planClubExports, { body: { kept_days } }, as)
const exportsOf = async () => (await app.ask(clubExports, {}, as)).data
const startThem = async () =>
  (await app.rows<{ started: number }>('select app.start_monthly_exports() as started'))[0]?.started

describe('an export of every month', () => {
  test('is made once in a month as who wanted it sees the club, and kept as long as they said', async () => {
    await plan(90)
    expect((await exportsOf()).plan).toMatchObject({
      kept_days: 90,
      by: { user_id: manager.id },
    })
    expect(await startThem()).toBe(1)
    expect(await startThem()).toBe(0)
    const latest = async () => (await exportsOf()).exports[0]
    await expect.poll(async () => (await latest())?.state, { timeout: 20_000 }).toBe('done')
    const made = await latest()
    expect(made).toMatchObject({ monthly: true, by: { user_id: manager.id } })
    const days =
      (Date.parse(made?.expires_at ?? '') - Date.parse(made?.created_at ?? '')) / 86_400_000
    expect(days).toBeCloseTo(90, 1)
    expect((await app.ask(clubDataLog, {}, as)).data.map(({ step }) => step)).toEqual([
      'monthly',
      'planned',
    ])
  })

  test('comes again in the next month', async () => {
    await plan(30)
    await startThem()
    await app.rows(
      `update data_exports set created_at = created_at - interval '1 month',
      state = 'stopped' where about_club = $1`,
      [club],
    )
    expect(await startThem()).toBe(1)
  })

  test('is tried again on the next day where it failed', async () => {
    await plan(30)
    await startThem()
    await app.rows(`update data_exports set state = 'failed' where about_club = $1`, [club])
    expect(await startThem()).toBe(1)
  })

  test('is no longer made once it is not wanted', async () => {
    await plan(30)
    await plan(null)
    expect((await exportsOf()).plan).toBeNull()
    expect(await startThem()).toBe(0)
  })

  test('ends with who no longer runs the club', async () => {
    const other = await makeMember(app.db, club, [ROLE.manager])
    await plan(30)
    await app.rows('delete from membership_roles where club_id = $1 and user_id = $2', [
      club,
      manager.id,
    ])
    expect(await startThem()).toBe(0)
    as = { token: other.token, club }
    expect(await exportsOf()).toMatchObject({ plan: null, exports: [] })
  })

  test('is made for the manager who wanted it last', async () => {
    await plan(30)
    const other = await makeMember(app.db, club, [ROLE.manager])
    as = { token: other.token, club }
    await plan(365)
    expect((await exportsOf()).plan).toMatchObject({ kept_days: 365, by: { user_id: other.id } })
  })
})
