import { gzipSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { writeFit } from '../../server/demo/fit-writer.ts'
import { beat, exported, packed, workout } from '../../test/support/apple-export.ts'
import {
  celsius,
  fahrenheit,
  healthRecord,
  kilograms,
  morningFit,
  pounds,
  resting,
  sdnn,
  sleep,
  WATCH,
} from '../../test/support/morning-files.ts'
import { joined, START, steadyRow } from '../../test/support/recordings.ts'
import { DEFAULT_LIMITS } from '../limits.ts'
import { readActivity } from '../read-activity.ts'
import type { MorningFile } from './found.ts'
import { readMornings } from './read-mornings.ts'

const BERLIN = 'Europe/Berlin'

async function read(bytes: Uint8Array, timeZone = BERLIN): Promise<MorningFile> {
  let last: MorningFile | undefined
  for await (const part of readMornings(bytes, timeZone)) if ('readings' in part) last = part
  if (!last) throw new Error('Nothing was found')
  return last
}
const readXml = (...records: string[]) => read(strToU8(exported(...records)))
const refused = (bytes: Uint8Array) =>
  read(bytes).then(
    () => 'read',
    (error: { code: string }) => error.code,
  )
const at = (time: string, day = '2026-03-02') => `${day} ${time}:00 +0100`

describe('a FIT file', () => {
  test('says what a watch and a scale measured, and by which device', async () => {
    const { kind, readings } = await read(morningFit(WATCH))
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
    expect((await read(morningFit({ ...WATCH, big_endian: true }))).readings).toEqual(readings)
  })

  test('gives the rate of the day, never the mean of seven days', async () => {
    const week = { at: '2026-03-02T07:00:00Z', week: 49 }
    expect(await refused(morningFit({ resting: [week] }))).toBe('no_mornings')
    const settled = [
      { at: '2026-03-02T07:00:00Z', rate: 52 },
      { at: '2026-03-02T20:00:00Z', rate: 48 },
    ]
    expect((await read(morningFit({ resting: settled }))).readings).toMatchObject([
      { waking_hr: 48 },
    ])
  })

  test('gives the mean of the night where the device sums nothing up', async () => {
    const hrv = [
      { at: '2026-03-01T23:00:00Z', value: 60 },
      { at: '2026-03-02T03:00:00Z', value: 70 },
      { at: '2026-03-02T14:30:00Z', value: 20 },
    ]
    expect((await read(morningFit({ hrv }))).readings).toMatchObject([
      { day: '2026-03-02', hrv_rmssd: 65 },
    ])
    const night_hrv = [{ at: '2026-03-02T05:00:00Z', value: 66 }]
    expect((await read(morningFit({ hrv, night_hrv }))).readings).toMatchObject([{ hrv_rmssd: 66 }])
  })

  test('counts no sleep between two nights, and none while awake', async () => {
    const levels = [
      { at: '2026-03-01T22:00:00Z', level: 2 },
      { at: '2026-03-01T23:00:00Z', level: 2 },
      { at: '2026-03-02T22:00:00Z', level: 3 },
      { at: '2026-03-02T22:30:00Z', level: 3 },
      { at: '2026-03-02T23:30:00Z', level: 1 },
    ]
    expect((await read(morningFit({ levels }))).readings).toMatchObject([
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
    expect((await read(morningFit({ weights }))).readings).toMatchObject([{ weight: 71.2 }])
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
      expect((await read(bytes)).readings).toMatchObject(expected)
  })

  test('that was cut off gives what is whole, and says so', async () => {
    const whole = morningFit(WATCH)
    const { readings, warnings } = await read(whole.slice(0, whole.length - 8))
    expect(readings).toMatchObject([{ waking_hr: 47 }])
    expect(warnings).toEqual(['truncated'])
    expect(await refused(whole.slice(0, 40))).toBe('file_damaged')
  })

  test('of a training alone is refused, and so is any other file', async () => {
    const row = writeFit({ start: START, sport: 15, records: steadyRow(30) })
    expect(await refused(row)).toBe('no_mornings')
    expect(await refused(strToU8('day;pulse\n2026-03-02;48'))).toBe('no_mornings')
    expect(await refused(new Uint8Array(0))).toBe('empty_file')
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

describe('an export of Apple Health', () => {
  test('is read by day and device, packed or not', async () => {
    const xml = exported(
      beat(5, 140),
      resting(47, at('06:00'), 'Clara&#8217;s Watch &amp; more'),
      kilograms(71.26, at('06:10'), 'Scale'),
      kilograms(72.9, at('19:10'), 'Scale'),
      celsius(36.64, at('06:15'), 'Scale'),
      resting(50, at('06:00', '2026-03-01'), 'Clara&#8217;s Watch &amp; more'),
    )
    const expected = [
      { day: '2026-03-02', source: 'Clara’s Watch & more', waking_hr: 47 },
      { day: '2026-03-02', source: 'Scale', weight: 71.3, temperature: 36.6 },
      { day: '2026-03-01', source: 'Clara’s Watch & more', waking_hr: 50 },
    ]
    for (const bytes of [packed(xml), strToU8(xml), zipSync({ 'export.xml': strToU8(xml) })])
      expect(await read(bytes)).toMatchObject({ kind: 'apple-health', readings: expected })
  })

  test('turns pounds and degrees Fahrenheit over, and guesses no other unit', async () => {
    const strange = healthRecord({
      type: 'QuantityTypeIdentifierBodyMass',
      unit: 'jin',
      value: 140,
      from: at('06:00', '2026-03-04'),
    })
    const { readings } = await readXml(
      pounds(157.2, at('06:00')),
      fahrenheit(98.06, at('06:00')),
      strange,
    )
    expect(readings).toEqual([
      { day: '2026-03-02', source: 'Watch', weight: 71.3, temperature: 36.7 },
    ])
  })

  test('counts sleep once, without the time in bed, awake and in the afternoon', async () => {
    const { readings } = await readXml(
      sleep('InBed', at('22:00', '2026-03-01'), at('06:30')),
      sleep('AsleepCore', at('22:30', '2026-03-01'), at('01:00')),
      sleep('AsleepUnspecified', at('22:30', '2026-03-01'), at('02:00')),
      sleep('Awake', at('02:00'), at('02:20')),
      sleep('AsleepREM', at('02:20'), at('06:05')),
      sleep('AsleepCore', at('15:00'), at('16:00')),
      sleep('Asleep', at('23:00'), at('05:00', '2026-03-03'), 'Phone'),
    )
    expect(readings).toEqual([
      { day: '2026-03-03', source: 'Phone', sleep_time: 360 },
      { day: '2026-03-02', source: 'Watch', sleep_time: 435 },
    ])
  })

  test('counts and leaves out the variability it measures in another way', async () => {
    const file = await readXml(
      sdnn(54, at('06:00')),
      sdnn(61, at('07:00')),
      resting(47, at('06:00')),
    )
    expect(file.other_hrv).toBe(2)
    expect(file.readings).toEqual([{ day: '2026-03-02', source: 'Watch', waking_hr: 47 }])
    expect(await readXml(sdnn(54, at('06:00')))).toMatchObject({ readings: [], other_hrv: 1 })
  })

  test.each([
    ['waking_hr', resting, 30, 250, 1],
    ['weight', kilograms, 35, 140, 0.1],
    ['temperature', celsius, 30, 47, 0.1],
  ] as const)(
    'refuses single values of %s beyond its bounds',
    async (field, make, low, high, step) => {
      const values = [low, high, low - step, high + step]
      const records = values.map((value, day) => make(value, at('06:00', `2026-03-0${day + 1}`)))
      const { readings, refused: out, refused_count } = await readXml(...records)
      expect(readings.map((reading) => reading[field])).toEqual([high, low])
      expect(out).toMatchObject([
        { day: '2026-03-03', source: 'Watch', field, value: low - step },
        { day: '2026-03-04', field, value: high + step },
      ])
      expect(refused_count).toBe(2)
    },
  )

  test('refuses a night of a whole day', async () => {
    const night = sleep('Asleep', at('19:00', '2026-03-01'), at('19:00'))
    expect(await readXml(night)).toMatchObject({
      readings: [],
      refused: [{ field: 'sleep_time', value: 1440 }],
    })
  })

  test('has the days of the zone of the club, also in the night of summer time', async () => {
    const late = resting(47, '2026-03-01 23:30:00 +0000')
    expect((await readXml(late)).readings).toMatchObject([{ day: '2026-03-02' }])
    const file = await read(strToU8(exported(late)), 'America/New_York')
    expect(file.readings).toMatchObject([{ day: '2026-03-01' }])
    const spring = sleep('Asleep', '2026-03-28 23:00:00 +0100', '2026-03-29 07:00:00 +0200')
    expect((await readXml(spring)).readings).toMatchObject([{ day: '2026-03-29', sleep_time: 420 }])
  })

  test('that was cut off gives what is whole, and says so', async () => {
    const xml = exported(resting(47, at('06:00')), resting(48, at('06:00', '2026-03-03')))
    const torn = xml.slice(0, xml.lastIndexOf('value'))
    for (const bytes of [strToU8(torn), packed(torn)])
      expect(await read(bytes)).toMatchObject({
        readings: [{ waking_hr: 47 }],
        warnings: ['truncated'],
      })
  })

  test('without anything of mornings is refused', async () => {
    expect(await refused(packed(exported(beat(5, 140), workout({}))))).toBe('no_mornings')
  })

  test('that unpacks to far more than records do is refused', async () => {
    expect(await refused(packed(exported(resting(47, at('06:00')), ' '.repeat(30e6))))).toBe(
      'too_large',
    )
  })

  test('that is long gives signs of life', async () => {
    const xml = exported(resting(47, at('06:00')), ' '.repeat(33e6))
    const archive = zipSync({ 'apple_health_export/export.xml': [strToU8(xml), { level: 0 }] })
    const parts: string[] = []
    for await (const part of readMornings(archive, BERLIN, DEFAULT_LIMITS))
      parts.push('waiting' in part ? 'waiting' : 'found')
    expect(parts).toEqual(['waiting', 'found'])
  })
})
