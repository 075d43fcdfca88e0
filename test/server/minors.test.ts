import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { comparableSessions, comparison } from '#contract/analysis/comparison.ts'
import { gmtCrews } from '#contract/analysis/reports-crews.ts'
import { sessionScores } from '#contract/analysis/result-entry.ts'
import { editCrew, getCrew } from '#contract/boats/crews.ts'
import { makeConnectCodes } from '#contract/live/live.ts'
import { ergRaces } from '#contract/live/live-races.ts'
import { clubUsers } from '#contract/people/members.ts'
import { profile } from '#contract/people/profiles.ts'
import { getSquad, squads } from '#contract/people/squads.ts'
import { getSession, updateSession } from '#contract/planning/sessions.ts'
import { search } from '#contract/platform/search.ts'
import { ROLE, type RoleId } from '#domain/constants/roles.ts'
import { addDays } from '#domain/time/week.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { today } from '../support/factories.ts'
import { NAME, placeWithMinor, shows } from '../support/minor-place.ts'
import { ENDPOINTS } from './matrix-run.ts'
import { nameOf } from './matrix-world.ts'
import { answerAt } from './walk/minors.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const placeOf = (roles: readonly RoleId[], sees: boolean) => placeWithMinor(app, roles, sees)

test('with the permission, and as a manager, the name stands in many replies', async () => {
  const reading = ENDPOINTS.filter(({ method, reads }) => method === 'GET' || reads)
  for (const [roles, sees] of [
    [[ROLE.head_coach], true],
    [[ROLE.coach, ROLE.manager], false],
  ] as const) {
    const place = await placeOf(roles, sees)
    const shown: string[] = []
    for (const endpoint of reading)
      if ((await answerAt(app, endpoint, place)).isNamed) shown.push(nameOf(endpoint))
    expect(shown).toEqual(
      expect.arrayContaining([
        'GET club-users',
        'GET session/{id}',
        'GET session/{id}/attendance',
        'GET session/{id}/comments',
        'GET session/{id}/crews',
        'GET session/{id}/scores',
      ]),
    )
  }
}, 120_000)

test('squads, members with all that can be included and a search name nobody under 18', async () => {
  const include = { include: 'squad_users,squad_users.user' }
  for (const sees of [false, true]) {
    const { as, squad } = await placeOf([ROLE.coach], sees)
    const answers = await Promise.all([
      app.send(squads, { query: include }, as),
      app.send(getSquad, { params: { id: squad } }, as),
      app.send(clubUsers, { query: { query: NAME } }, as),
      app.send(search, { query: { query: NAME } }, as),
    ])
    expect(answers.map(shows)).toEqual([sees, sees, sees, sees])
  }
})

test('results, codes, lanes, comparisons, profiles and reports name no boat after a minor', async () => {
  const query = { start_date: addDays(today(), -400), end_date: addDays(today(), 400) }
  for (const sees of [false, true]) {
    const { as, things } = await placeOf([ROLE.head_coach], sees)
    const params = { id: things.session }
    const answers = {
      results: await app.send(sessionScores, { params, query: {} }, as),
      codes: await app.send(makeConnectCodes, { params, body: { renew: [] } }, as),
      lanes: await app.send(ergRaces, { params }, as),
      sessions: await app.send(comparableSessions, { query }, as),
      compared: await app.send(comparison, { params, query: {} }, as),
      profile: await app.send(profile, { params: { id: things.user_id } }, as),
      gmt: await app.send(gmtCrews, { query }, as),
    }
    const statuses = Object.entries(answers).map(([what, { status }]) => [what, status])
    expect(statuses).toEqual(Object.keys(answers).map((what) => [what, 200]))
    const naming = Object.entries(answers).flatMap(([what, answer]) => (shows(answer) ? what : []))
    expect(naming).toEqual(sees ? Object.keys(answers) : [])
  }
})

describe('what a coach changes without seeing who is there', () => {
  test('a seat is shown as taken and stays taken', async () => {
    const { as, crew, minor, club } = await placeOf([ROLE.head_coach], false)
    const read = async () => (await app.ask(getCrew, { params: { id: crew }, query: {} }, as)).data
    const before = await read()
    expect(before.crew_users.map(({ user }) => user.full_name)).toContain('–')
    const kept = before.crew_users.filter(({ user_id }) => user_id !== minor.id)
    const crew_users = kept.map(({ user_id, position }) => ({ user_id, position }))
    await app.ask(editCrew, { body: { id: crew, version: before.version, crew_users } }, as)
    expect(
      await app.rows('select 1 from crew_users where club_id = $1 and user_id = $2', [
        club,
        minor.id,
      ]),
    ).toHaveLength(1)
    expect((await read()).crew_users).toHaveLength(2)
  })

  test('people of a session stay in it', async () => {
    const { as, things, minor } = await placeOf([ROLE.head_coach], false)
    const id = things.session
    const { data } = await app.ask(getSession, { params: { id }, query: {} }, as)
    expect(data.participants?.map(({ user_id }) => user_id)).not.toContain(minor.id)
    await app.ask(updateSession, { body: { id, athlete_ids: [] } }, as)
    expect(
      await app.rows('select 1 from participants where session_id = $1 and user_id = $2', [
        id,
        minor.id,
      ]),
    ).toHaveLength(1)
  })

  test('whose day of birth nobody knows is shown', async () => {
    const { as, things, minor } = await placeOf([ROLE.coach], false)
    await app.rows('update users set date_of_birth = null where id = $1', [minor.id])
    const ask = { params: { id: things.session }, query: {} }
    expect((await app.send(getSession, ask, as)).text).toContain(NAME)
  })
})
