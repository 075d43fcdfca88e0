import { describe, expect, test } from 'vitest'
import { TABLES } from '../../test/support/tables.ts'
import type { Activity } from '../activity.ts'
import type { ChannelName } from '../channels.ts'
import { CURVE_POINTS } from '../channels.ts'
import { eachRow } from '../csv.ts'
import { headOf } from '../head.ts'
import { readActivity } from '../read-activity.ts'
import { READERS } from '../registry.ts'

type Name = keyof typeof TABLES
const NAMES = Object.keys(TABLES).filter((name): name is Name => name in TABLES)
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
const read = (text: string) => readActivity(bytesOf(text))

async function only(name: Name): Promise<Activity> {
  const { activities } = await read(TABLES[name])
  expect(activities).toHaveLength(1)
  return activities[0] ?? expect.fail('nothing was read')
}

const round = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 10) / 10
const figuresOf = ({
  records,
  distance,
  duration,
  heart_rate_avg,
  stroke_rate_avg,
  power_avg,
  laps,
}: Activity) => ({
  records,
  distance: round(distance),
  duration: round(duration),
  heart_rate: round(heart_rate_avg),
  rate: round(stroke_rate_avg),
  power: round(power_avg),
  laps: laps.length,
})

/** Twenty strokes of 2 s and 9 m. */
const ROW = {
  records: 20,
  distance: 180,
  duration: 40,
  heart_rate: 140,
  rate: 30,
  power: 250,
  laps: 1,
}

test.each<[Name, Partial<typeof ROW> | Record<keyof typeof ROW, unknown>, Partial<Activity>]>([
  [
    'nk-speedcoach',
    { ...ROW, power: 200, laps: 2 },
    { sport_id: 1, start_local: ['2016-11-14T07:38:00'], device: 'NK SpeedCoach GPS Pro' },
  ],
  [
    'nk-speedcoach-old',
    { ...ROW, power: null, laps: 2 },
    { sport_id: 1, start_time: null, start_local: [] },
  ],
  [
    'nk-logbook',
    { ...ROW, distance: 171, duration: 38, power: null },
    { sport_id: 1, start_time: '2021-03-30T11:18:55.492Z' },
  ],
  ['concept2-strokes', { ...ROW, laps: 2 }, { sport_id: 2, start_local: [], moving_time: 40 }],
  ['rp3', { ...ROW, laps: 2 }, { sport_id: 2, device: 'RP3' }],
  [
    'quiske',
    { ...ROW, distance: 180.5, duration: 38, heart_rate: null, power: null },
    { start_time: '2017-05-21T06:33:55.000Z' },
  ],
  ['crewnerd', { ...ROW, records: 21, power: null }, { start_local: [], start_time: null }],
  [
    'crewnerd-summary',
    {
      records: 3,
      distance: 2462,
      duration: 909,
      heart_rate: 143,
      rate: 21.6,
      power: null,
      laps: 3,
    },
    { elapsed_time: 1305, rest_time: 60 },
  ],
  [
    'float',
    { ...ROW, distance: 158.4, duration: 65.6, heart_rate: null, rate: 18.3, power: 48, laps: 2 },
    { sport_id: 2 },
  ],
  ['ergstick', { ...ROW, laps: 2 }, { sport_id: 2 }],
  ['boatcoach', { ...ROW, records: 21 }, { sport_id: 2, start_time: '2022-06-13T06:31:12.500Z' }],
  [
    'boatcoach-water',
    { ...ROW, records: 21, heart_rate: null, power: null, laps: 2 },
    { sport_id: 1, start_time: '2017-09-25T15:22:12.000Z' },
  ],
  [
    'painsled',
    { ...ROW, records: 21, laps: 2 },
    { sport_id: 2, start_time: '2016-05-20T13:41:26.500Z' },
  ],
  [
    'painsled-desktop',
    { ...ROW, records: 21, laps: 2 },
    { sport_id: 2, start_time: '2017-09-25T17:22:12.000Z' },
  ],
  [
    'smartrow',
    { ...ROW, heart_rate: null, rate: 30.5 },
    { start_time: '2025-11-16T14:38:00.000Z' },
  ],
  ['ritmotime', { ...ROW, power: null, laps: 2 }, { start_local: ['2019-04-06T19:22:46'] }],
  ['coxmate', { ...ROW, power: null }, { sport_id: 1 }],
  ['rowpro', ROW, { sport_id: 2, start_local: ['2024-04-03T18:30:00'] }],
  ['hero', ROW, { sport_id: 2, start_time: '2021-04-26T13:37:32.000Z' }],
  [
    'humon',
    { ...ROW, rate: null, power: null },
    { sport_id: null, start_time: '2019-01-21T17:47:40.000Z' },
  ],
  ['kinomap', { ...ROW, records: 21 }, { start_local: ['2024-04-03T18:30:12'] }],
  [
    'peach',
    { ...ROW, records: 101, distance: 9, duration: 2, heart_rate: null, power: 305 },
    { start_time: '2026-03-02T06:30:01.000Z', seats: [1, 2] },
  ],
  [
    'row-telemetry',
    { ...ROW, heart_rate: null, power: null, laps: 0 },
    { start_time: '2024-05-01T06:30:00.000Z', seats: [1, 2], device: '2x' },
  ],
  [
    'row-telemetry-json',
    { ...ROW, rate: null, power: 212, laps: 0 },
    { start_time: '2024-05-01T06:30:00.000Z', seats: [] },
  ],
  [
    'kml',
    { ...ROW, distance: 171, duration: 38, rate: null, power: null, laps: 0 },
    { start_time: '2024-05-01T06:30:02.000Z', distance_source: 'gps' },
  ],
])('%s', async (name, figures, rest) => {
  const activity = await only(name)
  expect(figuresOf(activity)).toEqual(figures)
  expect(activity).toMatchObject(rest)
})

describe('lists of workouts', () => {
  test('of the Concept2 logbook: one each, once', async () => {
    const { activities, warnings } = await read(TABLES['concept2-season'])
    expect(
      activities.map(
        ({ sport_id, start_local, distance, duration, elapsed_time, heart_rate_avg }) => [
          sport_id,
          start_local[0],
          distance,
          duration,
          elapsed_time,
          heart_rate_avg,
        ],
      ),
    ).toEqual([
      [2, '2024-04-23T12:08:00', 1184, 300, 300, 150],
      [22, '2024-04-24T12:08:00', 2000, 450, 510, null],
    ])
    expect(warnings).toEqual(['duplicate_left_out'])
  })

  test('of SmartRow, whose times are in UTC', async () => {
    const { activities } = await read(TABLES['smartrow-list'])
    expect(
      activities.map(({ start_time, distance, duration, power_avg }) => [
        start_time,
        distance,
        duration,
        power_avg,
      ]),
    ).toEqual([
      ['2025-08-16T17:39:55.146Z', 500, 184, 55.3],
      ['2025-08-18T09:31:16.274Z', 1000, 365, 77.5],
    ])
  })
})

describe('a comma in front of three digits', () => {
  const strokes = (rows: readonly (readonly string[])[]) =>
    [
      'Number,Time (seconds),Distance (meters),Pace (seconds),Watts,Cal/Hr,Stroke Rate,Heart Rate',
      ...rows.map((cells) => cells.join(',')),
    ].join('\n')
  const rowsOf = (write: (value: number) => string) =>
    Array.from({ length: 20 }, (_, i) => [
      String(i + 1),
      ...[2 * (i + 1), 9 * (i + 1), 111, 250, 1200, 30, 140].map(write),
    ])
  const figures = async (text: string) =>
    figuresOf((await read(text)).activities[0] ?? expect.fail('nothing was read'))

  test('is decimal in a table whose stroke rates and heart rates would be thousands, also in its distances', async () => {
    const plain = await figures(strokes(rowsOf(String)))
    expect(plain).toMatchObject({ records: 20, distance: 180 })
    expect(
      await figures(strokes(rowsOf((value) => `"${value.toFixed(3).replace('.', ',')}"`))),
    ).toEqual(plain)
  })

  test('divides thousands in a table whose other numbers have points, or none', async () => {
    const far = (value: number) => (value > 999 ? `"${value.toLocaleString('en')}"` : String(value))
    const rows = Array.from({ length: 20 }, (_, i) => [
      String(i + 1),
      ...[20 * (i + 1), 90 * (i + 1), 111, 250, 1200, 30, 140].map(far),
    ])
    expect(rows.at(-1)?.[2]).toBe('"1,800"')
    expect((await figures(strokes(rows))).distance).toBe(1800)
  })
})

describe('what stands in the channels', () => {
  const first = ({ channels }: Activity, name: Parameters<Activity['channels']['get']>[0]) =>
    channels.get(name)?.[0]

  test('units are those of the second row of headings', async () => {
    const activity = await only('nk-speedcoach')
    expect(first(activity, 'speed')).toBeCloseTo(4.5)
    expect(first(activity, 'distance')).toBeCloseTo(9)
  })

  test.each([
    { row: ',,,,,,,,,,,,,962.3', warnings: [] },
    { row: '2,,,,,,30,,,,,,', warnings: ['time_missing'] },
  ])(
    'a row without a time is told of where it says something of a stroke: $row',
    async ({ row, warnings }) => {
      const [activity] = (await read(`${TABLES['nk-speedcoach'].trimEnd()}\n${row}\n`)).activities
      expect(activity).toMatchObject({ records: ROW.records + 1, warnings })
    },
  )

  test.each([
    { chosen: 'GPS', other: 'the impeller' },
    { chosen: 'Impeller', other: 'GPS' },
  ])(
    'distance and speed are those of $other where $chosen was chosen and has nothing',
    async ({ chosen }) => {
      const swapped: Record<string, string> = { GPS: 'IMP', IMP: 'GPS' }
      const text = TABLES['nk-speedcoach']
        .replace('Speed Input:,Impeller', `Speed Input:,${chosen}`)
        .replaceAll(/\((GPS|IMP)\)/g, (word, source: string) =>
          chosen === 'GPS' ? word : `(${swapped[source]})`,
        )
        .replaceAll(',9.999,', ',---,')
        .replaceAll(',99,', ',---,')
      const [activity] = (await read(text)).activities
      expect(activity?.distance).toBeCloseTo(180)
      expect(activity?.channels.get('speed')?.[0]).toBeCloseTo(4.5)
    },
  )

  test('forces are in newtons, and curves have their points', async () => {
    const float = await only('float')
    expect(first(float, 'peak_force')).toBeCloseTo(43 * 9.80665)
    expect(float.channels.get('force_curve')).toHaveLength(20 * CURVE_POINTS)
    expect(
      Math.max(...(float.channels.get('force_curve')?.subarray(0, CURVE_POINTS) ?? [])),
    ).toBeGreaterThan(0.95 * 94 * 4.448222)
    const rp3 = await only('rp3')
    expect(rp3.channels.get('force_curve')?.[CURVE_POINTS - 1]).toBe(0)
    expect(first(rp3, 'stroke_length')).toBeCloseTo(1.4)
    expect(first(await only('ergstick'), 'speed')).toBeCloseTo(4.5)
  })

  test('an ErgStick table is known by its headings without the state of the stroke too', async () => {
    const { kind, activities } = await read(
      TABLES.ergstick.replace('Rowing state', 'Something else'),
    )
    expect([kind, activities[0]?.distance]).toEqual(['ergstick', 180])
  })

  test('seats and the two oars of a sculler have channels of their own', async () => {
    const { channels, strokes } = await only('peach')
    expect([...channels.keys()]).toEqual(
      expect.arrayContaining(['gate_angle@1p', 'gate_angle@1s', 'gate_force_x@2', 'lat']),
    )
    expect([...(strokes?.keys() ?? [])]).toEqual(
      expect.arrayContaining(['t', 'power', 'power@1', 'power@2', 'catch_angle@1', 'stroke_rate']),
    )
    expect(strokes?.get('t')).toEqual(Float64Array.of(0))
    const expected: ChannelName[] = ['work@1', 'work@2', 'work_q1@1', 'force_position@1']
    expect(expected.map((name) => strokes?.get(name)?.[0])).toEqual([600, 620, 22, 38])
    expect(channels.get('gate_force_x@2')?.[0]).toBeCloseTo(100 * 9.80665)
    const telemetry = await only('row-telemetry')
    expect([...telemetry.channels.keys()]).toEqual(
      expect.arrayContaining(['power@1', 'power@2', 'force_curve@2', 'extra-wind-speed', 'stroke']),
    )
    expect(first(telemetry, 'catch_angle@2')).toBe(-55)
  })

  test.each(['peach', 'row-telemetry'] as const)(
    'seats of %s have the names the file gives them',
    async (name) => {
      const { seat_names } = await only(name)
      expect([...seat_names]).toEqual([
        [1, 'Anna Example'],
        [2, 'Ben Example'],
      ])
    },
  )

  test('a latitude that stands in for the longitude is no position', async () => {
    expect((await only('quiske')).channels.has('lat')).toBe(false)
  })
})

const withLineEnds = (text: string, end: string): string => text.replaceAll(/\r\n|\n/g, end)

function utf16(text: string): Uint8Array {
  return Uint8Array.from(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]))
}

/** Writes a table as a spreadsheet in Germany saves it: with semicolons and decimal commas. */
function savedInGermany(text: string): string {
  const rows: string[] = []
  eachRow(text, ',', 500, (cells) => {
    const local = cells.map((cell) =>
      /^-?\d+\.\d+$/.test(cell) || /^[\d:]+\.\d$/.test(cell) ? cell.replace('.', ',') : cell,
    )
    return (
      rows.push(
        local
          .map((cell) => (/[;"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
          .join(';'),
      ) > 0
    )
  })
  return rows.join('\r\n')
}

describe('however it was saved', () => {
  const texts = NAMES.filter((name) => !['kml', 'row-telemetry-json'].includes(name))
  const commas = texts.filter(
    (name) =>
      TABLES[name].includes(',') &&
      !TABLES[name].includes(';') &&
      !['peach', 'row-telemetry'].includes(name),
  )
  const ways: readonly (readonly [
    way: string,
    names: readonly Name[],
    save: (text: string) => Uint8Array,
  ])[] = [
    ['with a byte order mark', texts, (text) => bytesOf(`\uFEFF${text}`)],
    ['with the line ends of an old Mac', texts, (text) => bytesOf(withLineEnds(text, '\r'))],
    [
      'with the line ends of Unix, and blank lines',
      texts,
      (text) => bytesOf(`${withLineEnds(text, '\n')}\n\n`),
    ],
    ['in UTF-16', texts, utf16],
    ['in Windows-1252', texts, (text) => Uint8Array.from(Buffer.from(text, 'latin1'))],
    ['with semicolons and decimal commas', commas, (text) => bytesOf(savedInGermany(text))],
  ]
  const cases = ways.flatMap(([way, names, save]) => names.map((name) => ({ name, way, save })))

  test.each(cases)('$name $way', async ({ name, save }) => {
    const wanted = await read(TABLES[name])
    const got = await readActivity(save(TABLES[name]))
    expect(got.kind).toBe(name)
    expect(got.activities.map(figuresOf)).toEqual(wanted.activities.map(figuresOf))
    expect(got.activities.map(({ start_time, start_local }) => [start_time, start_local])).toEqual(
      wanted.activities.map(({ start_time, start_local }) => [start_time, start_local]),
    )
  })
})

test.each(NAMES)('%s is told by one reader only', (name) => {
  const head = headOf(bytesOf(TABLES[name]))
  expect(READERS.filter(({ detect }) => detect(head)).map((reader) => reader.name)).toEqual([name])
})

test.each([
  [
    'a newer version',
    TABLES['row-telemetry'].replace('row-telemetry/1', 'row-telemetry/2'),
    'unknown_version',
  ],
  ['headings alone', TABLES.coxmate.split('\r\n', 1).join(''), 'no_records'],
  ['another table', 'Name,Age\nAnna,30\n', 'unknown_format'],
])('%s is refused', async (_, text, code) => {
  await expect(read(text)).rejects.toMatchObject({ code })
})

describe('clocks', () => {
  test.each([
    ['in microseconds', '$1000'],
    ['beyond any date', '$1000000'],
  ])('one %s where milliseconds belong tells no day', async (_, longer) => {
    const { activities } = await read(TABLES['nk-logbook'].replaceAll(/(16171\d{8})/g, longer))
    expect(activities.map(({ start_time, warnings }) => ({ start_time, warnings }))).toEqual([
      { start_time: null, warnings: ['time_implausible'] },
    ])
  })

  test('a stroke without a time stands between its neighbours', async () => {
    const stroke = '1000\t300\t310\t-55\t-54\t22\t38\t30\t305'
    const strokes = [stroke, stroke.replace('1000', '?'), stroke.replace('1000', '3000')].join(
      '\r\n',
    )
    const { activities } = await read(TABLES.peach.replace(stroke, strokes))
    expect(activities[0]?.strokes?.get('t')).toEqual(Float64Array.of(0, 1, 2))
  })
})

test('a table cut in the midst of a row leaves the half number out, and says so', async () => {
  const [activity] = (await read(TABLES['concept2-strokes'].slice(0, -40))).activities
  expect(activity?.warnings).toContain('truncated')
})
