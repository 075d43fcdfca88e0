import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addScores, sessionScores } from '#contract/analysis/result-entry.ts'
import { openErgRoom, rowedRace, type ErgRoom } from '../../../test/support/erg-room.ts'
import { piece, type Values } from '../../../test/support/scored-pieces.ts'

let room: ErgRoom
beforeAll(async () => {
  room = await openErgRoom()
})
afterAll(() => room.app.close())

const PATIENCE = { timeout: 20_000 }

/** The values of the first piece: seconds, metres, strokes and watts by athlete. */
async function resultsByAthlete() {
  const parts = { params: { id: room.session }, query: {} }
  const { data } = await room.app.ask(sessionScores, parts, room.asCoach)
  const entries = data.results.flatMap(({ user_id, scores }) =>
    scores.map(
      ({ time, distance, stroke_rate, power }) =>
        [user_id, [time, distance, stroke_rate, power]] as const,
    ),
  )
  return new Map(entries)
}

const enter = (user_id: number, values: Values) => {
  const body = { results: [{ user_id, version: 1, scores: [piece(1, values)] }] }
  return room.app.ask(addScores, { params: { id: room.session }, body }, room.asCoach)
}

test('keeps what a coach has corrected, cleared or entered when a late device fills in', async () => {
  const [one, two, three] = room.athletes
  if (!one || !two || !three) throw new Error('there are three athletes')
  const id = await room.make(1)
  const tokens: string[] = []
  for (const athlete of room.athletes) tokens.push((await room.begin(athlete)).token)
  await room.control(id, 'start')
  const goes_at = await room.startedAgo(id, 300)
  await room.send(tokens[0] ?? '', 1, rowedRace(goes_at, { speed: 5 }))
  await room.send(tokens[1] ?? '', 1, rowedRace(goes_at, { speed: 4 }))
  const late = rowedRace(goes_at, { speed: 4.4 })
  await room.send(tokens[2] ?? '', 1, late.slice(0, 100))
  await room.control(id, 'end')
  await vi.waitFor(async () => {
    expect(await resultsByAthlete()).toEqual(
      new Map([
        [one.id, [200, 1000, 30, 350]],
        [two.id, [250, 1000, 30, 179.2]],
      ]),
    )
  }, PATIENCE)
  await enter(one.id, { time: 190 })
  await enter(two.id, { time: null, distance: null, stroke_rate: null, power: null })
  await enter(three.id, { time: 230 })
  await room.send(tokens[2] ?? '', 101, late.slice(100))
  await vi.waitFor(async () => {
    expect((await resultsByAthlete()).get(three.id)).toEqual([230, 1000, 30, 238.5])
  }, PATIENCE)
  const results = await resultsByAthlete()
  expect(results.get(one.id)).toEqual([190, 1000, 30, 350])
  expect(results.has(two.id)).toBe(false)
})
