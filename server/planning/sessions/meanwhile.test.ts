import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Problem } from '#contract/errors.ts'
import type { SessionPlan } from '#contract/plan.ts'
import * as sessions from '#contract/planning/sessions.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import { makeClub, makeMember, type TestUser } from '../../../test/support/factories.ts'
import { sentTogether } from '../../../test/support/held-sessions.ts'
import type { As } from '../../../test/support/http.ts'

let app: TestApp
let coach: TestUser, other: TestUser, athlete: TestUser
let asCoach: As, asOther: As

beforeAll(async () => {
  app = await startTestApp()
  const club = await makeClub(app.db)
  coach = await makeMember(app.db, club, [ROLE.coach])
  other = await makeMember(app.db, club, [ROLE.coach])
  athlete = await makeMember(app.db, club)
  asCoach = { token: coach.token, club }
  asOther = { token: other.token, club }
})
afterAll(() => app.close())

const PLAN: SessionPlan = {
  name: 'Row',
  sport_id: 1,
  start_date: '2026-10-20T04:00:00Z',
  end_date: '2026-10-20T05:30:00Z',
}
const create = async (plan: Partial<SessionPlan> = {}) =>
  (await app.ask(sessions.createSession, { body: { ...PLAN, ...plan } }, asCoach)).data.id
const read = async (id: number) =>
  (await app.ask(sessions.getSession, { params: { id } }, asCoach)).data
type Body = Parameters<typeof app.ask<typeof sessions.updateSession>>[1]['body']
const update = (body: Body, as: As) => app.ask(sessions.updateSession, { body }, as)
const refused = (body: Body, as: As) =>
  app.refused(sessions.updateSession, { body }, as) as Promise<Problem>

describe('two who change one session at once', () => {
  test('both have their way where they change different things', async () => {
    const id = await create()
    const { change_id } = await read(id)
    const seen_change_id = change_id ?? 0
    await update({ id, seen_change_id, location: 'North pier' }, asOther)
    await update({ id, seen_change_id, description: 'Bring gloves' }, asCoach)
    expect(await read(id)).toMatchObject({ location: 'North pier', description: 'Bring gloves' })
  })

  test.each<[string, Partial<SessionPlan>, Partial<SessionPlan>, object]>([
    [
      'the name',
      { name: 'Long row' },
      { name: 'Short row' },
      { field: 'name', before: 'Row', after: 'Long row' },
    ],
    [
      'the time',
      { end_date: '2026-10-20T06:00:00Z' },
      { end_date: '2026-10-20T07:00:00Z' },
      { field: 'end_date' },
    ],
    [
      'the weather',
      { weather: { air_temperature: 4 } },
      { weather: { air_temperature: 5 } },
      { field: 'weather' },
    ],
    ['the aims', { focus_ids: [1] }, { focus_ids: [2] }, { field: 'focuses' }],
  ])('are reported when both change %s, and nothing is lost', async (_, theirs, mine, change) => {
    const id = await create()
    const { change_id } = await read(id)
    const seen_change_id = change_id ?? 0
    await update({ id, seen_change_id, ...theirs }, asOther)
    const before = await read(id)
    const problem = await refused({ id, seen_change_id, ...mine, description: 'Mine' }, asCoach)
    expect(problem).toMatchObject({ status: 409, code: 'changed_meanwhile' })
    expect(problem.current).toMatchObject([
      { user: { id: other.id }, kind: 'changed', changes: [change] },
    ])
    expect(await read(id)).toEqual(before)
    const again = { id, seen_change_id: before.change_id ?? 0, ...mine, description: 'Mine' }
    await update(again, asCoach)
    expect(await read(id)).toMatchObject({ description: 'Mine' })
  })

  test('are reported for people as well', async () => {
    const id = await create()
    const seen_change_id = (await read(id)).change_id ?? 0
    await update({ id, seen_change_id, athlete_ids: [athlete.id] }, asOther)
    expect(await refused({ id, seen_change_id, coach_ids: [other.id] }, asCoach)).toMatchObject({
      current: [{ kind: 'people', changes: [{ field: 'people' }] }],
    })
  })

  test('at the very same moment: one of them gets the conflict', async () => {
    const id = await create()
    const seen_change_id = (await read(id)).change_id ?? 0
    const answers = await Promise.all(
      [asCoach, asOther].map((as, index) =>
        app.send(
          sessions.updateSession,
          { body: { id, seen_change_id, name: `Row ${index}` } },
          as,
        ),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test('at the very same moment: a session that both repeat becomes one series', async () => {
    const id = await create()
    const rule = { repeat_frequency_type: 'daily' as const, repeat_numbers: 3 }
    const answers = await sentTogether(
      app,
      [id],
      [asCoach, asOther].map((as) => () => update({ id, ...rule }, as)),
    )
    expect(answers.map(({ data }) => data.ids.length).toSorted((a, b) => a - b)).toEqual([1, 3])
    expect((await read(id)).series).toMatchObject({ count: 3 })
  })

  test('do not hear of each other without saying what they have seen', async () => {
    const id = await create()
    await update({ id, name: 'One' }, asOther)
    await update({ id, name: 'Two' }, asCoach)
    expect(await read(id)).toMatchObject({ name: 'Two' })
  })
})
