import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { beat, exported, packed, workout } from '../../test/support/apple-export.ts'
import {
  BERLIN,
  foundIn,
  foundInExport,
  morningRefusal,
} from '../../test/support/found-mornings.ts'
import {
  celsius,
  fahrenheit,
  healthRecord,
  kilograms,
  pounds,
  resting,
  sdnn,
  sleep,
} from '../../test/support/morning-files.ts'
import { DEFAULT_LIMITS } from '../limits.ts'
import { readMornings } from './read-mornings.ts'

const at = (time: string, day = '2026-03-02') => `${day} ${time}:00 +0100`

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
      expect(await foundIn(bytes)).toMatchObject({ kind: 'apple-health', readings: expected })
  })

  test('turns pounds and degrees Fahrenheit over, and guesses no other unit', async () => {
    const strange = healthRecord({
      type: 'QuantityTypeIdentifierBodyMass',
      unit: 'jin',
      value: 140,
      from: at('06:00', '2026-03-04'),
    })
    const { readings } = await foundInExport(
      pounds(157.2, at('06:00')),
      fahrenheit(98.06, at('06:00')),
      strange,
    )
    expect(readings).toEqual([
      { day: '2026-03-02', source: 'Watch', weight: 71.3, temperature: 36.7 },
    ])
  })

  test('counts sleep once, without the time in bed, awake and in the afternoon', async () => {
    const { readings } = await foundInExport(
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
    const file = await foundInExport(
      sdnn(54, at('06:00')),
      sdnn(61, at('07:00')),
      resting(47, at('06:00')),
    )
    expect(file.other_hrv).toBe(2)
    expect(file.readings).toEqual([{ day: '2026-03-02', source: 'Watch', waking_hr: 47 }])
    expect(await foundInExport(sdnn(54, at('06:00')))).toMatchObject({ readings: [], other_hrv: 1 })
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
      const { readings, refused: out, refused_count } = await foundInExport(...records)
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
    expect(await foundInExport(night)).toMatchObject({
      readings: [],
      refused: [{ field: 'sleep_time', value: 1440 }],
    })
  })

  test('has the days of the zone of the club, also in the night of summer time', async () => {
    const late = resting(47, '2026-03-01 23:30:00 +0000')
    expect((await foundInExport(late)).readings).toMatchObject([{ day: '2026-03-02' }])
    const file = await foundIn(strToU8(exported(late)), 'America/New_York')
    expect(file.readings).toMatchObject([{ day: '2026-03-01' }])
    const spring = sleep('Asleep', '2026-03-28 23:00:00 +0100', '2026-03-29 07:00:00 +0200')
    expect((await foundInExport(spring)).readings).toMatchObject([
      { day: '2026-03-29', sleep_time: 420 },
    ])
  })

  test('that was cut off gives what is whole, and says so', async () => {
    const xml = exported(resting(47, at('06:00')), resting(48, at('06:00', '2026-03-03')))
    const torn = xml.slice(0, xml.lastIndexOf('value'))
    for (const bytes of [strToU8(torn), packed(torn)])
      expect(await foundIn(bytes)).toMatchObject({
        readings: [{ waking_hr: 47 }],
        warnings: ['truncated'],
      })
  })

  test('without anything of mornings is refused', async () => {
    expect(await morningRefusal(packed(exported(beat(5, 140), workout({}))))).toBe('no_mornings')
  })

  test('that unpacks to far more than records do is refused', async () => {
    expect(await morningRefusal(packed(exported(resting(47, at('06:00')), ' '.repeat(30e6))))).toBe(
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
