import { afterAll, describe, expect, test } from 'vitest'
import * as scores from '#contract/analysis/result-entry.ts'
import * as life from '#contract/planning/session-life.ts'
import * as sessions from '#contract/planning/sessions.ts'
import { list, startNumberedPieces } from '../../../test/support/numbered-pieces.ts'

const { app, asCoach, asOther, create, read, replan, numbers, entering, enter, shown, numbersOf } =
  await startNumberedPieces()
afterAll(() => app.close())

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
  test('enters results for the piece they mean, or learns that it was deleted', async () => {
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

  test('learns of it by the change they have not seen', async () => {
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
