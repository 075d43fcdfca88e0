import { gzipSync } from 'node:zlib'
import { strToU8, zipSync, type Zippable } from 'fflate'
import { describe, expect, test } from 'vitest'
import { writeFit } from '../server/demo/fit-writer.ts'
import { writeGpx } from '../test/support/gpx-writer.ts'
import { START, steadyRow } from '../test/support/recordings.ts'
import { TABLES } from '../test/support/tables.ts'
import type { LeftOut } from './activity.ts'
import { DEFAULT_LIMITS, type ReadLimits } from './limits.ts'
import { readActivity } from './read-activity.ts'

const readIn = (files: Zippable, limits: Partial<ReadLimits> = {}) =>
  readActivity(zipSync(files), { ...DEFAULT_LIMITS, ...limits })
const fit = (sport: number, day = 0) =>
  writeFit({
    start: new Date(START.getTime() + day * 86_400_000),
    sport,
    records: steadyRow(60).map((record) => ({ ...record, cadence: 120 })),
  })
const gpx = (start = START) =>
  writeGpx({
    start,
    tracks: [
      {
        segments: [Array.from({ length: 40 }, (_, t) => ({ t, lat: 52.2 + t / 28_000, lon: 0.1 }))],
      },
    ],
  })
const beside = (...names: string[]) => names.map((name) => ({ name, reason: 'beside_activities' }))

describe('Strava', () => {
  const row = (id: number, sport: string, file: string) =>
    `${id},"May ${id}, 2024, 6:30:00 AM",Name,${sport},,600,2.0,,,Gear,${file},600,590,1000`
  const list = (...rows: string[]) =>
    strToU8(
      [
        'Activity ID,Activity Date,Activity Name,Activity Type,Activity Description,Elapsed Time,' +
          'Distance,Max Heart Rate,Relative Effort,Activity Gear,Filename,Elapsed Time,Moving Time,' +
          'Distance',
        ...rows,
      ].join('\n'),
    )

  test('its list says the sport of each file, and holds what has none', async () => {
    const { activities, left_out } = await readIn({
      'media/photo.jpg': strToU8('x'),
      'profile.csv': strToU8('Athlete ID\n1\n'),
      'routes/1.gpx': gpx(),
      'activities/1.fit.gz': gzipSync(fit(0)),
      'activities/2.fit': fit(2, 1),
      'activities.csv': list(
        row(1, 'Run', 'activities/1.fit.gz'),
        row(2, 'Kayaking', 'activities/2.fit'),
        row(3, 'Swim', ''),
      ),
    })
    expect(activities.map(({ sport_id, records }) => [sport_id, records])).toEqual([
      [4, 60],
      [10, 60],
      [5, 0],
    ])
    // A cadence of 120 is that of a runner, and no stroke rate.
    expect(activities[0]?.channels.get('cadence')?.[0]).toBe(120)
    expect(activities[0]?.dropped).toEqual({})
    expect(activities[2]).toMatchObject({
      start_time: '2024-05-03T06:30:00.000Z',
      distance: 1000,
      duration: 590,
    })
    expect(left_out).toEqual(beside('media/photo.jpg', 'profile.csv', 'routes/1.gpx'))
  })

  test('a device that knows the kind of a sport is right', async () => {
    const indoor = writeFit({ start: START, sport: 15, sub_sport: 14, records: steadyRow(60) })
    const { activities } = await readIn({
      'export_1/activities/1.fit': indoor,
      'export_1/activities.csv': list(row(1, 'Rowing', 'activities/1.fit')),
    })
    expect(activities.map(({ sport_id }) => sport_id)).toEqual([2])
  })

  test('may hold more files than another archive, of which so many are read', async () => {
    const photos = Object.fromEntries(
      Array.from({ length: 12 }, (_, i) => [`media/${i}.jpg`, strToU8(`${i}`)]),
    )
    const files = { 'activities/1.fit': fit(1), 'activities/2.fit': fit(1, 1) }
    const { activities, left_out } = await readIn(
      { ...photos, ...files, 'activities.csv': list(row(1, 'Run', 'activities/1.fit')) },
      { members: 1 },
    )
    expect(activities).toHaveLength(1)
    expect(left_out?.slice(-1)).toEqual([{ name: 'activities/2.fit', reason: 'too_many_members' }])
  })

  test('a folder of files beside a table that is no such list is read as it is', async () => {
    const { activities, left_out } = await readIn({
      'activities/1.fit': fit(1),
      'activities.csv': strToU8('Name,Age\nAnna,30\n'),
    })
    expect(activities).toHaveLength(1)
    expect(left_out).toEqual([{ name: 'activities.csv', reason: 'unknown_format' }])
  })
})

test('of Polar only the training sessions are read', async () => {
  const { kind, activities, left_out } = await readIn({
    'account-data.json': strToU8('{}'),
    'activity-2024-05-01.json': strToU8('{"date":"2024-05-01","samples":{"steps":[]}}'),
    'training-session-2024-05-01.json': strToU8(TABLES['polar-flow']),
    'more.fit': fit(15, 1),
  })
  expect([kind, activities.map(({ records }) => records)]).toEqual(['polar-flow', [20, 60]])
  expect(left_out).toEqual(beside('account-data.json', 'activity-2024-05-01.json'))
})

describe('an export of Garmin', () => {
  const fitness = 'DI_CONNECT/DI-Connect-Fitness/me_0_summarizedActivities.json'
  const list = strToU8(TABLES['garmin-summaries'])
  const uploads = 'DI_CONNECT/DI-Connect-Uploaded-Files/UploadedFiles_0-_Part1.zip'

  test('has files in archives, and a list for what has none', async () => {
    const start = new Date('2024-05-01T06:30:02Z')
    const same = writeFit({ start, sport: 15, records: steadyRow(60) })
    const { activities, warnings, left_out } = await readIn({
      [fitness]: list,
      'DI_CONNECT/DI-Connect-User/user_profile.json': strToU8('{}'),
      [uploads]: zipSync({ 'a.fit': same, 'a.txt': strToU8('no activity') }),
    })
    expect(activities.map(({ sport_id, records }) => [sport_id, records])).toEqual([
      [1, 60],
      [4, 1],
    ])
    expect(warnings).toContain('duplicate_left_out')
    expect(left_out).toEqual([
      ...beside('DI_CONNECT/DI-Connect-User/user_profile.json'),
      { name: `${uploads}/a.txt`, reason: 'unknown_format' },
    ])
  })

  test.each<[string, Uint8Array, Partial<ReadLimits>, LeftOut['reason']]>([
    [
      'too large to be held',
      zipSync({ 'a.fit': fit(1) }),
      { expandedBytes: list.length },
      'nested_archive',
    ],
    ['broken', strToU8('PK\u0003\u0004'), {}, 'file_damaged'],
    [
      'more than may be unpacked',
      zipSync({ 'a.fit': fit(1) }),
      { archiveBytes: list.length },
      'too_large',
    ],
  ])('whose archive is %s still gives its list', async (_, bytes, limits, reason) => {
    const { activities, left_out } = await readIn({ [fitness]: list, [uploads]: bytes }, limits)
    expect(activities).toHaveLength(2)
    expect(left_out).toEqual([{ name: uploads, reason }])
  })

  test('whose archives hold more files than can be listed is read as far as they do not', async () => {
    // The number of files, at the end of an archive.
    const crowded = zipSync({ 'a.fit': fit(1) })
    new DataView(crowded.buffer).setUint16(crowded.length - 12, 50_001, true)
    const { activities, left_out } = await readIn({ [fitness]: list, [uploads]: crowded })
    expect(activities).toHaveLength(2)
    expect(left_out).toEqual([{ name: uploads, reason: 'too_many_members' }])
  })

  test('an archive in an archive in it is not opened', async () => {
    const { left_out } = await readIn({
      [fitness]: list,
      [uploads]: zipSync({ 'b.zip': zipSync({ 'a.fit': fit(1) }) }),
    })
    expect(left_out).toEqual([{ name: `${uploads}/b.zip`, reason: 'nested_archive' }])
  })
})

describe('a Polar HRM with its GPX', () => {
  // The watch shows 06:30:02 where it is 04:30 in UTC.
  const near = new Date('2024-05-01T04:30:10Z')
  const hrm = strToU8(TABLES['polar-hrm'])

  test('is one activity, which began at an instant', async () => {
    const { activities, left_out } = await readIn({
      '24050101.gpx': gpx(near),
      '24050101.HRM': hrm,
    })
    expect(activities).toMatchObject([
      { records: 20, start_time: '2024-05-01T04:30:02.000Z', start_local: [], heart_rate_avg: 140 },
    ])
    const lat = [...(activities[0]?.channels.get('lat') ?? [])]
    expect(lat.slice(3, 6)).toEqual([Number.NaN, 52.2, 52.2 + 2 / 28_000])
    expect(activities[0]?.laps.map(({ start }) => start)).toEqual([0, 20])
    expect(left_out).toEqual([])
  })

  test.each<[string, Zippable]>([
    ['of another day', { 'a.gpx': gpx(new Date('2024-05-03T04:30:10Z')), 'a.hrm': hrm }],
    ['of another name', { 'b.gpx': gpx(near), 'c.gpx': strToU8('<gpx/>'), 'a.hrm': hrm }],
  ])('%s is another activity', async (_, files) => {
    const { activities } = await readIn(files)
    expect(activities.map(({ records }) => records).toSorted()).toEqual([20, 40])
  })

  test('may have another name where there is but one of each', async () => {
    const { activities } = await readIn({ 'track.gpx': gpx(near), 'rates.hrm': hrm })
    expect(activities).toMatchObject([{ records: 20, start_time: '2024-05-01T04:30:02.000Z' }])
  })

  test('goes to the first of two that have its name', async () => {
    const files = { 'a.gpx': gpx(near), 'a.hrm': hrm, 'A.HRM': hrm }
    const { activities, left_out } = await readIn(files)
    expect(activities.map(({ start_local }) => start_local)).toEqual([[]])
    expect(left_out).toEqual([{ name: 'A.HRM', reason: 'repeated' }])
  })

  test('whose files are broken can be distinguished', async () => {
    const { activities, left_out } = await readIn({ 'a.gpx': strToU8('<gpx><trk'), 'a.hrm': hrm })
    expect(activities).toHaveLength(1)
    expect(left_out).toEqual([{ name: 'a.gpx', reason: 'file_damaged' }])
  })
})

test('an archive that no provider has made keeps to its limits', async () => {
  const files = Object.fromEntries(
    Array.from({ length: 3 }, (_, i) => [`${i}.fit`, fit(1, i)] as const),
  )
  await expect(readIn(files, { members: 2 })).rejects.toMatchObject({ code: 'too_many_members' })
})
