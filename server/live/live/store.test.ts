import { afterAll, beforeAll, expect, test } from 'vitest'
import * as live from '#contract/live/live.ts'
import {
  openRecordingClub,
  rowed,
  type RecordingClub,
} from '../../../test/support/recording-club.ts'

let club: RecordingClub
beforeAll(async () => {
  club = await openRecordingClub()
})
afterAll(() => club.app.close())

const BOATS = 15
const SAMPLES = rowed(40)
const BATCH = 4

test('keeps what many boats send at the same moments, each sample once and in order', async () => {
  const code = await club.crewCode()
  const boats = await Promise.all(
    Array.from({ length: BOATS }, (_, boat) => club.begin(code, `device-at-once-${boat}`)),
  )
  const row = async ({ token }: { token: string }) => {
    for (let sent = 0; sent < SAMPLES.length; sent += BATCH) {
      const batch = SAMPLES.slice(sent, sent + BATCH)
      // A device that hears nothing sends the same again.
      await Promise.all([club.send(token, sent + 1, batch), club.send(token, sent + 1, batch)])
    }
  }
  await Promise.all(boats.map(row))
  for (const { id } of boats) {
    const parts = { params: { id }, query: {} }
    const { data } = await club.app.ask(live.liveSamples, parts, club.asCoach)
    expect(data.total).toBe(SAMPLES.length)
    expect(data.samples.map(([, distance]) => distance)).toEqual(
      SAMPLES.map(({ distance }) => distance),
    )
  }
})

test('keeps what the others send where one of them is no longer as it was known', async () => {
  const code = await club.athleteCode()
  const [moved, ...others] = await Promise.all(
    Array.from({ length: 5 }, (_, boat) => club.begin(code, `device-moved-${boat}`)),
  )
  if (!moved) throw new Error('no boat has begun')
  const all = [moved, ...others]
  const sendFrom = (first: number) =>
    Promise.all(
      all.map(({ token }) => club.send(token, first, SAMPLES.slice(first - 1, first + 3))),
    )
  await sendFrom(1)
  // Another node has stored something of it meanwhile.
  await club.app.rows('update live_recordings set samples = 8 where id = $1', [moved.id])
  expect((await sendFrom(5)).map(({ samples }) => samples)).toEqual([8, 8, 8, 8, 8])
  expect((await sendFrom(9)).map(({ samples }) => samples)).toEqual([12, 12, 12, 12, 12])
})
