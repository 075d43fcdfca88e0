import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as attendance from '#contract/planning/attendance.ts'
import * as calendar from '#contract/planning/calendar.ts'
import * as crews from '#contract/boats/crews.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import * as home from '#contract/analysis/home.ts'
import * as imports from '#contract/recordings/imports.ts'
import * as members from '#contract/people/members.ts'
import * as results from '#contract/analysis/results.ts'
import * as sessions from '#contract/planning/sessions.ts'
import * as squads from '#contract/people/squads.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import {
  giveSecondStep,
  makeClub,
  makeCrew,
  makeMember,
  makeSession,
  makeSquad,
  rowingFile,
  signInOf,
  type TestUser,
} from '../support/factories.ts'
import { grantTo } from '../support/grant.ts'
import type { Answer, As, Parts } from '../support/http.ts'
import { storeFile } from '../support/stored-activity.ts'
import type { ClubId } from '../../server/db/client.ts'
import { MATRIX_PROVIDERS, MATRIX_VAPID } from './matrix-integrations.ts'
import { makeThings, type Things } from './matrix-parts.ts'
import { nameOf } from './matrix-world.ts'
import { keepComparison, REPORTS, span, type List } from './statements-of-reports.ts'
import { MOST, MOST_OF_A_PLAN, MOST_OF_A_SERIES } from './statement-limits.ts'

let app: TestApp
let things: Things
let coach: TestUser
let club: ClubId

beforeAll(async () => {
  app = await startTestApp({ providers: MATRIX_PROVIDERS, vapid: MATRIX_VAPID })
  club = await makeClub(app.db)
  coach = await makeMember(app.db, club, [ROLE.head_coach, ROLE.athlete])
  await app.rows('update users set is_admin = true where id = $1', [coach.id])
  await giveSecondStep(app.db, coach.id)
  await grantTo(app, { club, person: coach, permission: 'welfare', granted: true })
  await grantTo(app, { club, person: coach, permission: 'manage-licences', granted: true })
  things = await makeThings(app.db, club, coach.id, coach.email)
})
afterAll(() => app.close())

/** Statements of a call by a person the gate does not know yet. */
async function statementsOf(endpoint: Endpoint, parts: Parts, as: As): Promise<string[]> {
  let answer: Answer | undefined
  const statements = await app.statements(
    async () => (answer = await app.send(endpoint, parts, as)),
  )
  const { status = 0, text = '' } = answer ?? {}
  expect(
    [endpoint.status ?? 200, 206],
    `${nameOf(endpoint)}: ${status} ${text.slice(0, 200)}`,
  ).toContain(status)
  return statements
}

describe('a plan takes few statements', () => {
  test('a full one', async () => {
    const squad = await makeSquad(app.db, club, [coach.id])
    const pieces = [
      { planned_distance: 2000, planned_time: null, rest: 360, split_length: null, segments: [] },
    ]
    const body = {
      name: 'Full',
      sport_id: 1,
      start_date: '2026-03-02T06:00:00Z',
      end_date: '2026-03-02T07:30:00Z',
      intensities: [{ id: 2, percentage: 100 }],
      focus_ids: [1],
      tags: ['Rain'],
      squad_ids: [squad],
      structure: { piece_structure: 2 as const, repetitions: 3, pieces },
    }
    const as = { token: await signInOf(app.db, coach.id), club }
    const created = await statementsOf(sessions.createSession, { body }, as)
    expect(created.length, created.join('\n\n')).toBeLessThanOrEqual(MOST_OF_A_PLAN)
    const updated = await statementsOf(
      sessions.updateSession,
      { body: { ...body, id: things.session } },
      as,
    )
    expect(updated.length, updated.join('\n\n')).toBeLessThanOrEqual(MOST_OF_A_PLAN)
  })

  test('one that is changed, published or repeated by who has looked before', async () => {
    const as = { token: await signInOf(app.db, coach.id), club }
    const times = { start_date: '2031-03-02T07:00:00Z', end_date: '2031-03-02T08:00:00Z' }
    const draft = async (
      repeat: { repeat_numbers?: number; repeat_frequency_type?: 'daily' } = {},
    ) =>
      (
        await app.ask(
          sessions.createSession,
          { body: { name: 'Draft', sport_id: 1, published: false, ...times, ...repeat } },
          as,
        )
      ).data.id
    const daily = { repeat_frequency_type: 'daily' as const, repeat_numbers: 4 }
    const [id, ofSeries] = [await draft(), await draft(daily)]
    const [last] = await app.rows<{ id: number }>('select max(id)::int as id from session_changes')
    const seen = {
      seen_change_id: last?.id ?? 0,
      published: true,
      start_date: '2031-03-02T07:10:00Z',
      end_date: '2031-03-02T08:10:00Z',
    }
    const repeated = await statementsOf(
      sessions.updateSession,
      { body: { ...seen, ...daily, id, scope: 'all' } },
      as,
    )
    expect(repeated.length, repeated.join('\n\n')).toBeLessThanOrEqual(MOST_OF_A_SERIES)
    expect(
      await app.rows(
        `select count(*)::int as count
         from sessions s
         where series_id = (select series_id from sessions where id = $1)`,
        [id],
      ),
    ).toEqual([{ count: 4 }])
    const moved = await statementsOf(
      sessions.updateSession,
      { body: { ...seen, id: ofSeries, scope: 'following' } },
      as,
    )
    expect(moved.length, moved.join('\n\n')).toBeLessThanOrEqual(MOST_OF_A_PLAN)
    const twiceAWeek = {
      repeat_frequency_type: 'weekly' as const,
      repeat_on_the_specific_days: [2, 6],
      repeat_numbers: 100,
    }
    const another = await statementsOf(
      sessions.changeSeries,
      { body: { id: ofSeries, scope: 'following', ...twiceAWeek } },
      as,
    )
    expect(another.length, another.join('\n\n')).toBeLessThanOrEqual(MOST_OF_A_SERIES)
  })
})

describe('a list takes the same statements for one row and for a hundred', () => {
  const lists: List[] = [
    { endpoint: calendar.agenda, parts: () => ({ body: span }), most: 3 },
    {
      endpoint: members.clubUsers,
      parts: () => ({
        query: { include: 'current_club_user,last_user_stat,user_squads.squad,current_club_roles' },
      }),
    },
    {
      endpoint: squads.squads,
      parts: () => ({ query: { include: 'squad_users,squad_users.user' } }),
    },
    { endpoint: attendance.sessionAttendance, parts: (id) => ({ params: { id } }) },
    { endpoint: crews.sessionCrews, parts: (id) => ({ params: { id } }) },
    { endpoint: crews.crews, parts: () => ({ query: { limit: 200 } }) },
    { endpoint: sessions.getSession, parts: (id) => ({ params: { id } }) },
    { endpoint: results.sessionResults, parts: (id) => ({ params: { id } }) },
    { endpoint: imports.listImports, parts: (id) => ({ query: { session_id: id, limit: 100 } }) },
    ...REPORTS,
    { endpoint: home.home, parts: () => ({}), grows: 0.9 },
  ]
  const worlds: { as: As; session: number; people: number }[] = []

  /**
   * A club of so many athletes, each in a squad and a session of their own, all of them in one,
   * which all of them have rowed.
   */
  async function clubOf(people: number) {
    const here = await makeClub(app.db)
    const { id, token } = await makeMember(app.db, here, [ROLE.coach])
    const athletes: number[] = []
    while (athletes.length < people) athletes.push((await makeMember(app.db, here)).id)
    const session = await makeSession(app.db, here, { user_id: id }, { athlete_ids: athletes })
    const bytes = rowingFile(new Date('2026-03-02T06:00:00Z'), { seconds: 20 })
    for (const athlete of athletes) {
      await makeSquad(app.db, here, [athlete])
      await makeCrew(app.db, here, { session_id: session, user_ids: [athlete] })
      await makeSession(app.db, here, { user_id: id }, { athlete_ids: [athlete] })
      await storeFile(app.db, here, { user_id: athlete, session_id: session }, bytes)
    }
    await app.rows(
      `insert into performance_tests (club_id, user_id, kind, day, time_s)
       select $1, unnest($2::bigint[]), '2k', '2026-03-02', 420`,
      [here, athletes],
    )
    await keepComparison(app.db, { club: here, athletes, session })
    return { as: { token, club: here }, session, people }
  }

  beforeAll(async () => {
    worlds.push(await clubOf(1), await clubOf(100))
  }, 60_000)

  test.each(lists.map((list) => [nameOf(list.endpoint), list] as const))(
    '%s',
    async (_, { endpoint, parts, most = MOST, grows = 10 }) => {
      const counts: number[] = []
      const sizes: number[] = []
      for (const { as, session } of worlds) {
        const statements = await statementsOf(endpoint, parts(session), { ...as })
        counts.push(statements.filter((text) => !text.includes('app.viewer(')).length)
        const { text } = await app.send(endpoint, parts(session), as)
        sizes.push(text.length)
        expect(statements.length).toBeLessThanOrEqual(most)
      }
      expect(counts[1]).toBe(counts[0])
      expect(sizes[1]).toBeGreaterThan(grows * (sizes[0] ?? 0))
    },
  )
})
