import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as live from '#contract/live/live.ts'
import { BELIEVED } from '#domain/live/judge.ts'
import { openRecordingClub, type RecordingClub } from '../../../test/support/recording-club.ts'

let club: RecordingClub
beforeAll(async () => {
  club = await openRecordingClub()
})
afterAll(() => club.app.close())

const now = Date.now()
const anyNumber = fc.oneof(
  fc.double({ noNaN: true }),
  fc.constantFrom(0, -0, 1e9, -1e9, 1e308, -1e308, 5e-324, Number.MAX_SAFE_INTEGER),
  fc.integer({ min: -1000, max: 1000 }),
)
const anyTime = fc.oneof(anyNumber, fc.integer({ min: now - 7_200_000, max: now + 7_200_000 }))
const oddities = fc.constantFrom('NaN', '', [], {}, true, '4.5')
const anyValue = fc.oneof(
  { weight: 400, arbitrary: anyNumber },
  { weight: 40, arbitrary: fc.constant(null) },
  {
    weight: 1,
    arbitrary: oddities,
  },
)
const anySample = fc.record(
  {
    at: fc.oneof({ weight: 100, arbitrary: anyTime }, oddities),
    lat: anyValue,
    lon: anyValue,
    speed: anyValue,
    distance: anyValue,
    stroke_rate: anyValue,
    heart_rate: anyValue,
    battery: anyValue,
    mark: fc.constantFrom('start', 'pause', 'resume', 'piece', 'rest', null),
  },
  { requiredKeys: ['at'] },
)
const anyBatch = fc.record(
  {
    first: fc.oneof(fc.integer({ min: -2, max: 400 }), fc.constantFrom(1e9, 1.5, 2 ** 53)),
    samples: fc.array(anySample, { maxLength: 6 }),
    clock_offset: anyNumber,
  },
  { requiredKeys: ['first', 'samples'] },
)
/** As a program may write it: JSON has no word for what is no number, but for one too great. */
const textOf = (batch: object, token: string) =>
  JSON.stringify({ token, ...batch }).replaceAll('1e+308', '1e999')

test('takes or refuses whatever a device sends, and shows nothing that cannot be', async () => {
  const { id, token } = await club.begin(await club.crewCode(), 'device-fuzzed')
  let known = 0
  const send = async (body: string) => {
    const answer = await fetch(`${club.app.url}/api/v2/live-samples`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    if (answer.status !== 200) return { status: answer.status, samples: known }
    const { data } = (await answer.json()) as { data: { samples: number } }
    return { status: 200, samples: data.samples }
  }
  await fc.assert(
    fc.asyncProperty(anyBatch, fc.boolean(), async (batch, isNext) => {
      const sent = isNext ? { ...batch, first: known + 1 } : batch
      const { status, samples } = await send(textOf(sent, token))
      expect([200, 400]).toContain(status)
      // Never fewer, and no more than came.
      expect(samples).toBeGreaterThanOrEqual(known)
      expect(samples).toBeLessThanOrEqual(known + batch.samples.length)
      known = samples
    }),
    { numRuns: 300 },
  )
  expect(known).toBeGreaterThan(20)
  const parts = { params: { id }, query: {} }
  const { data } = await club.app.ask(live.liveSamples, parts, club.asCoach)
  expect(data.total).toBe(known)
  for (const [index, [at, distance, speed, stroke_rate, lat, lon]] of data.samples.entries()) {
    const [before = 0, behind = 0] = data.samples[index - 1] ?? []
    expect(at).toBeGreaterThanOrEqual(before ?? 0)
    expect(at).toBeLessThan(Date.now() + 10_000)
    expect(distance).toBeGreaterThanOrEqual(behind ?? 0)
    expect(distance).toBeLessThanOrEqual(BELIEVED.distance.max)
    expectWithin(speed, BELIEVED.speed)
    expectWithin(stroke_rate, BELIEVED.stroke_rate)
    expectWithin(lat, { min: -90, max: 90 })
    expectWithin(lon, { min: -180, max: 180 })
  }
})

function expectWithin(
  value: number | null | undefined,
  { min, max }: { min: number; max: number },
): void {
  if (value === null || value === undefined) return
  expect(value).toBeGreaterThanOrEqual(min)
  expect(value).toBeLessThanOrEqual(max)
}

test('takes a batch that another boat has sent for what it is: its own next samples', async () => {
  const one = await club.begin(await club.crewCode(), 'device-one-of-two')
  const other = await club.begin(await club.athleteCode(), 'device-two-of-two')
  const samples = [{ at: Date.now(), distance: 0, mark: 'start' as const }]
  await club.send(one.token, 1, samples)
  // The numbers of the first boat lead nowhere at the second.
  expect((await club.send(other.token, 2, samples)).samples).toBe(0)
  const { boats } = await club.followed()
  const of = (id: number) => boats.find(({ recording_id }) => recording_id === id)?.samples
  expect([of(one.id), of(other.id)]).toEqual([1, 0])
})
