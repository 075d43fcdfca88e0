import { describe, expect, test } from 'vitest'
import { bytesOf, only, read } from '../../test/support/read-tables.ts'
import { TABLES } from '../../test/support/tables.ts'
import { readActivity } from '../read-activity.ts'

const activityIn = async (text: string) => {
  const { activities } = await read(text)
  return activities[0] ?? expect.fail('nothing was read')
}

describe('Wahoo', () => {
  test('sensors that were not there say nothing, and its intervals are laps', async () => {
    const { channels, laps } = await only('wahoo')
    expect(channels.has('lat')).toBe(false)
    expect(laps).toMatchObject([{ start: 0, time: 40, distance: 180, heart_rate_avg: 140 }])
  })

  test('a foot pod is of a run, whose distance is that of GPS before that of the feet', async () => {
    const text = TABLES.wahoo
      .replace('spd,yes', 'footpod,yes')
      .replaceAll(',0.000000,0.000000,0.000000,1,0', ',0.000000,0.000000,77.000000,1,0')
      .replaceAll(/,250\.000000,\d+\.000000,/g, ',0.000000,0.000000,')
    const activity = await activityIn(text)
    expect(activity).toMatchObject({ sport_id: 4, distance: 77, power_avg: null })
  })

  test('rows of a pause are left out', async () => {
    const text = TABLES.wahoo.replace(/(14,0\.[^\n]*),1,0\r/, '$1,1,1\r')
    expect((await activityIn(text)).records).toBe(19)
  })

  test('a heart rate of zero is none, and a date that is none leaves the start open', async () => {
    const text = TABLES.wahoo.replaceAll(',140,0.', ',0,0.').replace('Month,5', 'Month,50')
    const { channels, dropped, start_local } = await activityIn(text)
    expect([channels.has('heart_rate'), dropped, start_local]).toEqual([false, {}, []])
  })

  test('a table without rows is refused', async () =>
    expect(read(TABLES.wahoo.split(/\r\n(?=2,)/)[0] ?? '')).rejects.toMatchObject({
      code: 'no_records',
    }))
})

describe('Epson', () => {
  test('its track and laps', async () => {
    const { channels, laps } = await only('epson')
    expect(channels.get('lat')?.[5]).toBeCloseTo(52.200405, 5)
    expect(laps).toMatchObject([{ start: 0, time: 40, distance: 180, heart_rate_avg: 140 }])
  })

  test('lines of the track may break within a number', async () => {
    const broken = TABLES.epson.replace(/(GpsLatitude,\d{4})/, '$1\r\n')
    const whole = await only('epson')
    expect((await activityIn(broken)).channels.get('lat')).toEqual(whole.channels.get('lat'))
  })

  test('lists of different lengths end where they end', async () => {
    const text = TABLES.epson.replace(/HeartRate,(?:140,){12}/, 'HeartRate,255,')
    const { records, channels, dropped } = await activityIn(text)
    expect([records, dropped]).toEqual([20, {}])
    expect([...(channels.get('heart_rate') ?? [])].slice(0, 3)).toEqual([Number.NaN, 140, 140])
  })

  test('with summer time beside it, its clock is that of a wall', async () =>
    expect(await activityIn(TABLES.epson.replace(',60,0,2024', ',60,60,2024'))).toMatchObject({
      start_time: null,
      start_local: ['2024-05-01T07:30:02'],
    }))

  test('without curves it is a summary, and without anything refused', async () => {
    const [head = ''] = TABLES.epson.split('[GraphData]')
    expect(await activityIn(head)).toMatchObject({ records: 0, distance: 180, duration: 40 })
    await expect(read('[[Training]]\n[TrainingResult]\n[[end]]\n')).rejects.toMatchObject({
      code: 'no_records',
    })
  })
})

describe('tables without samples', () => {
  test.each([
    ['laps', 'Laps,Time,Cumulative Time,Distance,Avg HR\n1,4:10.2,4:10.2,1.00,140\n'],
    ['laps with units', 'Laps,Time,"Distance\nkm","Avg HR\nbpm"\n1,4:10.2,1.00,140\n'],
    [
      'activities',
      'Activity Type,Date,Favorite,Title,Distance,Avg HR\nRowing,2024-05-01,x,y,1,140\n',
    ],
    [
      'activities in German below a title',
      'Aktivitäten von Anna\n\n,Favorit,Aktivitätsname,Aktivitätstyp,Course,Start,Ø HF\n,x,y,Lauf,,z,1\n',
    ],
  ])('%s of Garmin Connect are refused in words', async (_, text) =>
    expect(read(text)).rejects.toMatchObject({ code: 'summary_only' }),
  )
})

describe('the list of a bulk export of Strava', () => {
  test('is known in any language by its files', async () => {
    const text = [
      'Aktivitäts-ID,Aktivitätsdatum,Name,Aktivitätsart,Beschreibung,Verstrichene Zeit,Distanz,' +
        'Max. Herzfrequenz,Datei,Verstrichene Zeit,Bewegungszeit,Distanz',
      '90012,"01.05.2024, 06:30:02",Früh,Rudern,,45,"0,18",,activities/1.gpx,45.0,40.0,180.0',
    ].join('\n')
    const { kind, activities } = await read(text)
    expect(kind).toBe('strava-activities')
    expect(activities).toMatchObject([
      { sport_id: 1, start_time: '2024-05-01T06:30:02.000Z', distance: 180, duration: 40 },
    ])
  })

  test('too many rows are refused', async () => {
    const limits = (await import('../limits.ts')).DEFAULT_LIMITS
    await expect(
      readActivity(bytesOf(TABLES['strava-activities']), { ...limits, entries: 1 }),
    ).rejects.toMatchObject({ code: 'too_large' })
  })
})
