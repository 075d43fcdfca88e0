import * as reports from '#contract/analysis/performance-tests-reports.ts'
import { savePerformanceTest, type NewTest } from '#contract/analysis/performance-tests.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from './app.ts'
import { makeClub, makeMember, makeSquad, type TestUser } from './factories.ts'
import { newTest, STEP_LINES } from './tested-club.ts'

const born = { date_of_birth: '2000-01-01' }
export const YEAR = { start_date: '2026-01-01', end_date: '2026-12-31' }

/** A club with tests of two athletes, of a third who hides theirs, and coaches who read them. */
export async function openReadTests() {
  const app = await startTestApp()
  const club = await makeClub(app.db, { time_zone: 'UTC', plan: 'drv' })
  const athlete = async (gender: 'm' | 'w') => {
    const person = await makeMember(app.db, club, [ROLE.athlete], born)
    await app.rows('update users set gender = $2 where id = $1', [person.id, gender])
    return person
  }
  const [anna, ben, secret] = [await athlete('w'), await athlete('m'), await athlete('m')]
  const coach = await coachWho(app, club, true)
  /** Sees all tests, and no personal details. */
  const blind = await coachWho(app, club, false)
  const squad = await makeSquad(app.db, club, [anna.id])
  const as = ({ token }: TestUser) => ({ token, club, language: 'en' as const })

  async function enter(
    person: TestUser,
    kind: NewTest['kind'],
    day: string,
    more: Partial<NewTest> = {},
  ): Promise<number> {
    const body = newTest({ user_id: person.id, kind, day, ...more })
    return (await app.ask(savePerformanceTest, { body }, as(coach))).data.id
  }

  await enter(anna, '2k', '2026-01-10', { time_s: 425, weight: 66.5, site: 'Hall' })
  await enter(anna, '2k', '2026-02-10', { time_s: 420, weight: 66.5, site: 'River' })
  await enter(anna, '6k', '2026-02-20', { time_s: 1355 })
  await enter(ben, '2k', '2026-02-10', { time_s: 380, weight: 90.2, weight_class: 'open' })
  await enter(secret, '2k', '2026-02-11', { time_s: 370 })
  await enter(anna, 'step', '2026-01-05', { lines: STEP_LINES.slice(0, 6), step_s: 240 })
  const step = await enter(anna, 'step', '2026-03-05', {
    lines: STEP_LINES,
    step_s: 240,
    weight: 66.5,
    comment: '=1+1',
  })
  await app.rows(
    `insert into privacy_settings (club_id, user_id, mode) values ($1, $2, 'only-me')`,
    [club, secret.id],
  )

  const listOf = async (query: Partial<reports.TestsQuery> = {}, person = coach) =>
    (
      await app.ask(
        reports.performanceTests,
        { query: { kind: '2k', ...YEAR, ...query } },
        as(person),
      )
    ).data
  const daysOf = async (query: Partial<reports.TestsQuery>, person?: TestUser) =>
    (await listOf(query, person)).tests.map(({ user_id, day }) => [user_id, day])
  return { app, club, anna, ben, secret, coach, blind, squad, step, as, enter, listOf, daysOf }
}

export type ReadTests = Awaited<ReturnType<typeof openReadTests>>

/** A head coach who sees the tests of all members, with or without their personal details. */
async function coachWho(app: TestApp, club: ClubId, seesDetails: boolean): Promise<TestUser> {
  const coach = await makeMember(app.db, club, [ROLE.head_coach])
  await app.rows(
    `insert into member_permissions (club_id, user_id, permission_id, granted)
     select $1, $2, id, name <> 'drv-view-personal-details' or $3 from permissions
     where name in ('drv-view-personal-details', 'drv-view-all-members-on-report')`,
    [club, coach.id, seesDetails],
  )
  return coach
}
