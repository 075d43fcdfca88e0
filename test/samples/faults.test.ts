import { afterAll, expect, test } from 'vitest'
import type { Activity } from '../../readers/activity.ts'
import { readActivityFile, stopReading } from '../../server/recordings/imports/read-in-worker.ts'
import { readSample } from './manifest.ts'

afterAll(stopReading)

type Faulty = { file: string; expected: Partial<Record<keyof Activity, unknown>> }

/** Small files of one fault each, and what is right of them. */
const FAULTY: readonly Faulty[] = [
  {
    file: 'smart-recording-heart-rate.fit',
    expected: { heart_rate_avg: expect.closeTo(154, 0) },
  },
  {
    file: 'swim-records-without-time.fit',
    expected: { distance: 200, duration: 200, elapsed_time: 230, moving_time: 200 },
  },
  { file: 'developer-distance.fit', expected: { distance: 300, duration: 300 } },
  {
    file: 'last-lap-missing.fit',
    expected: { distance: 3600, duration: 900, warnings: ['last_lap_open'] },
  },
  {
    file: 'dst-fold-offset-times.gpx',
    expected: { start_time: '2025-10-26T00:40:00.000Z', duration: 2340 },
  },
  { file: 'leap-second.gpx', expected: { duration: 59 } },
  { file: 'day-zero-times.gpx', expected: { start_time: null, warnings: ['time_unknown'] } },
  {
    file: 'cadence-spike.tcx',
    expected: {
      stroke_rate_avg: 22,
      heart_rate_avg: 140,
      dropped: { heart_rate: 150, stroke_rate: 9 },
    },
  },
]

test.each(FAULTY)('reads $file', async ({ file, expected }) => {
  const { activities } = await readActivityFile(readSample(`turn-3/${file}`))
  expect(activities).toHaveLength(1)
  expect(activities[0]).toMatchObject(expected)
})
