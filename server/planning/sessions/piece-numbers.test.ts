import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as scores from '#contract/insight/scores.ts'
import * as life from '#contract/planning/session-life.ts'
import * as sessions from '#contract/planning/sessions.ts'
import type { SessionPlan } from '#contract/plan.ts'
import { PIECE_STRUCTURE } from '#domain/constants/statuses.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { RepeatRule } from '#domain/time/repeat-days.ts'
import type { PlanStructure } from '#domain/training/plan-structure.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import { makeClub, makeMember, type TestUser } from '../../../test/support/factories.ts'
import type { As } from '../../../test/support/http.ts'

let app: TestApp
let athlete: TestUser, mate: TestUser
let asCoach: As, asOther: As

beforeAll(async () => {
  app = await startTestApp()
  const club = await makeClub(app.db)
  const coach = await makeMember(app.db, club, [ROLE.coach])
  const other = await makeMember(app.db, club, [ROLE.coach])
  athlete = await makeMember(app.db, club)
  mate = await makeMember(app.db, club)
  asCoach = { token: coach.token, club }
  asOther = { token: other.token, club }
})
afterAll(() => app.close())

const piece = (planned_distance: number) => ({
  planned_distance,
  planned_time: null,
  rest: null,
  split_length: null,
  segments: [],
})
const list = (...metres: number[]): PlanStructure => ({
  piece_structure: PIECE_STRUCTURE.variable,
  repetitions: 1,
  pieces: metres.map(piece),
})
const repeated = (repetitions: number, metres: number): PlanStructure => ({
  piece_structure: PIECE_STRUCTURE.multiple,
  repetitions,
  pieces: [piece(metres)],
})

const DAY_MS = 86_400_000
const create = async (structure: PlanStructure, plan: Partial<SessionPlan & RepeatRule> = {}) => {
  const start = Date.now() - DAY_MS
  const times = {
    start_date: new Date(start).toISOString(),
    end_date: new Date(start + DAY_MS / 20).toISOString(),
  }
  const body = {
    name: 'Row',
    sport_id: 1,
    ...times,
    athlete_ids: [athlete.id, mate.id],
    structure,
    ...plan,
  }
  return (await app.ask(sessions.createSession, { body }, asCoach)).data
}
const read = async (id: number) =>
  (await app.ask(sessions.getSession, { params: { id } }, asCoach)).data
const replan = (id: number, structure: PlanStructure | null, more: object = {}, as = asCoach) =>
  app.ask(sessions.updateSession, { body: { id, structure, ...more } }, as)
const numbers = async (id: number) => (await read(id)).structure?.numbers

const timed = (number: number, time: number) => ({
  piece: number,
  part: 'piece' as const,
  number: 0,
  values: { time },
})
const entering = (values: readonly [piece: number, time: number][], version = 0) => ({
  results: [
    { user_id: athlete.id, version, scores: values.map(([number, time]) => timed(number, time)) },
  ],
})
const enter = (id: number, ...values: [piece: number, time: number][]) =>
  app.ask(scores.addScores, { params: { id }, body: entering(values) }, asCoach)
const shown = async (id: number) =>
  (await app.ask(scores.sessionScores, { params: { id } }, asCoach)).data
/** "2000 m 400 s" of each piece as the results page has them; one no longer planned in brackets. */
async function numbersOf(id: number): Promise<string[]> {
  const { pieces, results } = await shown(id)
  return pieces.map((laid) => {
    const [score] = results.flatMap((result) =>
      result.scores.filter((one) => one.piece === laid.piece),
    )
    const words = [`${laid.planned_distance} m`, ...(score?.time ? [`${score.time} s`] : [])].join(
      ' ',
    )
    return laid.planned ? words : `(${words})`
  })
}

describe('results stay with their piece', () => {
  const rowed = async () => {
    const { id } = await create(list(2000, 1500, 1000))
    await enter(id, [1, 400], [2, 300], [3, 200])
    return id
  }
  test.each<[string, PlanStructure, string[]]>([
    [
      'when one before it is taken out',
      { ...list(2000, 1000), numbers: [1, 3] },
      ['2000 m 400 s', '1000 m 200 s', '(1500 m 300 s)'],
    ],
    [
      'also by who knows no numbers',
      list(2000, 1000),
      ['2000 m 400 s', '1000 m 200 s', '(1500 m 300 s)'],
    ],
    [
      'when it is moved',
      { ...list(1000, 2000, 1500), numbers: [3, 1, 2] },
      ['1000 m 200 s', '2000 m 400 s', '1500 m 300 s'],
    ],
    [
      'when it is moved in the text',
      list(1000, 2000, 1500),
      ['1000 m 200 s', '2000 m 400 s', '1500 m 300 s'],
    ],
    [
      'when another one comes before it',
      { ...list(2000, 500, 1500, 1000), numbers: [1, null, 2, 3] },
      ['2000 m 400 s', '500 m', '1500 m 300 s', '1000 m 200 s'],
    ],
    [
      'when it is changed',
      { ...list(2000, 1600, 1000), numbers: [1, 2, 3] },
      ['2000 m 400 s', '1600 m 300 s', '1000 m 200 s'],
    ],
  ])('%s', async (_, structure, expected) => {
    const id = await rowed()
    await replan(id, structure)
    expect(await numbersOf(id)).toEqual(expected)
    await replan(id, list(2000, 1500, 1000))
    expect(await numbersOf(id)).toEqual(['2000 m 400 s', '1500 m 300 s', '1000 m 200 s'])
  })

  test('when the whole structure goes and comes again', async () => {
    const id = await rowed()
    await replan(id, null)
    expect(await numbersOf(id)).toEqual(['(2000 m 400 s)', '(1500 m 300 s)', '(1000 m 200 s)'])
    await replan(id, list(1500, 2000))
    expect(await numbersOf(id)).toEqual(['1500 m 300 s', '2000 m 400 s', '(1000 m 200 s)'])
  })

  test('when fewer are repeated, and more again', async () => {
    const { id } = await create(repeated(8, 500))
    await enter(id, [1, 101], [6, 106], [8, 108])
    await replan(id, repeated(6, 500))
    expect(await numbers(id)).toEqual([1, 2, 3, 4, 5, 6])
    expect((await numbersOf(id)).filter((words) => words.includes('s'))).toEqual([
      '500 m 101 s',
      '500 m 106 s',
      '(500 m 108 s)',
    ])
    await replan(id, repeated(10, 500))
    expect(await numbers(id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect((await numbersOf(id))[7]).toBe('500 m 108 s')
  })

  test('in an export by their place in the plan of now', async () => {
    const id = await rowed()
    await replan(id, list(2000, 1000))
    const { text } = await app.send(scores.scoresCsv, { params: { id } }, asCoach)
    const [head = '', ...lines] = text.trim().split(/\r?\n/)
    const columns = head.replaceAll('"', '').split(',')
    const cells = lines.map((line) => line.replaceAll('"', '').split(','))
    const of = (name: string) =>
      columns.findIndex((column) => column.replace('\uFEFF', '').startsWith(name))
    expect(
      cells.map((cell) => [cell[of('Piece')], cell[of('Not planned')], cell[of('Time')]]),
    ).toEqual([
      ['', '', '900'],
      ['1', '', '400'],
      ['2', '', '200'],
      ['', 'Yes', '300'],
    ])
  })

  test('in every session of a series, also where one was changed alone', async () => {
    const { ids } = await create(list(2000, 1500, 1000), {
      repeat_frequency_type: 'daily',
      repeat_numbers: 3,
    })
    const [first = 0, second = 0, third = 0] = ids
    for (const id of ids) await enter(id, [1, 400], [2, 300], [3, 200])
    await replan(second, list(1000, 2000))
    await replan(first, { ...list(2000, 1000), numbers: [1, 3] }, { scope: 'all' })
    expect(await numbersOf(first)).toEqual(['2000 m 400 s', '1000 m 200 s', '(1500 m 300 s)'])
    expect(await numbersOf(second)).toEqual(await numbersOf(first))
    expect(await numbersOf(third)).toEqual(await numbersOf(first))
    expect(await numbers(second)).toEqual([1, 3])
    // A number that only the one that was open knows is another piece elsewhere.
    await replan(second, { ...list(2000, 1000, 700), numbers: [1, 3, null] })
    await replan(first, { ...list(2000, 1000, 800), numbers: [1, 3, null] })
    await enter(second, [4, 70])
    await replan(first, { ...list(800, 2000, 1000), numbers: [4, 1, 3] }, { scope: 'all' })
    expect(await numbersOf(second)).toEqual([
      '800 m',
      '2000 m 400 s',
      '1000 m 200 s',
      '(1500 m 300 s)',
      '(700 m 70 s)',
    ])
  })
})

describe('a copy', () => {
  test('has numbers of its own, whatever its original has had', async () => {
    const { id } = await create(list(2000, 1500, 1000))
    await replan(id, list(2000, 1000))
    const { data } = await app.ask(
      life.duplicateSession,
      { params: { id }, body: { start_date: new Date().toISOString() } },
      asCoach,
    )
    expect(await numbers(data.id)).toEqual([1, 2])
    const structure = (await read(id)).structure ?? null
    if (!structure) throw new Error('The session has no structure')
    expect(structure.numbers).toEqual([1, 3])
    expect(await numbers((await create(structure)).id)).toEqual([1, 2])
  })
})

describe('merged sessions', () => {
  test('have results at the same place, and give them back', async () => {
    const [{ id: into }, { id: from }] = [
      await create(list(2000, 1000)),
      await create(list(2000, 1500, 1000)),
    ]
    await enter(from, [1, 400], [2, 300], [3, 200])
    await replan(from, list(1000, 2000))
    const before = await numbersOf(from)
    expect(before).toEqual(['1000 m 200 s', '2000 m 400 s', '(1500 m 300 s)'])
    await replan(from, list(2000, 1000))
    const { data } = await app.ask(
      life.mergeSessions,
      { body: { into, session_ids: [from] } },
      asCoach,
    )
    expect(await numbersOf(into)).toEqual(['2000 m 400 s', '1000 m 200 s', '(null m 300 s)'])
    const [result] = (await shown(into)).results
    expect(result?.scores.map(({ piece: number }) => number)).toEqual([1, 2, 4])
    await app.ask(life.undoMerge, { params: { id: data.merge_id } }, asCoach)
    expect(await numbersOf(from)).toEqual(['2000 m 400 s', '1000 m 200 s', '(1500 m 300 s)'])
  })
})

describe('who has seen an older plan', () => {
  test('enters results for the piece they mean, or is told that it is gone', async () => {
    const { id } = await create(list(2000, 1500, 1000))
    await replan(id, { ...list(2000, 1000, 500), numbers: [1, 3, null] })
    expect(await numbers(id)).toEqual([1, 3, 4])
    await enter(id, [3, 200])
    expect(await numbersOf(id)).toEqual(['2000 m', '1000 m 200 s', '500 m'])
    const late = await app.refused(
      scores.addScores,
      {
        params: { id },
        body: entering([
          [1, 400],
          [2, 300],
        ]),
      },
      asOther,
    )
    expect(late).toMatchObject({ status: 409, code: 'piece_gone' })
    expect(Object.keys(late.errors ?? {})).toEqual(['results.0.scores.1.piece'])
    expect(await numbersOf(id)).toEqual(['2000 m', '1000 m 200 s', '500 m'])
    const never = await app.refused(
      scores.addScores,
      { params: { id }, body: entering([[9, 400]]) },
      asOther,
    )
    expect(never).toMatchObject({ status: 400, code: 'invalid' })
    // One with results takes more of them, although it is no longer planned.
    await enter(id, [4, 100])
    await replan(id, list(2000, 1000))
    await app.ask(scores.addScores, { params: { id }, body: entering([[4, 99]], 2) }, asCoach)
    expect(await numbersOf(id)).toEqual(['2000 m', '1000 m 200 s', '(500 m 99 s)'])
  })

  test('plans upon it what is right, as one of two coaches at once', async () => {
    const { id } = await create(list(2000, 1500, 1000))
    await enter(id, [1, 400], [2, 300], [3, 200])
    await Promise.all([
      replan(id, { ...list(2000, 1000), numbers: [1, 3] }),
      replan(id, { ...list(2000, 1500, 1000, 250), numbers: [1, 2, 3, null] }, {}, asOther),
    ])
    const after = await numbersOf(id)
    expect(after.filter((words) => words.includes(' s'))).toHaveLength(3)
    for (const words of ['2000 m 400 s', '1000 m 200 s']) expect(after).toContain(words)
    expect(new Set(await numbers(id)).size).toBe((await numbers(id))?.length)
  })

  test('is told by the change they have not seen', async () => {
    const { id } = await create(list(2000, 1500, 1000))
    const { change_id } = await read(id)
    await replan(id, list(2000, 1000), {}, asOther)
    const late = await app.refused(
      sessions.updateSession,
      { body: { id, structure: list(2000, 1500), seen_change_id: change_id ?? 0 } },
      asCoach,
    )
    expect(late).toMatchObject({ status: 409, code: 'changed_meanwhile' })
  })
})

test('two pieces cannot be the same one', async () => {
  const { id } = await create(list(2000, 1500))
  const body = { id, structure: { ...list(2000, 1500), numbers: [1, 1] } }
  expect(await app.refused(sessions.updateSession, { body }, asCoach)).toMatchObject({
    status: 400,
    errors: { 'structure.numbers': [expect.any(String)] },
  })
})

test('a start is compared with those of the pieces around it in the plan', async () => {
  const { id } = await create(list(2000, 1500))
  await replan(id, { ...list(1500, 2000), numbers: [2, 1] })
  const clocked = (number: number, start: number, finish: number) => ({
    piece: number,
    part: 'piece' as const,
    number: 0,
    values: { start, finish },
  })
  const send = (...rows: ReturnType<typeof clocked>[]) => ({
    params: { id },
    body: { results: [{ user_id: mate.id, scores: rows }] },
  })
  await app.ask(scores.addScores, send(clocked(2, 100, 200), clocked(1, 300, 400)), asCoach)
  const wrong = {
    params: { id },
    body: {
      results: [{ user_id: athlete.id, scores: [clocked(1, 100, 200), clocked(2, 300, 400)] }],
    },
  }
  expect(await app.refused(scores.addScores, wrong, asCoach)).toMatchObject({ status: 400 })
})
