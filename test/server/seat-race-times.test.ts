import { describe, expect, test } from 'vitest'
import * as contract from '#contract/analysis/seat-racing.ts'
import {
  app,
  asCoach,
  crews,
  plan,
  race,
  seated,
  session,
  prepareSeatRaceSession,
} from './seat-race-session.ts'

prepareSeatRaceSession()

const time = (piece: contract.RacePiece, times: (number | null)[], rest: object = {}) =>
  app.ask(
    contract.timeSeatRacePiece,
    {
      params: { id: session },
      body: {
        piece_id: piece.id,
        times: piece.boats.map(({ crew_id }, index) => ({ crew_id, time: times[index] ?? null })),
        ...rest,
      },
    },
    asCoach,
  )

describe('times', () => {
  test('show who is faster, by how much and what is not known', async () => {
    await plan({ pieces: 2 })
    const { pieces } = await race()
    const [first, second] = pieces
    if (!first || !second) throw new Error('no pieces')
    await time(first, [192, 194])
    await time(second, [193.5, 192.5])
    const { results, next } = await race()
    expect(results).toMatchObject({
      counted: [first.id, second.id],
      boat_term: 'dropped',
      sigma: null,
      distance: 750,
    })
    expect(results.swings).toMatchObject([{ swing: 3 }])
    const [{ one, other } = { one: 0, other: 0 }] = results.swings
    expect(seated(first)[0]).toContain(one)
    expect(seated(first)[1]).toContain(other)
    const pairs = results.pairs.filter(({ comparable }) => comparable)
    expect(pairs.map((pair) => [pair.one, pair.other, Math.abs(pair.difference ?? 0)])).toEqual([
      [expect.any(Number), expect.any(Number), expect.closeTo(1.5, 9)],
    ])
    expect(results.pairs).toHaveLength(12)
    expect(results.rowers.find(({ user_id }) => user_id === one)).toMatchObject({
      rank: 1,
      pieces: 2,
      wins: 2,
      clear_of_next: null,
    })
    expect(results.rowers.find(({ user_id }) => user_id === one)?.mean_gmt).toBeCloseTo(
      ((100 * 337.86 * 750) / 2000 / 2) * (1 / 192 + 1 / 192.5),
      6,
    )
    expect(next).toHaveLength(3)
    expect(next[0]?.newly_comparable).toBeGreaterThan(0)
  })

  test('of paddled pieces count against the gold medal time over their distance', async () => {
    await app.rows('update crews set boat_type = 23 where id = any($1)', [crews])
    await plan({ pieces: 2, distance: 500 })
    const { pieces } = await race()
    for (const piece of pieces) await time(piece, [92, 93])
    const [first = [], second = []] = pieces.map((piece) => seated(piece)[0])
    const { results } = await race()
    const stayed = results.rowers.find(
      ({ user_id }) => first.includes(user_id) && second.includes(user_id),
    )
    expect(stayed?.mean_gmt).toBeCloseTo((100 * 79.8) / 92, 6)
  })

  test('said twice are the same; void and untimed pieces do not count', async () => {
    await plan({ pieces: 3 })
    const { pieces } = await race()
    const [first, second, third] = pieces
    if (!first || !second || !third) throw new Error('no pieces')
    for (let again = 0; again < 2; again++) await time(first, [192, 194])
    await time(second, [190, 199], { void: true, note: 'Caught a crab' })
    await time(third, [190, null], { distance: 1000 })
    const result = await race()
    expect(result.results).toMatchObject({ counted: [first.id], left_out: [second.id, third.id] })
    expect(result.pieces[1]).toMatchObject({
      void: true,
      note: 'Caught a crab',
      boats: [{ time: 190 }, { time: 199 }],
    })
    expect(result.pieces[2]).toMatchObject({
      distance: 1000,
      boats: [{ time: 190 }, { time: null }],
    })
    const foreign = {
      params: { id: session },
      body: { piece_id: first.id, times: [{ crew_id: crews[0] ?? 0, time: 200 }] },
    }
    expect(await app.refused(contract.timeSeatRacePiece, foreign, asCoach)).toMatchObject({
      status: 404,
    })
  })

  test('leave void, note and distance as somebody else has entered them', async () => {
    await plan({ pieces: 2 })
    const [piece] = (await race()).pieces
    if (!piece) throw new Error('no piece')
    await time(piece, [null, null], { void: true, note: 'Wash', distance: 800 })
    await time(piece, [192, 194])
    expect((await race()).pieces[0]).toMatchObject({
      void: true,
      note: 'Wash',
      distance: 800,
      boats: [{ time: 192 }, { time: 194 }],
    })
  })

  test('are sent again without harm when the first answer was lost', async () => {
    await plan({ pieces: 2 })
    const [piece] = (await race()).pieces
    if (!piece) throw new Error('no piece')
    const body = {
      piece_id: piece.id,
      times: piece.boats.map(({ crew_id }) => ({ crew_id, time: 200 })),
    }
    const sent = () =>
      app.send(contract.timeSeatRacePiece, { params: { id: session }, body }, asCoach, {
        'idempotency-key': `piece ${piece.id}`,
      })
    expect([(await sent()).status, (await sent()).status]).toEqual([200, 200])
  })
})
