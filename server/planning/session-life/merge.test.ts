import { afterAll, beforeAll, expect, test } from 'vitest'
import * as life from '#contract/planning/session-life.ts'
import * as sessions from '#contract/planning/sessions.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import { makeClub, makeMember } from '../../../test/support/factories.ts'
import { sentTogether } from '../../../test/support/held-sessions.ts'
import type { As } from '../../../test/support/http.ts'

let app: TestApp
let asCoach: As, asOther: As

beforeAll(async () => {
  app = await startTestApp()
  const club = await makeClub(app.db)
  const coach = await makeMember(app.db, club, [ROLE.head_coach])
  const other = await makeMember(app.db, club, [ROLE.head_coach])
  asCoach = { token: coach.token, club }
  asOther = { token: other.token, club }
})
afterAll(() => app.close())

const START = Date.now() + 86_400_000
const create = async (more: { sport_id?: number; alternative_results?: boolean } = {}) => {
  const times = {
    start_date: new Date(START).toISOString(),
    end_date: new Date(START + 3_600_000).toISOString(),
  }
  const body = { name: 'Row', sport_id: SPORT.rowing, ...times, ...more }
  return (await app.ask(sessions.createSession, { body }, asCoach)).data.id
}
const merge = async (into: number, from: number) =>
  (await app.ask(life.mergeSessions, { body: { into, session_ids: [from] } }, asCoach)).data
    .merge_id
const undo = (id: number) => app.ask(life.undoMerge, { params: { id } }, asCoach)
const showsAlternatives = async (id: number) =>
  (await app.ask(sessions.getSession, { params: { id } }, asCoach)).data.alternative_results
const showAlternatives = (id: number, alternative_results: boolean) =>
  app.ask(sessions.updateSession, { body: { id, alternative_results } }, asCoach)

test('refuses one of two merges that go into each other at the same moment', async () => {
  const [one, two] = [await create(), await create()]
  const merges = [
    { as: asCoach, body: { into: one, session_ids: [two] } },
    { as: asOther, body: { into: two, session_ids: [one] } },
  ]
  const answers = await sentTogether(
    app,
    [one, two],
    merges.map(
      ({ as, body }) =>
        () =>
          app.send(life.mergeSessions, { body }, as),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
  const left = await app.rows(
    'select id from sessions where id = any ($1) and deleted_at is null',
    [[one, two]],
  )
  expect(left).toHaveLength(1)
})

test('undoes a merge once, however often it is undone at the same moment', async () => {
  const [into, from] = [await create(), await create()]
  const id = await merge(into, from)
  const answers = await Promise.all(
    [asCoach, asOther].map((as) => app.send(life.undoMerge, { params: { id } }, as)),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
})

test('shows results of another sport after a merge, and no longer once it is undone', async () => {
  const [into, from] = [await create(), await create({ sport_id: SPORT.run })]
  const id = await merge(into, from)
  expect(await showsAlternatives(into)).toBe(true)
  await undo(id)
  expect(await showsAlternatives(into)).toBe(false)
})

test.each([true, false])(
  'keeps %s for results of another sport, chosen since a merge that left it alone',
  async (chosen) => {
    const into = await create({ alternative_results: !chosen })
    const id = await merge(into, await create())
    await showAlternatives(into, chosen)
    await undo(id)
    expect(await showsAlternatives(into)).toBe(chosen)
  },
)
