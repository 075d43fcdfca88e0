import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { home } from '#contract/insight/home.ts'
import * as calendar from '#contract/planning/calendar.ts'
import * as lookups from '#contract/lookups.ts'
import * as publishing from '#contract/planning/publishing.ts'
import * as scores from '#contract/insight/scores.ts'
import * as life from '#contract/planning/session-life.ts'
import * as sessions from '#contract/planning/sessions.ts'
import * as templates from '#contract/planning/templates.ts'
import type { SessionPlan } from '#contract/plan.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { RepeatRule } from '#domain/time/repeat-days.ts'
import type { Programme } from '#domain/training/programmes.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import { makeClub, makeMember, type TestUser } from '../../../test/support/factories.ts'
import type { As } from '../../../test/support/http.ts'
import type { ClubId } from '../../db/client.ts'

let app: TestApp
let club: ClubId
let coach: TestUser, senior: TestUser, junior: TestUser, guest: TestUser, stranger: TestUser
let asCoach: As
let squat: number, press: number

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
  coach = await makeMember(app.db, club, [ROLE.coach])
  senior = await makeMember(app.db, club)
  junior = await makeMember(app.db, club)
  guest = await makeMember(app.db, club)
  stranger = await makeMember(app.db, club)
  asCoach = { token: coach.token, club }
  const known = (await app.ask(lookups.exercises, {}, asCoach)).data
  squat = known[0]?.id ?? 0
  press = known[1]?.id ?? 0
})
afterAll(() => app.close())

const DAY_MS = 86_400_000
const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
const exercise = (exercise_id: number, reps_count = 8) => ({
  exercise_id,
  sets_count: 2,
  rest: null,
  segments: [{ reps_count, exercise_weight: null }],
})
const heavy = (): Programme => ({
  name: 'Seniors – heavy',
  athlete_ids: [senior.id],
  pieces: [exercise(squat, 3), exercise(press, 3)],
})
const circuit = (): Programme => ({
  name: 'Juniors – circuit',
  athlete_ids: [junior.id],
  pieces: [exercise(squat, 20)],
})
const open = (): Programme => ({ name: null, athlete_ids: [], pieces: [exercise(press, 12)] })

const planOf = <P extends Partial<SessionPlan>>(plan: P): SessionPlan & P => ({
  name: 'Gym',
  sport_id: 7,
  start_date: at(1),
  end_date: at(1.05),
  athlete_ids: [senior.id, junior.id, guest.id],
  ...plan,
})
const create = async (plan: Partial<SessionPlan & RepeatRule> = {}) =>
  (
    await app.ask(
      sessions.createSession,
      { body: planOf({ strength_structures: [heavy(), circuit(), open()], ...plan }) },
      asCoach,
    )
  ).data.id
const read = async (id: number) =>
  (await app.ask(sessions.getSession, { params: { id } }, asCoach)).data
/** The programmes without the numbers of their exercises. */
const programmesOf = async (id: number) =>
  ((await read(id)).strength_structures ?? []).map(({ pieces, ...programme }) => ({
    ...programme,
    pieces: pieces.map(({ number: _number, ...piece }) => piece),
  }))
const change = (id: number, plan: Partial<SessionPlan>) =>
  app.ask(sessions.updateSession, { body: { id, ...plan } }, asCoach)

describe('programmes of a session', () => {
  test('are read as they were written, the first of them also alone', async () => {
    const id = await create()
    expect(await programmesOf(id)).toEqual([heavy(), circuit(), open()])
    expect((await read(id)).strength_structure).toMatchObject(heavy())
    await change(id, { strength_structures: [circuit(), { ...heavy(), name: '  ' }] })
    expect(await programmesOf(id)).toEqual([circuit(), { ...heavy(), name: null }])
    await change(id, { strength_structure: { pieces: open().pieces } })
    expect(await programmesOf(id)).toEqual([open()])
    await change(id, { strength_structures: [] })
    expect(await read(id)).toMatchObject({ strength_structures: [], strength_structure: null })
  })

  test('refuse at the field who is not in the session, who is in two, and sets that do not fit', async () => {
    const refused = (strength_structures: Programme[]) =>
      app.refused(sessions.createSession, { body: planOf({ strength_structures }) }, asCoach)
    const problem = (field: string) => ({
      status: 400,
      errors: { [field]: [expect.stringMatching(/\S/)] },
    })
    expect(await refused([heavy(), { ...open(), athlete_ids: [stranger.id] }])).toMatchObject(
      problem('strength_structures.1.athlete_ids'),
    )
    expect(await refused([heavy(), { ...open(), athlete_ids: [coach.id] }])).toMatchObject(
      problem('strength_structures.1.athlete_ids'),
    )
    expect(await refused([heavy(), { ...open(), athlete_ids: [senior.id] }])).toMatchObject(
      problem('strength_structures.1.athlete_ids'),
    )
    const uneven = {
      ...open(),
      pieces: [
        {
          ...exercise(squat),
          sets_count: 3,
          segments: [1, 2].map((reps_count) => ({ reps_count, exercise_weight: null })),
        },
      ],
    }
    expect(await refused([heavy(), uneven])).toMatchObject(problem('strength_structures.1'))
    const single = { ...open(), athlete_ids: [stranger.id] }
    expect(
      await app.refused(
        sessions.updateSession,
        { body: { id: await create(), strength_structure: single } },
        asCoach,
      ),
    ).toMatchObject(problem('strength_structure.athlete_ids'))
    expect(
      await app.refused(
        sessions.createSession,
        { body: planOf({ sport_id: 1, strength_structures: [heavy()] }) },
        asCoach,
      ),
    ).toMatchObject(problem('strength_structures'))
    expect(
      await app.refused(
        sessions.createSession,
        { body: planOf({ strength_structures: Array.from({ length: 21 }, open) }) },
        asCoach,
      ),
    ).toMatchObject({ status: 400 })
  })

  test('lose an athlete who leaves the session, and move one who is named elsewhere', async () => {
    const id = await create()
    await change(id, { athlete_ids: [junior.id, guest.id] })
    expect((await read(id)).strength_structures).toMatchObject([
      { athlete_ids: [] },
      { athlete_ids: [junior.id] },
      { athlete_ids: [] },
    ])
    expect((await programmesOf(id)).map(({ for_nobody }) => for_nobody)).toEqual([
      true,
      undefined,
      undefined,
    ])
    await change(id, {
      strength_structures: [
        { ...heavy(), athlete_ids: [junior.id] },
        { ...circuit(), athlete_ids: [guest.id] },
      ],
    })
    expect((await read(id)).strength_structures).toMatchObject([
      { athlete_ids: [junior.id] },
      { athlete_ids: [guest.id] },
    ])
  })

  test('made for people who have left are nobody’s, until they are given to somebody', async () => {
    const id = await create({ strength_structures: [heavy(), open()] })
    await app.ask(
      life.removeMembers,
      { body: { session_ids: [id], user_ids: [senior.id], squad_ids: [] } },
      asCoach,
    )
    const orphan = { ...heavy(), athlete_ids: [], for_nobody: true }
    expect(await programmesOf(id)).toEqual([orphan, open()])
    const copy = (
      await app.ask(life.duplicateSession, { params: { id }, body: { start_date: at(9) } }, asCoach)
    ).data.id
    expect(await programmesOf(copy)).toEqual([orphan, open()])
    const asJunior = { ...asCoach, token: junior.token }
    const { plan } = (await app.ask(publishing.sessionPublishing, { params: { id } }, asJunior))
      .data
    expect(plan.exercises?.map(({ name }) => name)).toEqual([null])
    const named = async (as = asJunior) =>
      (
        await app.ask(
          calendar.agenda,
          {
            body: { start_date: at(0).slice(0, 10), end_date: at(2).slice(0, 10), display: 'all' },
          },
          as,
        )
      ).data.find((one) => one.id === id)?.structure_text
    expect(await named()).toBeNull()
    await change(id, { strength_structures: [orphan, open()] })
    expect(await programmesOf(id)).toEqual([orphan, open()])
    await change(id, { strength_structures: [{ ...orphan, for_nobody: false }, open()] })
    expect(await programmesOf(id)).toEqual([{ ...heavy(), athlete_ids: [] }, open()])
    expect(await named()).toBe(heavy().name)
  })

  test('stand in the history, once for a change of any part of them', async () => {
    const id = await create()
    const fields = async () =>
      (await app.ask(life.sessionChanges, { params: { id } }, asCoach)).data.map(({ changes }) =>
        changes.map(({ field }) => field),
      )
    const before = (await fields()).length
    await change(id, { strength_structures: [heavy(), { ...circuit(), name: 'Circuit' }, open()] })
    await change(id, {
      strength_structures: [
        { ...heavy(), athlete_ids: [] },
        { ...circuit(), name: 'Circuit' },
        open(),
      ],
    })
    await change(id, {
      strength_structures: [
        { ...heavy(), athlete_ids: [] },
        { ...circuit(), name: 'Circuit' },
        open(),
      ],
    })
    expect((await fields()).slice(0, -before)).toEqual([['exercises'], ['exercises']])
  })

  test('come along when it is repeated or planned again, and without people into a template', async () => {
    const id = await create()
    const copy = (
      await app.ask(life.duplicateSession, { params: { id }, body: { start_date: at(8) } }, asCoach)
    ).data.id
    expect(await programmesOf(copy)).toEqual([heavy(), circuit(), open()])
    const series = await app.ask(
      sessions.updateSession,
      { body: { id, repeat_frequency_type: 'weekly', repeat_numbers: 2 } },
      asCoach,
    )
    expect(await programmesOf(series.data.ids.at(-1) ?? 0)).toEqual([heavy(), circuit(), open()])
    const all = { id, scope: 'all' as const, strength_structures: [circuit()] }
    await app.ask(sessions.updateSession, { body: all }, asCoach)
    expect(await programmesOf(series.data.ids.at(-1) ?? 0)).toEqual([circuit()])
    await app.ask(templates.addTemplate, { body: { name: 'Gym', session_id: id } }, asCoach)
    const kept = (await app.ask(templates.templates, {}, asCoach)).data.find(
      ({ name }) => name === 'Gym',
    )
    expect(kept?.plan.strength_structures).toEqual([
      { name: 'Juniors – circuit', pieces: circuit().pieces },
    ])
  })

  test('give each athlete pieces of their own to enter values for', async () => {
    const id = await create()
    const laid = async () => (await app.ask(scores.sessionScores, { params: { id } }, asCoach)).data
    const { pieces, programmes } = await laid()
    expect(
      pieces.map(({ piece, programme, exercise_id }) => [piece, programme, exercise_id]),
    ).toEqual([
      [1, 1, squat],
      [2, 1, press],
      [3, 2, squat],
      [4, 3, press],
    ])
    expect(programmes).toEqual([
      { number: 1, name: 'Seniors – heavy', user_ids: [senior.id] },
      { number: 2, name: 'Juniors – circuit', user_ids: [junior.id] },
      { number: 3, name: null, user_ids: [guest.id] },
    ])
    const set = (piece: number, reps: number) => ({
      piece,
      part: 'set' as const,
      number: 1,
      values: { reps },
    })
    const results = [
      { user_id: senior.id, scores: [set(2, 3)] },
      { user_id: junior.id, scores: [set(3, 19)] },
    ]
    await app.ask(scores.addScores, { params: { id }, body: { results } }, asCoach)
    const { text } = await app.send(scores.scoresCsv, { params: { id } }, asCoach)
    expect(text).toMatch(/Seniors – heavy,2,[^,]+,Set,1,,3\r/)
    expect(text).toMatch(/Juniors – circuit,1,[^,]+,Set,1,,19\r/)
    // A programme that grows moves no values.
    await change(id, {
      strength_structures: [
        { ...heavy(), pieces: [...heavy().pieces, exercise(squat)] },
        circuit(),
        open(),
      ],
    })
    const junior19 = (await laid()).results.find(({ user_id }) => user_id === junior.id)
    expect(junior19?.scores).toMatchObject([{ piece: 3, reps: 19 }])
  })

  test('keep the results of their exercises when they go, come and change places', async () => {
    const id = await create()
    const laid = async () => (await app.ask(scores.sessionScores, { params: { id } }, asCoach)).data
    const numbers = async () =>
      (await laid()).pieces.map(({ piece, exercise_id, programme, planned }) => [
        piece,
        exercise_id,
        programme,
        planned,
      ])
    const set = (piece: number, reps: number) => ({
      piece,
      part: 'set' as const,
      number: 2,
      values: { reps },
    })
    const results = [
      { user_id: senior.id, scores: [set(2, 3)] },
      { user_id: junior.id, scores: [set(3, 19)] },
    ]
    await app.ask(scores.addScores, { params: { id }, body: { results } }, asCoach)
    const [first, second, third] = (await read(id)).strength_structures ?? []
    if (!first || !second || !third) throw new Error('The session has no programmes')
    const [squats, presses] = first.pieces
    if (!squats || !presses) throw new Error('The programme has no exercises')

    await change(id, {
      strength_structures: [third, second, { ...first, pieces: [presses, squats] }],
    })
    expect(await numbers()).toEqual([
      [4, press, 1, true],
      [3, squat, 2, true],
      [2, press, 3, true],
      [1, squat, 3, true],
    ])
    // What has results stays with them, another exercise in its place is another one, and nothing
    // takes a number that was in use.
    await change(id, {
      strength_structures: [
        third,
        { ...first, pieces: [squats, { ...presses, exercise_id: squat }] },
      ],
    })
    expect(await numbers()).toEqual([
      [4, press, 1, true],
      [1, squat, 2, true],
      [5, squat, 2, true],
      [2, press, null, false],
      [3, squat, null, false],
    ])
    expect((await laid()).pieces.find(({ piece }) => piece === 3)?.parts).toMatchObject([
      { part: 'set', number: 2 },
    ])
    const { text } = await app.send(scores.scoresCsv, { params: { id } }, asCoach)
    expect(text).toMatch(/,3,[^,]+,Set,2,,19\r/)
    // Planned again, also by who knows no numbers, an exercise has its results again.
    await change(id, { strength_structures: [heavy(), second, third] })
    expect(await numbers()).toEqual([
      [1, squat, 1, true],
      [2, press, 1, true],
      [3, squat, 2, true],
      [4, press, 3, true],
    ])
    await change(id, { strength_structures: [] })
    expect(await numbers()).toEqual([
      [2, press, null, false],
      [3, squat, null, false],
    ])
  })

  test('keep the numbers of each session of a series, whatever it is that one of them has had', async () => {
    const id = await create({ repeat_frequency_type: 'weekly', repeat_numbers: 2 })
    const [other = 0] = (
      await app.rows<{ id: number }>(
        'select id::int from sessions where series_id = (select series_id from sessions where id = $1) and id <> $1',
        [id],
      )
    ).map((row) => row.id)
    await change(other, { strength_structures: [open()] })
    const [first, second] = (await read(id)).strength_structures ?? []
    if (!first || !second) throw new Error('The session has no programmes')
    await app.ask(
      sessions.updateSession,
      { body: { id, scope: 'all', strength_structures: [second, first] } },
      asCoach,
    )
    const numbers = async (of: number) =>
      (await read(of)).strength_structures?.map(({ pieces }) => pieces.map(({ number }) => number))
    expect(await numbers(id)).toEqual([[3], [1, 2]])
    expect(await numbers(other)).toEqual([[1], [2, 3]])
    const twice = [first, { ...second, pieces: first.pieces }]
    expect(
      await app.refused(
        sessions.updateSession,
        { body: { id, strength_structures: twice } },
        asCoach,
      ),
    ).toMatchObject({ status: 400 })
  })

  test('are named at home: an athlete’s own, all of them to a coach', async () => {
    const start = new Date(Date.now() + 60_000).toISOString()
    const id = await create({
      start_date: start,
      end_date: new Date(Date.parse(start) + 60_000).toISOString(),
    })
    const named = async (as: As) =>
      (await app.ask(home, {}, as)).data.sessions.find((session) => session.id === id)
        ?.structure_text
    expect(await named({ token: senior.token, club })).toBe('Seniors – heavy')
    expect(await named({ token: junior.token, club })).toBe('Juniors – circuit')
    expect(await named({ token: guest.token, club })).toBeNull()
  })
})
