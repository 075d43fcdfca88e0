import { vi } from 'vitest'
import { writeFit } from '../../server/demo/fit-writer.ts'
import { randomFrom } from '../../server/demo/random.ts'
import { workoutOf } from '../../server/demo/workout.ts'
import { call, type Founder } from './people.ts'
import { clubDay, clubInstant, clubSpan } from './clock.ts'
import { demo } from './demo.ts'

export const day = (ago = 1) => clubDay(-ago)

/** A session of two pieces of a kilometre for the founder alone. */
export async function plan(founder: Founder, name: string, date: string): Promise<number> {
  const me = (await call<{ data: { id: number } }>(demo, 'GET', 'me', founder)).data.id
  const pieces = [
    { planned_distance: 1000, planned_time: null, rest: 180, split_length: null, segments: [] },
  ]
  const body = {
    name,
    sport_id: 1,
    ...clubSpan(date, '06:00'),
    athlete_ids: [me],
    structure: { piece_structure: 2, repetitions: 2, pieces },
  }
  return (
    await call<{ data: { id: number } }>(demo, 'POST', 'create-session', { ...founder, body })
  ).data.id
}

/** Sends a file of the founder's, and waits until it was read. */
export async function upload(founder: Founder, name: string, content: Buffer): Promise<void> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(content)]), name)
  const headers = {
    authorization: `Bearer ${founder.token}`,
    'selected-club-id': String(founder.club),
  }
  const response = await fetch(`${demo.url}/api/v2/imports`, {
    method: 'POST',
    headers,
    body: form,
  })
  const { data } = (await response.json()) as { data: { id: number } }
  const isRead = async () => {
    const { state } = (
      await call<{ data: { state: string } }>(demo, 'GET', `imports/${data.id}`, founder)
    ).data
    if (state !== 'done') throw new Error(`${name} is ${state}`)
  }
  await vi.waitFor(isRead, { timeout: 30_000, interval: 200 })
}

/** Two pieces with their laps, as a watch on the wrist writes them. */
export function watchFile(date = day()): Buffer {
  const efforts = [
    { metres: 600, speed: 3.5, heart: 0.7, rate: 19 },
    { metres: 1000, speed: 4.8, heart: 0.9, rate: 29 },
    { seconds: 180, speed: 1.2, heart: 0.6, rate: 14 },
    { metres: 1000, speed: 4.7, heart: 0.9, rate: 28 },
    { seconds: 120, speed: 1.2, heart: 0.6, rate: 14 },
  ]
  const { records } = workoutOf(efforts, { max_hr: 190, strength: 1 }, randomFrom(7), {
    step: 1,
    outdoors: true,
  })
  return Buffer.from(
    writeFit({
      start: new Date(clubInstant('06:04', date)),
      sport: 15,
      records,
      product: 'Watch of the journey',
    }),
  )
}

/** An older speed coach's table, which does not say the day. */
export function coachFile(strokes = 80): Buffer {
  const head = 'Interval,Type,Distance(m),Time,Stroke,Rate,Speed(m/s),Split,Time(sec),Split(sec),HR'
  const row = (stroke: number) =>
    `1,Stroke,${stroke * 10},0:00:${stroke * 2.5},${stroke},24,4.0,2:05.0,` +
    `${(stroke * 2.5).toFixed(1)},125.0,${140 + (stroke % 9)}`
  return Buffer.from(
    [head, ...Array.from({ length: strokes }, (_, stroke) => row(stroke + 1))].join('\r\n'),
  )
}

export const BROKEN = Buffer.from(
  '<?xml version="1.0"?><TrainingCenterDatabase><Activities><Activity Sport="Other"><Id>2026-',
)
