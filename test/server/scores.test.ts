import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteCrew } from '#contract/crews.ts'
import * as contract from '#contract/scores.ts'
import type { NewResult, Result } from '#contract/scores.ts'
import { deleteSquad } from '#contract/squads.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { ClubId } from '../../server/db/client.ts'
import { writeScores } from '../../server/scores/store.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeClub, makeCrew, makeEvent, makeMember, makeSession, makeSquad, rowingFile, type TestUser } from '../support/factories.ts'
import type { As } from '../support/http.ts'
import { storeFile } from '../support/stored-activity.ts'
import { sheetOf } from '../support/xlsx.ts'

let app: TestApp
let club: ClubId
let coach: TestUser, athlete: TestUser, mate: TestUser
let asCoach: As, asAthlete: As, asMate: As
let session: number

const pieces = (count: number, { planned_distance = 2000, split_length = 500 } = {}) => ({
  piece_structure: 2 as const,
  repetitions: count,
  pieces: [{ planned_distance, planned_time: null, rest: 360, split_length, segments: [] }],
})
const ROWS = { sport_id: 1, structure: pieces(8) }

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
  coach = await makeMember(app.db, club, [ROLE.coach])
  athlete = await makeMember(app.db, club)
  mate = await makeMember(app.db, club)
  asCoach = { token: coach.token, club }
  asAthlete = { token: athlete.token, club }
  asMate = { token: mate.token, club }
})
beforeEach(async () => {
  session = await makeSession(app.db, club, { user_id: coach.id }, { ...ROWS, athlete_ids: [athlete.id, mate.id] })
})
afterAll(() => app.close())

type Values = NewResult['scores'][number]['values']
const piece = (number: number, values: Values) => ({ piece: number, part: 'piece' as const, number: 0, values })
const split = (of: number, number: number, values: Values) => ({ piece: of, part: 'split' as const, number, values })
const add = async (results: NewResult[], as = asCoach, id = session) =>
  (await app.ask(contract.addScores, { params: { id }, body: { results } }, as)).data.results
const refused = (results: unknown, as = asCoach, id = session) => app.refused(contract.addScores, { params: { id }, body: { results } }, as)
const scores = async (as = asCoach, id = session) => (await app.ask(contract.sessionScores, { params: { id } }, as)).data
const valueOf = (
  result: Result | undefined,
  at: number,
  field: 'time' | 'distance' | 'heart_rate' | 'start' | 'rpe',
  part = 'piece',
  number = 0,
) => result?.scores.find((score) => score.piece === at && score.part === part && score.number === number)?.[field]

describe('entered results', () => {
  test('of two crews over eight pieces with four splits are kept with who entered them', async () => {
    const crews = [
      await makeCrew(app.db, club, { session_id: session, user_ids: [athlete.id] }),
      await makeCrew(app.db, club, { session_id: session, user_ids: [mate.id] }),
    ]
    const rows = Array.from({ length: 8 }, (_, index) => [
      piece(index + 1, { time: 400 + index, stroke_rate: 30 }),
      ...Array.from({ length: 4 }, (_unused, place) => split(index + 1, place + 1, { time: 100 + place })),
    ]).flat()
    const told = await add(crews.map((crew_id) => ({ crew_id, version: 0, scores: rows })))
    expect(told).toEqual(crews.map((crew_id) => expect.objectContaining({ crew_id, version: 1 }) as unknown))
    const { results, pieces: laid, people } = await scores()
    expect(laid).toHaveLength(8)
    expect(laid[0]?.parts.map(({ planned_distance }) => planned_distance)).toEqual([500, 500, 500, 500])
    expect(results).toHaveLength(2)
    expect(results[0]?.scores).toHaveLength(40)
    expect(valueOf(results[0], 8, 'time')).toBe(407)
    expect(valueOf(results[1], 8, 'time', 'split', 4)).toBe(103)
    expect(results[0]?.scores[0]?.sources.time).toMatchObject({ kind: 'entered', by: coach.id })
    expect(people.map(({ user_id }) => user_id)).toContain(coach.id)
  })

  test('take as many statements for one value as for four hundred', async () => {
    const crew_id = await makeCrew(app.db, club, { session_id: session, user_ids: [athlete.id] })
    const count = async (rows: NewResult['scores']) => (await app.statements(() => add([{ crew_id, scores: rows }], asCoach))).length
    await scores()
    const one = await count([piece(1, { time: 401 })])
    const many = await count(
      Array.from({ length: 8 }, (_, at) =>
        Array.from({ length: 50 }, (_unused, place) => split(at + 1, place + 1, { time: 50 + place })),
      ).flat(),
    )
    expect(many).toBe(one)
    expect(many).toBeLessThanOrEqual(10)
  })

  test('are written all or not at all', async () => {
    const problem = await refused([
      { user_id: athlete.id, scores: [piece(1, { time: 400 })] },
      { user_id: mate.id, scores: [piece(1, { heart_rate: 251 })] },
    ])
    expect(problem).toMatchObject({
      status: 400,
      errors: { 'results.1.scores.0.values.heart_rate': ['Value must be between 30 and 250.'] },
    })
    expect((await scores()).results).toEqual([])
  })

  test('come once with an Idempotency-Key', async () => {
    const send = () =>
      app.send(
        contract.addScores,
        { params: { id: session }, body: { results: [{ user_id: athlete.id, scores: [piece(1, { time: 400 })] }] } },
        asCoach,
        { 'idempotency-key': 'one-tap' },
      )
    const [first, second] = [await send(), await send()]
    expect(second.json).toEqual(first.json)
    expect((await scores()).results[0]?.version).toBe(1)
  })

  test('follow from start and end, and go with a null', async () => {
    await add([{ user_id: athlete.id, scores: [piece(1, { start: 60, finish: 463.4 })] }])
    expect(valueOf((await scores()).results[0], 1, 'time')).toBe(403.4)
    await add([{ user_id: athlete.id, version: 1, scores: [piece(1, { start: null, finish: null, time: null })] }])
    expect((await scores()).results[0]?.scores).toEqual([])
  })

  test('keep their history', async () => {
    await add([{ user_id: athlete.id, scores: [piece(1, { time: 400 })] }])
    await add([{ user_id: athlete.id, version: 1, scores: [piece(1, { time: 399 })] }])
    const { data } = await app.ask(contract.sessionScores, { params: { id: session }, query: { include: 'history' } }, asCoach)
    expect(data.results[0]?.history).toMatchObject([
      { field: 'time', before: '400', after: '399', changed_by: expect.any(String) as string },
      { field: 'time', before: null, after: '400' },
    ])
  })
})

describe('two coaches at once', () => {
  test('are told both values where one would overwrite the other', async () => {
    await add([{ user_id: athlete.id, version: 0, scores: [piece(1, { time: 400 })] }])
    const problem = await refused([{ user_id: athlete.id, version: 0, scores: [piece(1, { time: 390, stroke_rate: 30 })] }])
    expect(problem).toMatchObject({
      status: 409,
      code: 'changed_meanwhile',
      current: [{ user_id: athlete.id, result_version: 1, piece: 1, part: 'piece', number: 0, field: 'time', yours: 390, theirs: 400 }],
    })
    expect(valueOf((await scores()).results[0], 1, 'time')).toBe(400)
  })

  test('do not hinder each other in different cells, nor with the same value', async () => {
    await add([{ user_id: athlete.id, version: 0, scores: [piece(1, { time: 400 })] }])
    await add([{ user_id: athlete.id, version: 0, scores: [piece(1, { time: 400, stroke_rate: 30 }), piece(2, { time: 401 })] }])
    const { results } = await scores()
    expect([valueOf(results[0], 1, 'time'), valueOf(results[0], 2, 'time')]).toEqual([400, 401])
  })

  test('lose nothing when they write at the same moment', async () => {
    const ids = Array.from({ length: 8 }, (_, index) => index + 1)
    await Promise.all(ids.map((at) => add([{ user_id: athlete.id, version: 0, scores: [piece(at, { time: 400 + at })] }])))
    const { results } = await scores()
    expect(ids.map((at) => valueOf(results[0], at, 'time'))).toEqual(ids.map((at) => 400 + at))
    expect(results[0]?.version).toBe(8)
  })
})

describe('a measured value', () => {
  test('stays beside the one a person corrects it with, and does not overwrite a person’s', async () => {
    const { activity_id } = await storeFile(
      app.db,
      club,
      { user_id: athlete.id, session_id: session },
      rowingFile(new Date('2026-03-02T06:00:00Z')),
    )
    const measured = (time: number) =>
      writeScores(app.db, club, coach.id, session, [
        { user_id: athlete.id, alternative: false, sport_id: 1, activity_id, scores: [piece(1, { time })] },
      ])
    await measured(400.2)
    const [first] = (await scores()).results
    expect(first?.scores[0]).toMatchObject({ time: 400.2, sources: { time: { kind: 'measured', activity_id } } })
    await add([{ user_id: athlete.id, version: first?.version ?? 0, scores: [piece(1, { time: 399 })] }])
    await measured(400.6)
    expect((await scores()).results[0]?.scores[0]).toMatchObject({
      time: 399,
      sources: { time: { kind: 'corrected', measured: 400.6, activity_id, by: coach.id } },
    })
  })
})

describe('rights', () => {
  test.each([
    ['rowing', 1, 403],
    ['ergo', 2, 200],
    ['run', 4, 200],
    ['kayak', 10, 403],
  ])('an athlete enters an own %s result: %s → %s', async (_, sport_id, status) => {
    const id = await makeSession(app.db, club, { user_id: coach.id }, { sport_id, structure: pieces(1), athlete_ids: [athlete.id] })
    const own = { params: { id }, body: { results: [{ user_id: athlete.id, scores: [piece(1, { time: 400 })] }] } }
    expect((await app.send(contract.addScores, own, asAthlete)).status).toBe(status)
  })

  test('nobody enters somebody else’s without the right to all', async () => {
    const id = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { sport_id: 2, structure: pieces(1), athlete_ids: [athlete.id, mate.id] },
    )
    expect(await refused([{ user_id: mate.id, scores: [piece(1, { time: 400 })] }], asAthlete, id)).toMatchObject({ status: 403 })
    expect(await scores(asAthlete, id)).toMatchObject({ user_actions: { all: false, own: true, ready: true } })
  })

  test.each([
    ['day off', { sport_id: 9 }, 'scores_not_taken'],
    ['multisport', { sport_id: 6 }, 'scores_not_taken'],
    ['a session without pieces', { sport_id: 1 }, 'pieces_first'],
  ])('%s takes none', async (_, plan, code) => {
    const id = await makeSession(app.db, club, { user_id: coach.id }, { ...plan, athlete_ids: [athlete.id] })
    expect(await refused([{ user_id: athlete.id, scores: [piece(1, { time: 400 })] }], asCoach, id)).toMatchObject({ status: 409, code })
  })

  test('an event takes none', async () => {
    const id = await makeEvent(app.db, club, { user_id: coach.id })
    expect(await refused([{ user_id: athlete.id, scores: [] }], asCoach, id)).toMatchObject({ status: 409, code: 'scores_not_taken' })
  })

  test('an alternative needs no pieces, and is the athlete’s to enter', async () => {
    const id = await makeSession(app.db, club, { user_id: coach.id }, { sport_id: 1, athlete_ids: [athlete.id] })
    const ran = { user_id: athlete.id, alternative: true, sport_id: 4, scores: [piece(0, { time: 2700, distance: 9000 })] }
    await add([ran], asAthlete, id)
    expect((await scores(asCoach, id)).results).toMatchObject([{ alternative: true, sport_id: 4 }])
  })
})

const between = (min: string, max: string) => [`Value must be between ${min} and ${max}.`]
const BAD: [string, Values | Record<string, unknown>, string, string[] | null][] = [
  ['distance', { distance: 100_000 }, 'distance', between('0', '99,999')],
  ['distance', { distance: -1 }, 'distance', null],
  ['stroke rate', { stroke_rate: 100 }, 'stroke_rate', between('0', '99')],
  ['heart rate', { heart_rate: 29 }, 'heart_rate', between('30', '250')],
  ['heart rate', { heart_rate: 1e309 }, 'heart_rate', null],
  ['lactate', { lactate: 31 }, 'lactate', between('0', '30')],
  ['cadence', { cadence: 251 }, 'cadence', between('0', '250')],
  ['watts', { power: 3001 }, 'power', between('0', '3,000')],
  ['stroke length', { stroke_length: 3.5 }, 'stroke_length', null],
  ['force', { force: 99 }, 'force', between('100', '9,999')],
  ['force position', { force_position: 101 }, 'force_position', between('0', '100')],
  ['reps', { reps: 201 }, 'reps', between('0', '200')],
  ['energy', { energy: 10_000 }, 'energy', between('0', '9,999')],
  ['weight', { exercise_weight: 501 }, 'exercise_weight', between('0', '500')],
  ['effort', { rpe: 9 }, 'rpe', between('1', '8')],
  ['effort', { rpe: 1.5 }, 'rpe', null],
  ['text', { time: '6:40' }, 'time', null],
  ['start after end', { start: 100, finish: 90 }, 'start', ['Start must not be after end.']],
  ['wind without direction', { wind_speed: 3 }, 'wind_direction', null],
  ['stream without rowing direction', { stream_speed: 1 }, 'rowing_direction', null],
]

describe('bounds', () => {
  test.each(BAD)('%s: %j', async (_, values, field, message) => {
    const sent = JSON.stringify({ results: [{ user_id: athlete.id, scores: [piece(1, values as Values)] }] }).replace('null', '1e309')
    const answer = await app.call('POST', `session/${session}/add-scores`, {
      as: asCoach,
      raw: sent,
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.status).toBe(400)
    const { errors } = answer.json as { errors: Record<string, string[]> }
    expect(Object.keys(errors)).toEqual([`results.0.scores.0.values.${field}`])
    if (message) expect(Object.values(errors)).toEqual([message])
  })

  test('times of pieces follow each other', async () => {
    await add([{ user_id: athlete.id, scores: [piece(2, { start: 1000, finish: 1400 })] }])
    const late = await refused([{ user_id: athlete.id, version: 1, scores: [piece(1, { start: 900, finish: 1001 })] }])
    expect(late.errors).toEqual({ 'results.0.scores.0.values.finish': ['End must not be after the next piece’s start.'] })
    const early = await refused([{ user_id: athlete.id, version: 1, scores: [piece(3, { start: 1399 })] }])
    expect(early.errors).toEqual({ 'results.0.scores.0.values.start': ['Start must not be before the previous piece’s end.'] })
  })

  test.each([
    ['nobody', [{ scores: [] }], 'results.0.user_id'],
    ['a stranger', [{ user_id: 999_999, scores: [] }], 'results.0.user_id'],
    ['a piece that is not planned', () => [{ user_id: athlete.id, scores: [piece(9, { time: 1 })] }], 'results.0.scores.0.piece'],
    ['the same twice', () => [1, 2].map(() => ({ user_id: athlete.id, scores: [] })), 'results.1'],
    ['an alternative without a sport', () => [{ user_id: athlete.id, alternative: true, scores: [] }], 'results.0.sport_id'],
  ])('%s is refused at its field', async (_, results, field) => {
    const problem = await refused(typeof results === 'function' ? results() : results)
    expect(problem.status).toBe(400)
    expect(Object.keys(problem.errors ?? {})).toEqual([field])
  })
})

describe('privacy', () => {
  beforeEach(async () => {
    await add([{ user_id: athlete.id, note: 'cold', scores: [piece(1, { time: 400, heart_rate: 180, lactate: 8, rpe: 6, note: 'hard' })] }])
  })

  test('another athlete reads the boat, not the body', async () => {
    const { results } = await scores(asMate)
    expect(results).toMatchObject([
      { seen: false, note: null, scores: [{ time: 400, heart_rate: null, lactate: null, rpe: null, note: null }] },
    ])
    expect(Object.keys(results[0]?.scores[0]?.sources ?? {})).toEqual(['time'])
    expect((await scores(asAthlete)).results).toMatchObject([{ seen: true, note: 'cold', scores: [{ heart_rate: 180 }] }])
  })

  test('nor does a coach the athlete has shut out, who cannot write over it either', async () => {
    await app.rows(
      `insert into privacy_settings (club_id, user_id, mode) values ($1, $2, 'only-me') on conflict (club_id, user_id) do update set mode = 'only-me'`,
      [club, athlete.id],
    )
    try {
      expect((await scores()).results[0]?.scores[0]).toMatchObject({ time: 400, heart_rate: null })
      const problem = await refused([{ user_id: athlete.id, version: 1, scores: [piece(1, { heart_rate: 170 })] }])
      expect(Object.keys(problem.errors ?? {})).toEqual(['results.0.scores.0.values.heart_rate'])
    } finally {
      await app.rows('delete from privacy_settings where club_id = $1 and user_id = $2', [club, athlete.id])
    }
  })

  test('restricted results are one’s own, and everybody’s for coaches', async () => {
    await app.rows('update sessions set restricted_view = true where id = $1', [session])
    expect((await scores(asMate)).results).toEqual([])
    expect((await scores(asAthlete)).results).toHaveLength(1)
    expect((await scores()).results).toHaveLength(1)
  })
})

describe('what hangs on results', () => {
  test('a crew and a squad that have some are not deleted', async () => {
    const crew_id = await makeCrew(app.db, club, { session_id: session, user_ids: [athlete.id] })
    const squad_id = await makeSquad(app.db, club, [athlete.id])
    await add([
      { crew_id, scores: [piece(1, { time: 400 })] },
      { squad_id, scores: [piece(1, { time: 400 })] },
    ])
    expect(await app.refused(deleteCrew, { body: { crew_id } }, asCoach)).toMatchObject({ status: 409, code: 'has_results' })
    const manager = await makeMember(app.db, club, [ROLE.head_coach])
    const asManager = { token: manager.token, club }
    expect(await app.refused(deleteSquad, { params: { id: squad_id } }, asManager)).toMatchObject({ status: 409, code: 'has_results' })
    await add([{ crew_id, version: 1, scores: [piece(1, { time: null })] }])
    await app.ask(deleteCrew, { body: { crew_id } }, asCoach)
  })

  test('entered totals count for the load where no file says more', async () => {
    const crew_id = await makeCrew(app.db, club, { session_id: session, user_ids: [mate.id] })
    await add([
      { user_id: athlete.id, scores: [piece(0, { time: 4000, distance: 14_000 })] },
      { crew_id, scores: [piece(0, { distance: 13_000 })] },
    ])
    const loads = () =>
      app.rows<{ user_id: number; seconds: number; distance: number }>(
        'select user_id, seconds, distance from training_loads where session_id = $1 order by user_id',
        [session],
      )
    expect(await loads()).toEqual([
      { user_id: athlete.id, seconds: 4000, distance: 14_000 },
      { user_id: mate.id, seconds: 5400, distance: 13_000 },
    ])
    await storeFile(
      app.db,
      club,
      { user_id: athlete.id, session_id: session },
      rowingFile(new Date('2026-03-02T06:00:00Z'), { seconds: 901 }),
    )
    await add([{ user_id: athlete.id, scores: [piece(1, { time: 400 })] }])
    expect((await loads())[0]).toMatchObject({ seconds: 900 })
  })
})

describe('exports', () => {
  test('hold names as text and times as times', async () => {
    await app.rows(`update users set first_name = '=1+1', last_name = 'Smith' where id = $1`, [athlete.id])
    await add([{ user_id: athlete.id, scores: [piece(1, { time: 400, note: '@home' }), split(1, 1, { time: 99 })] }])
    const { bytes } = await app.send(contract.scoresSheet, { params: { id: session } }, asCoach)
    const rows = await sheetOf(bytes)
    expect(rows[0]).toContain('Pace')
    expect(rows[1]?.[0]).toBe('=1+1 Smith')
    const { text } = await app.send(contract.scoresCsv, { params: { id: session } }, asCoach)
    const lines = text.split('\r\n')
    expect(lines[1]).toContain(`"'=1+1 Smith",1,"Piece",,400,2000,100,5,`)
    expect(lines[1]).toContain(`"'@home"`)
    expect(lines[2]).toContain(',1,"Split",1,99,500,99,')
  })
})
