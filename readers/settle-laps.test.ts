import { describe, expect, test } from 'vitest'
import { writeFit } from '../server/demo/fit-writer.ts'
import { START, steadyRow } from '../test/support/recordings.ts'
import { writeTcx } from '../test/support/tcx-writer.ts'
import { readActivity } from './read-activity.ts'

const ROWING = 15
const only = async (bytes: Uint8Array) => {
  const { activities } = await readActivity(bytes)
  expect(activities).toHaveLength(1)
  return activities[0] ?? expect.fail('nothing was read')
}
const lap = (start: number, time: number, distance: number, rest = false) => ({
  start,
  time,
  distance,
  rest,
})
const row = { start: START, sport: ROWING, records: steadyRow(601) }

describe('laps', () => {
  test('that are all marked as rests are work', async () => {
    const laps = [lap(0, 300, 1200, true), lap(300, 300, 1200, true)]
    const activity = await only(writeFit({ ...row, laps }))
    expect(activity.laps.map(({ rest }) => rest)).toEqual([false, false])
    expect(activity).toMatchObject({ duration: 600, distance: 2400, rest_time: null })
  })

  test('keep their rests beside work', async () => {
    const laps = [lap(0, 300, 1200), lap(300, 300, 1200, true)]
    const activity = await only(writeFit({ ...row, laps }))
    expect(activity).toMatchObject({ work_time: 300, rest_time: 300 })
  })

  test('in kilometres are brought to metres', async () => {
    const points = steadyRow(601).map(({ t, distance }) => ({ t, distance }))
    const laps = [{ start: 0, time: 600, distance: 2.4, tracks: [points] }]
    const activity = await only(writeTcx({ start: START, sport: 'Other', laps }))
    expect(activity).toMatchObject({ distance: 2400, warnings: [] })
    expect(activity.laps[0]?.distance).toBe(2400)
  })

  test('far beyond the track give way to it', async () => {
    const points = steadyRow(151).map(({ t, lat, lon }) => ({ t, lat, lon }))
    const laps = [{ start: 0, time: 150, distance: 1870, tracks: [points] }]
    const activity = await only(writeTcx({ start: START, sport: 'Running', laps }))
    expect(activity.distance).toBeCloseTo(600, 0)
    expect(activity).toMatchObject({ distance_source: 'gps' })
  })
})

describe('a last lap that was never closed', () => {
  const laps = [lap(0, 300, 1200)]

  test('is a lap up to the last record', async () => {
    const activity = await only(writeFit({ ...row, laps }))
    expect(activity.laps.map(({ start, time, distance }) => [start, time, distance])).toEqual([
      [0, 300, 1200],
      [300, 300, 1200],
    ])
    expect(activity).toMatchObject({ duration: 600, distance: 2400, warnings: ['last_lap_open'] })
  })

  test('counts beside a session that knows the closed ones only', async () => {
    const session = { start: 0, time: 300, distance: 1200 }
    const activity = await only(writeFit({ ...row, laps, session }))
    expect(activity).toMatchObject({ duration: 600, distance: 2400 })
    expect(activity.warnings).toEqual(['last_lap_open', 'totals_differ'])
  })
})
