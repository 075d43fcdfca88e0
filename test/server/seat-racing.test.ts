import { describe, expect, test } from 'vitest'
import { sessionCrews } from '#contract/boats/crews.ts'
import * as contract from '#contract/analysis/seat-racing.ts'
import { createEvent, getSession } from '#contract/planning/sessions.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { makeCrew, makeMember } from '../support/factories.ts'
import {
  FOUR,
  app,
  asCoach,
  club,
  crews,
  people,
  plan,
  planned,
  race,
  seated,
  session,
  type PlanBody,
  prepareSeatRaceSession,
} from './seat-race-session.ts'

prepareSeatRaceSession()

describe('a plan', () => {
  test('refuses to be made for an event', async () => {
    const times = { start_date: '2030-03-02T06:00:00Z', end_date: '2030-03-02T07:30:00Z' }
    const { data } = await app.ask(createEvent, { body: { name: 'Party', ...times } }, asCoach)
    const input = { ...planned(), params: { id: data.id } }
    expect(await app.refused(contract.planSeatRacePieces, input, asCoach)).toMatchObject({
      status: 409,
      code: 'seat_race_event',
    })
  })

  test('is shown without being made', async () => {
    const dry = await plan({ dry_run: true })
    expect(dry).toMatchObject({ pairs: 12, compares_boats: false })
    expect(dry.pieces).toHaveLength(6)
    expect(dry.comparable).toBeGreaterThan(4)
    expect((await race()).pieces).toEqual([])
  })

  test('gives every piece its own crews, one swap apart, and leaves the boats alone', async () => {
    const { comparable } = await plan()
    const race1 = await race()
    expect(race1).toMatchObject({ comparable, pairs: 12, user_actions: { plan: true, time: true } })
    expect(race1.pieces.map(({ distance, position }) => [distance, position])).toEqual(
      [1, 2, 3, 4, 5, 6].map((position) => [750, position]),
    )
    for (const [index, piece] of race1.pieces.slice(1).entries()) {
      const before = seated(race1.pieces[index] ?? piece)[0] ?? []
      expect(seated(piece)[0]?.filter((id) => !before.includes(id))).toHaveLength(1)
    }
    const boats = await app.ask(sessionCrews, { params: { id: session } }, asCoach)
    expect(boats.data.crews.map(({ id }) => id)).toEqual(crews)
    const descent = await app.rows<{ parents: number[] }>(
      `select json_agg(c.parent_id order by p.position) as parents
       from seat_race_boats b
       join seat_race_pieces p on p.id = b.piece_id
       join crews c on c.id = b.crew_id
       where p.session_id = $1
         and b.shell = 0`,
      [session],
    )
    expect(descent[0]?.parents).toEqual([
      crews[0],
      ...race1.pieces.slice(0, 5).map(({ boats: [first] }) => first?.crew_id),
    ])
    expect((await app.ask(getSession, { params: { id: session } }, asCoach)).data.seat_racing).toBe(
      true,
    )
  })

  test('of pairs is rowed in pairs', async () => {
    await plan({ method: 'pairs', pieces: 4 })
    const { pieces, comparable } = await race()
    expect(pieces).toHaveLength(4)
    expect(
      pieces.every(
        ({ boats }) =>
          boats.length === 4 &&
          boats.every(({ boat_type, seats }) => boat_type === 3 && seats.length === 2),
      ),
    ).toBe(true)
    expect(comparable).toBe(12)
  })

  test.each<[string, () => PlanBody, string]>([
    ['one boat', () => ({ crew_ids: crews.slice(0, 1) }), 'crew_ids'],
    ['one piece', () => ({ pieces: 1 }), 'pieces'],
  ])('of %s is refused at the field', async (_, body, field) => {
    const problem = await app.refused(contract.planSeatRacePieces, planned(body()), asCoach)
    expect(problem).toMatchObject({ status: 400, code: 'invalid' })
    expect(Object.keys(problem.errors ?? {})).toEqual([field])
  })

  test('takes crews of this session only', async () => {
    const other = await makeCrew(app.db, club, {
      boat_type: FOUR,
      user_ids: people.slice(0, 4).map(({ id }) => id),
    })
    expect(
      await app.refused(
        contract.planSeatRacePieces,
        planned({ crew_ids: [other, crews[0] ?? 0] }),
        asCoach,
      ),
    ).toMatchObject({
      code: 'unknown_reference',
    })
  })
})

describe('a further piece', () => {
  test('swaps two of a side, or repeats the first as a control', async () => {
    await plan({ pieces: 2 })
    const before = await race()
    const [swap] = before.next
    if (!swap) throw new Error('nothing to swap')
    const add = (body: { swap: { one: number; other: number } | null }) =>
      app.ask(contract.addSeatRacePiece, { params: { id: session }, body }, asCoach)
    await add({ swap: { one: swap.one, other: swap.other } })
    const after = await race()
    expect(after.comparable).toBe(before.comparable + swap.newly_comparable)
    await add({ swap: null })
    const { pieces } = await race()
    expect(pieces.map(({ control }) => control)).toEqual([false, false, false, true])
    const [first, , , last] = pieces.map(seated)
    expect(last).toEqual(first)
    const [inOneBoat = []] = first ?? []
    const impossible = {
      params: { id: session },
      body: { swap: { one: inOneBoat[0] ?? 0, other: inOneBoat[2] ?? 0 } },
    }
    expect(await app.refused(contract.addSeatRacePiece, impossible, asCoach)).toMatchObject({
      code: 'unknown_reference',
    })
  })

  test('is rowed by those of the races before, also by who has left the club since', async () => {
    const rowers: number[] = []
    while (rowers.length < 4) rowers.push((await makeMember(app.db, club)).id)
    const double = (user_ids: number[]) => makeCrew(app.db, club, { session_id: session, user_ids })
    await plan({
      pieces: 2,
      crew_ids: [await double(rowers.slice(0, 2)), await double(rowers.slice(2))],
    })
    await app.rows('update memberships set status = $3 where club_id = $1 and user_id = $2', [
      club,
      rowers[0],
      MEMBER_STATUS.left,
    ])
    const again = { params: { id: session }, body: { swap: null } }
    await app.ask(contract.addSeatRacePiece, again, asCoach)
    const [first, , last] = (await race()).pieces.map(seated)
    expect(last).toEqual(first)
  })

  test('can be taken out again, with its crews', async () => {
    await plan({ pieces: 3 })
    const { pieces } = await race()
    const remove = (piece_ids: number[]) => ({ params: { id: session }, body: { piece_ids } })
    expect(
      await app.refused(
        contract.removeSeatRacePieces,
        remove([pieces[0]?.id ?? 0, 999_999]),
        asCoach,
      ),
    ).toMatchObject({ status: 404 })
    await app.ask(
      contract.removeSeatRacePieces,
      remove(pieces.slice(1).map(({ id }) => id)),
      asCoach,
    )
    expect((await race()).pieces).toHaveLength(1)
    expect(
      await app.rows('select count(*)::int as crews from crews where session_id = $1', [session]),
    ).toEqual([{ crews: 4 }])
  })
})

test('athletes neither see nor plan it; who times the session does what it needs', async () => {
  await plan({ pieces: 2 })
  const [one] = people
  if (!one) throw new Error('nobody')
  const as = { token: one.token, club }
  expect(await app.refused(contract.seatRace, { params: { id: session } }, as)).toMatchObject({
    status: 403,
  })
  expect(await app.refused(contract.planSeatRacePieces, planned(), as)).toMatchObject({
    status: 403,
    code: 'edit_denied',
  })
  const timing = { params: { id: session }, body: { piece_id: 1, times: [] } }
  expect(await app.refused(contract.timeSeatRacePiece, timing, as)).toMatchObject({ status: 403 })
  await app.rows(
    'update participants set add_all_scores = true where session_id = $1 and user_id = $2',
    [session, one.id],
  )
  expect((await race(as)).user_actions).toEqual({ plan: false, time: true })
})
