import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sessionScores } from '#contract/analysis/result-entry.ts'
import { makeConnectCodes } from '#contract/live/live.ts'
import { beginRecording } from '#contract/live/live-recorder.ts'
import { makeErgRace } from '#contract/live/live-races.ts'
import { openErgRoom, rowedRace, type ErgRoom } from '../../../test/support/erg-room.ts'
import { makeCrew } from '../../../test/support/factories.ts'

let room: ErgRoom
beforeAll(async () => {
  room = await openErgRoom()
})
afterAll(() => room.app.close())

test('a team is one lane that names who takes turns, and its result is the crew’s', async () => {
  const { app, athletes, asCoach, club, session } = room
  const user_ids = athletes.slice(0, 2).map(({ id }) => id)
  const crew_id = await makeCrew(app.db, club, { session_id: session, published: true, user_ids })
  const params = { id: session }
  const { entrants } = await room.seen()
  expect(entrants.map((one) => one.crew_id)).toContain(crew_id)
  const body = { piece: 1, lanes: [{ crew_id }] }
  const { id } = (await app.ask(makeErgRace, { params, body }, asCoach)).data
  const [lane] = (await room.raceOf(id))?.lanes ?? []
  expect(lane?.rowers).toHaveLength(2)

  const { data } = await app.ask(makeConnectCodes, { params, body: { renew: [] } }, asCoach)
  const code =
    data
      .find((one) => one.crew_id === crew_id)
      ?.connect_url.split('/')
      .at(-1) ?? ''
  const device = { params: { code }, body: { device: 'erg-of-team-1' } }
  const { token } = (await app.ask(beginRecording, device, {})).data
  await room.control(id, 'start')
  await room.send(token, 1, rowedRace(await room.startedAgo(id, 300), { speed: 5 }))
  await vi.waitFor(
    async () => {
      const scores = await app.ask(sessionScores, { params, query: {} }, asCoach)
      const own = scores.data.results.filter((result) => result.crew_id === crew_id)
      expect(own.flatMap((result) => result.scores.map(({ time }) => time))).toEqual([200])
    },
    { timeout: 20_000 },
  )
})
