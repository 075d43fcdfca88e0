import { afterAll, beforeAll, expect, test } from 'vitest'
import * as recorder from '#contract/live/live-recorder.ts'
import * as telemetry from '#contract/recordings/telemetry.ts'
import {
  openRecordingClub,
  rowed,
  type RecordingClub,
} from '../../../test/support/recording-club.ts'

let club: RecordingClub
beforeAll(async () => {
  club = await openRecordingClub({ work: true })
})
afterAll(() => club.app.close())

const PATIENCE = { timeout: 20_000 }
const STROKES = 20

/** A minute on a machine, with a curve of force every third second; the last one ends it. */
function rowedOnMachine() {
  const samples = rowed(3 * STROKES).map((sample, second) => ({
    ...sample,
    power: 200,
    drag: 125,
    ...(second % 3 === 1 && { force: Array<number>(30).fill(600 + second) }),
  }))
  const end = { at: Date.now(), distance: 240, mark: 'finish' as const }
  return [...samples, end]
}

test('curves of force come as they were rowed, in whatever parts they are sent', async () => {
  const { token } = await club.begin(await club.athleteCode(), 'device-forces')
  const samples = rowedOnMachine()
  for (const [first, last] of [
    [0, 2],
    [2, 31],
    [20, 61],
  ] as const)
    await club.send(token, first + 1, samples.slice(first, last))
  const asRower = { token: club.single.token, club: club.club }
  const params = { id: club.session }
  const recordings = async () =>
    (await club.app.ask(telemetry.sessionTelemetry, { params }, asRower)).data.recordings
  await expect.poll(async () => (await recordings()).length, PATIENCE).toBe(1)
  const [recording] = await recordings()
  expect(recording).toMatchObject({
    curves: ['force_curve'],
    seats: [{ position: null, user_id: club.single.id, seen: true }],
  })
  const id = recording?.activity_id ?? 0
  const { data } = await club.app.ask(
    telemetry.forceCurves,
    { params: { id }, query: { first: 4, last: 4 } },
    asRower,
  )
  expect(data.curves).toMatchObject([{ position: null, strokes: 1 }])
  // The fifth curve is of the second with the number 13.
  expect(Math.max(...(data.curves[0]?.values ?? []))).toBeCloseTo(613, 0)
})

test('a curve that no drive has is refused or not kept, and the samples beside it are', async () => {
  const { token } = await club.begin(await club.athleteCode(), 'device-odd-force')
  const [sample] = rowed(1)
  const at = sample?.at ?? 0
  const odd = { at, distance: 0, drag: 125, force: [0, 1e9] }
  expect(await club.send(token, 1, [{ ...odd, mark: 'start' }])).toMatchObject({ samples: 1 })
  const body = { token, first: 2, samples: [{ at, force: Array.from({ length: 256 }, () => 1) }] }
  expect((await club.app.refused(recorder.sendSamples, { body }, {})).status).toBe(400)
})
