import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { home } from '#contract/home.ts'
import * as lookups from '#contract/lookups.ts'
import * as scores from '#contract/scores.ts'
import * as life from '#contract/session-life.ts'
import * as sessions from '#contract/sessions.ts'
import * as templates from '#contract/templates.ts'
import type { SessionPlan, StrengthStructure } from '#contract/plan.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp, type TestApp } from '../../test/support/app.ts'
import { makeClub, makeMember, type TestUser } from '../../test/support/factories.ts'
import type { As } from '../../test/support/http.ts'
import type { ClubId } from '../db/client.ts'

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
const heavy = (): StrengthStructure => ({
  name: 'Seniors – heavy',
  athlete_ids: [senior.id],
  pieces: [exercise(squat, 3), exercise(press, 3)],
})
const circuit = (): StrengthStructure => ({ name: 'Juniors – circuit', athlete_ids: [junior.id], pieces: [exercise(squat, 20)] })
const open = (): StrengthStructure => ({ name: null, athlete_ids: [], pieces: [exercise(press, 12)] })

const planOf = (plan: Partial<SessionPlan>): SessionPlan => ({
  name: 'Gym',
  sport_id: 7,
  start_date: at(1),
  end_date: at(1.05),
  athlete_ids: [senior.id, junior.id, guest.id],
  ...plan,
})
const create = async (plan: Partial<SessionPlan> = {}) =>
  (await app.ask(sessions.createSession, { body: planOf({ strength_structures: [heavy(), circuit(), open()], ...plan }) }, asCoach)).data.id
const read = async (id: number) => (await app.ask(sessions.getSession, { params: { id } }, asCoach)).data
const change = (id: number, plan: Partial<SessionPlan>) => app.ask(sessions.updateSession, { body: { id, ...plan } }, asCoach)

describe('programmes of a session', () => {
  test('are read as they were written, the first of them also alone', async () => {
    const id = await create()
    const session = await read(id)
    expect(session.strength_structures).toEqual([heavy(), circuit(), open()])
    expect(session.strength_structure).toEqual(heavy())
    await change(id, { strength_structures: [circuit(), { ...heavy(), name: '  ' }] })
    expect((await read(id)).strength_structures).toEqual([circuit(), { ...heavy(), name: null }])
    await change(id, { strength_structure: { pieces: open().pieces } })
    expect((await read(id)).strength_structures).toEqual([open()])
    await change(id, { strength_structures: [] })
    expect(await read(id)).toMatchObject({ strength_structures: [], strength_structure: null })
  })

  test('refuse at the field who is not in the session, who is in two, and sets that do not fit', async () => {
    const refused = (strength_structures: StrengthStructure[]) =>
      app.refused(sessions.createSession, { body: planOf({ strength_structures }) }, asCoach)
    const problem = (field: string) => ({ status: 400, errors: { [field]: [expect.stringMatching(/\S/)] } })
    expect(await refused([heavy(), { ...open(), athlete_ids: [stranger.id] }])).toMatchObject(problem('strength_structures.1.athlete_ids'))
    expect(await refused([heavy(), { ...open(), athlete_ids: [coach.id] }])).toMatchObject(problem('strength_structures.1.athlete_ids'))
    expect(await refused([heavy(), { ...open(), athlete_ids: [senior.id] }])).toMatchObject(problem('strength_structures.1.athlete_ids'))
    const uneven = {
      ...open(),
      pieces: [{ ...exercise(squat), sets_count: 3, segments: [1, 2].map((reps_count) => ({ reps_count, exercise_weight: null })) }],
    }
    expect(await refused([heavy(), uneven])).toMatchObject(problem('strength_structures.1'))
    const single = { ...open(), athlete_ids: [stranger.id] }
    expect(await app.refused(sessions.updateSession, { body: { id: await create(), strength_structure: single } }, asCoach)).toMatchObject(
      problem('strength_structure.athlete_ids'),
    )
    expect(
      await app.refused(sessions.createSession, { body: planOf({ sport_id: 1, strength_structures: [heavy()] }) }, asCoach),
    ).toMatchObject(problem('strength_structures'))
    expect(
      await app.refused(sessions.createSession, { body: planOf({ strength_structures: Array.from({ length: 21 }, open) }) }, asCoach),
    ).toMatchObject({ status: 400 })
  })

  test('lose an athlete who leaves the session, and move one who is named elsewhere', async () => {
    const id = await create()
    await change(id, { athlete_ids: [junior.id, guest.id] })
    expect((await read(id)).strength_structures).toMatchObject([{ athlete_ids: [] }, { athlete_ids: [junior.id] }, { athlete_ids: [] }])
    await change(id, {
      strength_structures: [
        { ...heavy(), athlete_ids: [junior.id] },
        { ...circuit(), athlete_ids: [guest.id] },
      ],
    })
    expect((await read(id)).strength_structures).toMatchObject([{ athlete_ids: [junior.id] }, { athlete_ids: [guest.id] }])
  })

  test('stand in the history, once for a change of any part of them', async () => {
    const id = await create()
    const fields = async () =>
      (await app.ask(life.sessionChanges, { params: { id } }, asCoach)).data.map(({ changes }) => changes.map(({ field }) => field))
    const before = (await fields()).length
    await change(id, { strength_structures: [heavy(), { ...circuit(), name: 'Circuit' }, open()] })
    await change(id, { strength_structures: [{ ...heavy(), athlete_ids: [] }, { ...circuit(), name: 'Circuit' }, open()] })
    await change(id, { strength_structures: [{ ...heavy(), athlete_ids: [] }, { ...circuit(), name: 'Circuit' }, open()] })
    expect((await fields()).slice(0, -before)).toEqual([['exercises'], ['exercises']])
  })

  test('come along when it is repeated or planned again, and without people into a template', async () => {
    const id = await create()
    const copy = (await app.ask(life.duplicateSession, { params: { id }, body: { start_date: at(8) } }, asCoach)).data.id
    expect((await read(copy)).strength_structures).toEqual([heavy(), circuit(), open()])
    const series = await app.ask(sessions.updateSession, { body: { id, repeat_frequency_type: 'weekly', repeat_numbers: 2 } }, asCoach)
    expect((await read(series.data.ids.at(-1) ?? 0)).strength_structures).toEqual([heavy(), circuit(), open()])
    const all = { id, scope: 'all' as const, strength_structures: [circuit()] }
    await app.ask(sessions.updateSession, { body: all }, asCoach)
    expect((await read(series.data.ids.at(-1) ?? 0)).strength_structures).toEqual([circuit()])
    await app.ask(templates.addTemplate, { body: { name: 'Gym', session_id: id } }, asCoach)
    const kept = (await app.ask(templates.templates, {}, asCoach)).data.find(({ name }) => name === 'Gym')
    expect(kept?.plan.strength_structures).toEqual([{ name: 'Juniors – circuit', pieces: circuit().pieces }])
  })

  test('give each athlete pieces of their own to enter values for', async () => {
    const id = await create()
    const laid = async () => (await app.ask(scores.sessionScores, { params: { id } }, asCoach)).data
    const { pieces, programmes } = await laid()
    expect(pieces.map(({ piece, programme, exercise_id }) => [piece, programme, exercise_id])).toEqual([
      [1, 1, squat],
      [2, 1, press],
      [51, 2, squat],
      [101, 3, press],
    ])
    expect(programmes).toEqual([
      { number: 1, name: 'Seniors – heavy', user_ids: [senior.id] },
      { number: 2, name: 'Juniors – circuit', user_ids: [junior.id] },
      { number: 3, name: null, user_ids: [guest.id] },
    ])
    const set = (piece: number, reps: number) => ({ piece, part: 'set' as const, number: 1, values: { reps } })
    const results = [
      { user_id: senior.id, scores: [set(2, 3)] },
      { user_id: junior.id, scores: [set(51, 19)] },
    ]
    await app.ask(scores.addScores, { params: { id }, body: { results } }, asCoach)
    const { text } = await app.send(scores.scoresCsv, { params: { id } }, asCoach)
    expect(text).toMatch(/"Seniors – heavy",2,"[^"]+","Set",1,3/)
    expect(text).toMatch(/"Juniors – circuit",1,"[^"]+","Set",1,19/)
    // A programme that grows moves no values.
    await change(id, { strength_structures: [{ ...heavy(), pieces: [...heavy().pieces, exercise(squat)] }, circuit(), open()] })
    const junior19 = (await laid()).results.find(({ user_id }) => user_id === junior.id)
    expect(junior19?.scores).toMatchObject([{ piece: 51, reps: 19 }])
  })

  test('are named at home: an athlete’s own, all of them to a coach', async () => {
    const start = new Date(Date.now() + 60_000).toISOString()
    const id = await create({ start_date: start, end_date: new Date(Date.parse(start) + 60_000).toISOString() })
    const named = async (as: As) => (await app.ask(home, {}, as)).data.sessions.find((session) => session.id === id)?.structure_text
    expect(await named({ token: senior.token, club })).toBe('Seniors – heavy')
    expect(await named({ token: junior.token, club })).toBe('Juniors – circuit')
    expect(await named({ token: guest.token, club })).toBeNull()
  })
})
