import { gzipSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { writeFit } from '../../server/demo/fit-writer.ts'
import { beat, exported, workout } from '../../test/support/apple-export.ts'
import { foundIn, morningRefusal } from '../../test/support/found-mornings.ts'
import { morningFit, resting, WATCH } from '../../test/support/morning-files.ts'
import { joined, START, steadyRow } from '../../test/support/recordings.ts'
import { readActivity } from '../read-activity.ts'

const at = (time: string, day = '2026-03-02') => `${day} ${time}:00 +0100`

describe('a FIT file', () => {
  test('says what a watch and a scale measured, and by which device', async () => {
    const { kind, readings } = await foundIn(morningFit(WATCH))
    expect(kind).toBe('fit')
    expect(readings).toEqual([
      {
        day: '2026-03-02',
        source: 'Garmin fenix',
        waking_hr: 47,
        hrv_rmssd: 65.5,
        sleep_time: 465,
        weight: 71.3,
      },
    ])
    expect((await foundIn(morningFit({ ...WATCH, big_endian: true }))).readings).toEqual(readings)
  })

  test('gives the rate of the day, never the mean of seven days', async () => {
    const week = { at: '2026-03-02T07:00:00Z', week: 49 }
    expect(await morningRefusal(morningFit({ resting: [week] }))).toBe('no_mornings')
    const settled = [
      { at: '2026-03-02T07:00:00Z', rate: 52 },
      { at: '2026-03-02T20:00:00Z', rate: 48 },
    ]
    expect((await foundIn(morningFit({ resting: settled }))).readings).toMatchObject([
      { waking_hr: 48 },
    ])
  })

  test('gives the mean of the night where the device sums nothing up', async () => {
    const hrv = [
      { at: '2026-03-01T23:00:00Z', value: 60 },
      { at: '2026-03-02T03:00:00Z', value: 70 },
      { at: '2026-03-02T14:30:00Z', value: 20 },
    ]
    expect((await foundIn(morningFit({ hrv }))).readings).toMatchObject([
      { day: '2026-03-02', hrv_rmssd: 65 },
    ])
    const night_hrv = [{ at: '2026-03-02T05:00:00Z', value: 66 }]
    expect((await foundIn(morningFit({ hrv, night_hrv }))).readings).toMatchObject([
      { hrv_rmssd: 66 },
    ])
  })

  test('counts no sleep between two nights, and none while awake', async () => {
    const levels = [
      { at: '2026-03-01T22:00:00Z', level: 2 },
      { at: '2026-03-01T23:00:00Z', level: 2 },
      { at: '2026-03-02T22:00:00Z', level: 3 },
      { at: '2026-03-02T22:30:00Z', level: 3 },
      { at: '2026-03-02T23:30:00Z', level: 1 },
    ]
    expect((await foundIn(morningFit({ levels }))).readings).toMatchObject([
      { day: '2026-03-03', sleep_time: 30 },
      { day: '2026-03-02', sleep_time: 60 },
    ])
  })

  test('takes the first weight of a day, and none of a scale that still works', async () => {
    const weights = [
      { at: '2026-03-02T19:00:00Z', kg: 72.5 },
      { at: '2026-03-02T06:00:00Z', kg: 71.2 },
      { at: '2026-03-02T05:59:00Z', kg: null },
    ]
    expect((await foundIn(morningFit({ weights }))).readings).toMatchObject([{ weight: 71.2 }])
  })

  test('is read in an archive and chained, each device for itself', async () => {
    const scale = morningFit({ product: 'scale', weights: WATCH.weights ?? [] })
    const watch = morningFit({ resting: WATCH.resting ?? [] })
    const expected = [
      { source: 'Garmin fenix', waking_hr: 47 },
      { source: 'Garmin scale', weight: 71.3 },
    ]
    const archive = zipSync({ 'a.fit': watch, 'b.fit.gz': gzipSync(scale), 'c.txt': strToU8('?') })
    for (const bytes of [archive, joined(scale, watch)])
      expect((await foundIn(bytes)).readings).toMatchObject(expected)
  })

  test('that was cut off gives what is whole, and says so', async () => {
    const whole = morningFit(WATCH)
    const { readings, warnings } = await foundIn(whole.slice(0, whole.length - 8))
    expect(readings).toMatchObject([{ waking_hr: 47 }])
    expect(warnings).toEqual(['truncated'])
    expect(await morningRefusal(whole.slice(0, 40))).toBe('file_damaged')
  })

  test('of a training alone is refused, and so is any other file', async () => {
    const row = writeFit({ start: START, sport: 15, records: steadyRow(30) })
    expect(await morningRefusal(row)).toBe('no_mornings')
    expect(await morningRefusal(strToU8('day;pulse\n2026-03-02;48'))).toBe('no_mornings')
    expect(await morningRefusal(new Uint8Array(0))).toBe('empty_file')
  })
})

describe('a file that is imported as a training', () => {
  test('says that it holds mornings as well', async () => {
    const row = writeFit({ start: START, sport: 15, records: steadyRow(30) })
    const { activities, warnings } = await readActivity(joined(row, morningFit(WATCH)))
    expect([activities.length, warnings]).toEqual([1, ['mornings']])
    const health = exported(resting(47, at('06:00')), beat(5, 140), workout({}))
    expect((await readActivity(strToU8(health))).warnings).toEqual(['mornings'])
  })

  test('is refused with where it belongs when it holds nothing else', async () => {
    await expect(readActivity(morningFit(WATCH))).rejects.toMatchObject({ code: 'mornings_only' })
    const health = strToU8(exported(resting(47, at('06:00'))))
    await expect(readActivity(health)).rejects.toMatchObject({ code: 'mornings_only' })
  })
})
