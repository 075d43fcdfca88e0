import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../test/support/app.ts'
import { isCoachLike, ROLE, ROLE_IDS } from '#domain/constants/roles.ts'
import {
  ACTIVE_ATHLETE_STATUSES,
  ATTENDANCE,
  FORMER_STATUSES,
  MEMBER_STATUS,
  SUBSCRIPTION_STATUS,
} from '#domain/constants/statuses.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const { pending, approved, rejected, left, invited, athlete_rejected, onboarding } = MEMBER_STATUS

test.each(
  Object.entries({
    pending,
    approved,
    rejected,
    left_club: left,
    invited,
    declined: athlete_rejected,
    onboarding,
    active: SUBSCRIPTION_STATUS.active,
    athlete: ROLE.athlete,
    manager: ROLE.manager,
    attends: ATTENDANCE.attending,
    stays_away: ATTENDANCE.not_attending,
  }),
)('app.%s() is the number of the domain', async (name, number) =>
  expect(await app.rows(`select app.${name}() as code`)).toEqual([{ code: number }]),
)

const STATUSES = Object.values(MEMBER_STATUS)
test.each<[string, readonly number[], readonly number[]]>([
  ['has_left', STATUSES, FORMER_STATUSES],
  ['is_active', STATUSES, ACTIVE_ATHLETE_STATUSES],
  ['is_coach', ROLE_IDS, ROLE_IDS.filter((role) => isCoachLike([role]))],
])('app.%s is the list of the domain', async (name, among, listed) => {
  const rows = await app.rows<{ code: number }>(
    `select code from unnest($1::smallint[]) code where app.${name}(code) order by code`,
    [among],
  )
  expect(rows.map(({ code }) => code)).toEqual([...listed].toSorted((one, other) => one - other))
})
