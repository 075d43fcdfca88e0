import { afterAll, describe, expect, test } from 'vitest'
import * as scores from '#contract/analysis/result-entry.ts'
import * as sessions from '#contract/planning/sessions.ts'
import { exercise, startGymClub } from '../../../test/support/gym-club.ts'

const gym = await startGymClub()
const { app, senior, junior, guest, asCoach, squat, press } = gym
const { heavy, circuit, open, create, read, change } = gym
afterAll(() => app.close())

describe('programmes of a session', () => {
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
        `select id::int from sessions
          where series_id = (select series_id from sessions where id = $1) and id <> $1`,
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
})
