import { expect, test } from 'vitest'
import { DEFAULT_LIMITS } from '../../../../readers/limits.ts'
import { recordingJsonReader } from '../../../../readers/recording-json.ts'
import type { ProviderHttp } from '../provider-http.ts'
import { concept2 } from './concept2.ts'

type Interval = {
  time: number
  distance: number
  rest_time?: number
  rest_distance?: number
  rate: number
  strokes?: boolean
}

/** Strokes as the logbook writes them: in tenths, with those of each interval from zero. */
const strokesOf = ({ time, distance, rate }: Interval) => {
  const count = Math.floor(time / 25)
  return Array.from({ length: count }, (_, stroke) => ({
    t: (stroke + 1) * 25,
    d: Math.round(((stroke + 1) / count) * distance * 10),
    p: 1250,
    spm: rate,
    hr: 140,
  }))
}

async function read(
  workout: object,
  strokes: readonly object[],
  seconds: { time: number; rest_time: number },
) {
  const result = {
    id: 9,
    user_id: 7,
    type: 'rower',
    date_utc: '2026-03-01 07:00:00',
    ...seconds,
    distance: 1000,
    stroke_data: true,
    workout,
  }
  const http: ProviderHttp = {
    send: () => Promise.reject(new Error('nothing is sent')),
    ask: (url) => Promise.resolve({ data: url.endsWith('/strokes') ? strokes : result }),
  }
  const account = {
    app: { clientId: 'a', clientSecret: 'b' } as never,
    http,
    access: 'x',
    external_user_id: '7',
  }
  const known = {
    name: null,
    sport: null,
    starts_at: null,
    distance: null,
    seconds: null,
    address: null,
  }
  const { bytes } = await concept2.download(account, { ...known, external_id: '9' })
  const [activity] = recordingJsonReader.read(bytes, DEFAULT_LIMITS).activities
  if (!activity) throw new Error('no activity')
  const t = [...(activity.channels.get('t') ?? [])]
  const channel = (name: 'stroke_rate' | 'distance') => [...(activity.channels.get(name) ?? [])]
  const pieces = activity.laps
    .filter(({ rest }) => !rest)
    .map(({ start, time }) => ({ start, end: start + (time ?? 0) }))
  /** The rates of the strokes that lie within each piece. */
  const rates = pieces.map(({ start, end }) => [
    ...new Set(
      channel('stroke_rate').filter((_, row) => (t[row] ?? 0) > start && (t[row] ?? 0) <= end),
    ),
  ])
  return { t, distance: channel('distance'), pieces, rates }
}

const INTERVALS: Interval[] = [
  { time: 1200, distance: 500, rest_time: 1800, rest_distance: 60, rate: 20 },
  { time: 1100, distance: 500, rest_time: 1800, rest_distance: 50, rate: 26 },
  { time: 1000, distance: 500, rest_time: 0, rest_distance: 0, rate: 32 },
]

test('strokes of intervals lie where their laps do, with the rests between', async () => {
  const { t, distance, pieces, rates } = await read(
    { intervals: INTERVALS },
    INTERVALS.flatMap(strokesOf),
    { time: 3300, rest_time: 3600 },
  )
  expect(pieces).toEqual([
    { start: 0, end: 120 },
    { start: 300, end: 410 },
    { start: 590, end: 690 },
  ])
  expect(rates).toEqual([[20], [26], [32]])
  expect(t.at(-1)).toBe(690)
  expect(distance.at(-1)).toBe(1610)
})

test('an interval without strokes shifts none of the others', async () => {
  const [first, , last] = INTERVALS.map(strokesOf)
  const short = { ...INTERVALS[1], time: 300 }
  const { rates } = await read(
    { intervals: [INTERVALS[0], short, INTERVALS[2]] },
    [...(first ?? []), ...(last ?? [])],
    {
      time: 2500,
      rest_time: 3600,
    },
  )
  expect(rates).toEqual([[20], [], [32]])
})

test('splits of one piece share its clock', async () => {
  const whole: Interval = { time: 2400, distance: 1000, rate: 22 }
  const splits = [
    { time: 1200, distance: 500 },
    { time: 1200, distance: 500 },
  ]
  const { t, distance, rates } = await read({ splits }, strokesOf(whole), {
    time: 2400,
    rest_time: 0,
  })
  expect([t[0], t.at(-1), distance.at(-1)]).toEqual([2.5, 240, 1000])
  expect(rates).toEqual([[22], [22]])
})
