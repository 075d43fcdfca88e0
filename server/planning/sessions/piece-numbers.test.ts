import { afterAll, describe, expect, test } from 'vitest'
import * as scores from '#contract/analysis/result-entry.ts'
import * as sessions from '#contract/planning/sessions.ts'
import type { PlanStructure } from '#domain/training/plan-structure.ts'
import { list, repeated, startNumberedPieces } from '../../../test/support/numbered-pieces.ts'

const { app, athlete, mate, asCoach, create, replan, numbers, enter, numbersOf } =
  await startNumberedPieces()
afterAll(() => app.close())

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
