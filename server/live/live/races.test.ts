import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sessionScores } from '#contract/analysis/result-entry.ts'
import * as races from '#contract/live/live-races.ts'
import { COUNT_MS } from '#domain/live/erg-race.ts'
import { makeMember } from '../../../test/support/factories.ts'
import { openErgRoom, rowedRace, type ErgRoom } from '../../../test/support/erg-room.ts'

let room: ErgRoom
beforeAll(async () => {
  room = await openErgRoom()
})
afterAll(() => room.app.close())

const PATIENCE = { timeout: 20_000 }
const athleteAt = (place: number) => {
  const athlete = room.athletes[place]
  if (!athlete) throw new Error('there are three athletes')
  return athlete
}
/** What is entered of a piece: by whom, in how many seconds and metres. */
async function resultsOf(piece: number) {
  const parts = { params: { id: room.session }, query: {} }
  const { data } = await room.app.ask(sessionScores, parts, room.asCoach)
  return data.results.flatMap(({ user_id, scores }) =>
    scores
      .filter((score) => score.piece === piece)
      .map(({ time, distance, stroke_rate, power }) => [
        user_id,
        time,
        distance,
        stroke_rate,
        power,
      ]),
  )
}

describe('a race', () => {
  test('has the lanes it was given, over a piece of the plan, and who can be in one', async () => {
    const id = await room.make()
    const { races: all, entrants, pieces } = await room.seen()
    expect(all.find((race) => race.id === id)).toMatchObject({
      piece: 1,
      distance: 1000,
      time: null,
      goes_at: null,
      lanes: room.athletes.map((athlete, index) => ({
        lane: index + 1,
        user_id: athlete.id,
        is_ready: false,
      })),
    })
    expect(entrants).toHaveLength(3)
    expect(pieces.map(({ number, distance }) => [number, distance])).toEqual([
      [1, 1000],
      [2, 1000],
    ])
  })

  test('refuses a piece and people that the session does not have, and one twice', async () => {
    const stranger = await makeMember(room.app.db, room.club)
    const [one] = room.athletes
    const refused = async (body: { piece: number; lanes: { user_id?: number }[] }) =>
      room.app.refused(races.makeErgRace, { params: { id: room.session }, body }, room.asCoach)
    const lanes = [{ user_id: one?.id ?? 0 }]
    expect((await refused({ piece: 7, lanes })).errors).toHaveProperty('piece')
    const twice = await refused({ piece: 1, lanes: [...lanes, ...lanes] })
    expect(twice.errors).toHaveProperty(['lanes.1'])
    const foreign = await refused({ piece: 1, lanes: [{ user_id: stranger.id }] })
    expect(foreign.errors).toHaveProperty(['lanes.0'])
    expect((await refused({ piece: 1, lanes: [{}] })).errors).toHaveProperty(['lanes.0'])
  })

  test('is counted down once, recalled before its end, and not deleted meanwhile', async () => {
    const id = await room.make()
    const refusal = (control: races.RaceControl) =>
      room.app.refused(races.controlErgRace, { params: { id }, body: { control } }, room.asCoach)
    expect((await refusal('recall')).code).toBe('race_waits')
    expect((await refusal('end')).code).toBe('race_waits')
    const before = Date.now()
    const { goes_at } = await room.control(id, 'start')
    expect((goes_at ?? 0) - before).toBeGreaterThanOrEqual(COUNT_MS)
    expect((goes_at ?? 0) - before).toBeLessThan(COUNT_MS + 10_000)
    expect((await refusal('start')).code).toBe('race_begun')
    const deleting = await room.app.refused(races.deleteErgRace, { params: { id } }, room.asCoach)
    expect(deleting.code).toBe('race_begun')
    expect(await room.control(id, 'recall')).toEqual({ goes_at: null })
    await room.control(id, 'start')
    await room.control(id, 'end')
    expect((await refusal('recall')).code).toBe('race_over')
    await room.app.ask(races.deleteErgRace, { params: { id } }, room.asCoach)
    expect(await room.raceOf(id)).toBeUndefined()
  })
})

test('a device learns of its race and lane, and the board how its machine stands', async () => {
  const id = await room.make(2, [athleteAt(2)])
  const { token } = await room.begin(athleteAt(2))
  const { race } = await room.send(token, 1, [], { is_ready: false })
  expect(race).toMatchObject({ lane: 3, lanes: 3, distance: 1000 })
  const all = await room.seen()
  for (const other of all.races) {
    if (other.id === id) continue
    if (other.goes_at === null) await room.control(other.id, 'start')
    await room.control(other.id, 'end')
  }
  const next = await room.send(token, 1, [], { has_belt: true })
  expect(next.race).toMatchObject({ id, lane: 1, lanes: 1, ready: 1, piece: 1, goes_at: null })
  expect((await room.raceOf(id))?.lanes).toMatchObject([
    { is_ready: true, has_belt: true, drag: 130, is_moving: false },
  ])
  await room.control(id, 'start')
  expect((await room.send(token, 1, [])).race?.goes_at).toBeGreaterThan(Date.now())
  await room.control(id, 'recall')
  await room.app.ask(races.deleteErgRace, { params: { id } }, room.asCoach)
})

test('who has finished gets a result, who stopped none, and a late device fills in', async () => {
  const id = await room.make(1)
  const [one, two, three] = [athleteAt(0), athleteAt(1), athleteAt(2)]
  const begun = [
    await room.begin(one),
    await room.begin(two),
    await room.begin(three, 'erg-late-1'),
  ]
  await room.control(id, 'start')
  const goes_at = await room.startedAgo(id, 300)
  const tokenAt = (place: number) => begun[place]?.token ?? ''
  await room.send(tokenAt(0), 1, rowedRace(goes_at, { speed: 5 }))
  await room.send(tokenAt(1), 1, rowedRace(goes_at, { speed: 4, stops_at: 620 }))
  const late = rowedRace(goes_at, { speed: 4.4 })
  await room.send(tokenAt(2), 1, late.slice(0, 100))
  await vi.waitFor(async () => expect(await resultsOf(1)).toEqual([]), PATIENCE)
  await room.control(id, 'end')
  await vi.waitFor(
    async () => expect(await resultsOf(1)).toEqual([[one.id, 200, 1000, 30, 350]]),
    PATIENCE,
  )
  await room.send(tokenAt(2), 101, late.slice(100))
  await vi.waitFor(async () => {
    const found = await resultsOf(1)
    expect(found).toHaveLength(2)
    expect(found.find(([user]) => user === three.id)).toEqual([three.id, 227.3, 1000, 30, 238.5])
  }, PATIENCE)
})

test('who is taken out of the session gets no result', async () => {
  const gone = await makeMember(room.app.db, room.club)
  const insert = `insert into participants (club_id, session_id, user_id, role_id)
    values ($1, $2, $3, 2)`
  await room.app.rows(insert, [room.club, room.session, gone.id])
  const [one] = [athleteAt(0)]
  const id = await room.make(2, [one, gone])
  const begun = [await room.begin(one, 'erg-stays-1'), await room.begin(gone, 'erg-goes-1')]
  await room.control(id, 'start')
  const goes_at = await room.startedAgo(id, 900)
  await room.send(begun[1]?.token ?? '', 1, rowedRace(goes_at, { speed: 5 }))
  await room.app.rows('delete from participants where session_id = $1 and user_id = $2', [
    room.session,
    gone.id,
  ])
  await room.send(begun[0]?.token ?? '', 1, rowedRace(goes_at, { speed: 4 }))
  await vi.waitFor(async () => {
    expect((await resultsOf(2)).map(([user]) => user)).toEqual([one.id])
  }, PATIENCE)
})

test('a race ends by itself once nobody is on the way any more', async () => {
  const [one, two] = [athleteAt(0), athleteAt(1)]
  const id = await room.make(2, [one, two])
  const begun = [await room.begin(one, 'erg-second-1'), await room.begin(two, 'erg-second-2')]
  await room.control(id, 'start')
  const goes_at = await room.startedAgo(id, 2000)
  await room.send(begun[0]?.token ?? '', 1, rowedRace(goes_at, { speed: 4.8 }))
  expect((await room.raceOf(id))?.ended_at).toBeNull()
  await room.send(begun[1]?.token ?? '', 1, rowedRace(goes_at, { speed: 4.6, stops_at: 400 }))
  await vi.waitFor(async () => {
    expect((await room.raceOf(id))?.ended_at).not.toBeNull()
    expect((await resultsOf(2)).map(([user, time]) => [user, time])).toEqual([[one.id, 208.3]])
  }, PATIENCE)
})

describe('the board', () => {
  const weights = async () => {
    const { races: all } = await room.seen()
    return all.flatMap(({ lanes }) => lanes.map(({ user_id, weight }) => [user_id, weight]))
  }

  test('has weights of who consented, and no lane of who hides from the coach', async () => {
    const [one, two] = [athleteAt(0), athleteAt(1)]
    await room.app.rows('update users set weight = 80 where id = any ($1)', [[one.id, two.id]])
    await room.make(1, [one, two])
    expect(await weights()).toContainEqual([one.id, 80])
    await room.app.rows(
      `insert into privacy_settings (club_id, user_id, mode) values ($1, $2, 'only-me')
        on conflict (club_id, user_id) do update set mode = excluded.mode`,
      [room.club, two.id],
    )
    const seen = await weights()
    expect(seen.some(([user]) => user === two.id)).toBe(false)
    expect((await room.seen()).entrants.some(({ user_id }) => user_id === two.id)).toBe(false)
    const [{ reads } = { reads: 0 }] = await room.app.rows<{ reads: number }>(
      `select count(*)::int as reads from audit_log where action = 'read-health'
        and subject -> 'user_ids' @> to_jsonb($1::bigint)`,
      [one.id],
    )
    expect(reads).toBeGreaterThan(0)
  })

  test('is not for athletes', async () => {
    const as = { token: athleteAt(0).token, club: room.club }
    const refused = await room.app.refused(races.ergRaces, { params: { id: room.session } }, as)
    expect(refused.status).toBe(403)
  })
})
