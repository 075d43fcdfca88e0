import { describe, expect, test } from 'vitest'
import { SPORT } from '#domain/constants/sports.ts'
import { createFormat } from './format.ts'
import { NO_DATA } from './no-data.ts'
import type { FormatSettings } from './settings.ts'

const LANGUAGES = ['en', 'de', 'fr', 'zh-cn'] as const
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ')
const reader = (language: FormatSettings['language'], more: Partial<FormatSettings> = {}) =>
  createFormat({
    language,
    timeZone: 'Europe/Berlin',
    ownTimeZone: 'Europe/Berlin',
    now: () => new Date('2026-11-24T10:00:00Z'),
    ...more,
  })

describe('days and times', () => {
  test.each([
    ['en', 'Today', 'Tomorrow', 'Thu 26 Nov', 'Fri 26 Nov 2027', 'Thursday, 26 November 2026'],
    [
      'de',
      'Heute',
      'Morgen',
      'Do., 26. Nov.',
      'Fr., 26. Nov. 2027',
      'Donnerstag, 26. November 2026',
    ],
    ['fr', 'Aujourd’hui', 'Demain', 'jeu. 26 nov.', 'ven. 26 nov. 2027', 'jeudi 26 novembre 2026'],
    ['zh-cn', '今天', '明天', '11月26日周四', '2027年11月26日周五', '2026年11月26日星期四'],
  ] as const)('%s names days as people say them', (language, today, tomorrow, near, far, exact) => {
    const format = reader(language)
    expect(format.day('2026-11-24')).toBe(today)
    expect(format.day('2026-11-25T06:00:00Z')).toBe(tomorrow)
    expect(format.day('2026-11-26')).toBe(near)
    expect(format.day('2027-11-26')).toBe(far)
    expect(format.dayExact('2026-11-26')).toBe(exact)
  })

  test.each([
    ['en', 'today 07:00', 'tomorrow', 'Thu 26 Nov'],
    ['de', 'heute 07:00', 'morgen', 'Do., 26. Nov.'],
    ['fr', 'aujourd’hui 07:00', 'demain', 'jeu. 26 nov.'],
    ['zh-cn', '今天 07:00', '明天', '11月26日周四'],
  ] as const)(
    '%s names days in the middle of a text without a capital',
    (language, today, tomorrow, later) => {
      const { within } = reader(language)
      expect(within.dateTime('2026-11-24T06:00:00Z')).toBe(today)
      expect(within.day('2026-11-25')).toBe(tomorrow)
      expect(within.day('2026-11-26')).toBe(later)
    },
  )

  test.each([
    ['en', '24 Nov', '24 Nov 2025'],
    ['de', '24. Nov.', '24. Nov. 2025'],
    ['fr', '24 nov.', '24 nov. 2025'],
    ['zh-cn', '11月24日', '2025年11月24日'],
  ] as const)('%s names a day within a sentence', (language, near, far) => {
    const format = reader(language)
    expect(format.dayOfMonth('2026-11-24')).toBe(near)
    expect(format.dayOfMonth('2025-11-24T10:00:00Z')).toBe(far)
  })

  test.each([
    ['2026-11-24T22:59:00Z', 'Today 23:59'],
    ['2026-11-24T23:00:00Z', 'Tomorrow 00:00'],
    ['2026-03-29T00:59:00Z', 'Sun 29 Mar 01:59'],
    ['2026-03-29T01:00:00Z', 'Sun 29 Mar 03:00'],
    ['2026-10-25T00:30:00Z', 'Sun 25 Oct 02:30'],
    ['2026-10-25T01:30:00Z', 'Sun 25 Oct 02:30'],
  ])('%s is %s in Berlin', (instant, text) => expect(reader('en').dateTime(instant)).toBe(text))

  test.each([
    ['en', 'Today 07:00–08:30'],
    ['de', 'Heute 07:00–08:30'],
    ['fr', 'Aujourd’hui 07:00–08:30'],
    ['zh-cn', '今天 07:00–08:30'],
  ] as const)('%s writes a range', (language, text) =>
    expect(reader(language).range('2026-11-24T06:00:00Z', '2026-11-24T07:30:00Z')).toBe(text),
  )

  test.each([
    ['2026-11-24T22:00:00Z', '2026-11-24T23:30:00Z', 'Today 23:00 – tomorrow 00:30'],
    ['2026-11-26', '2026-11-28', 'Thu 26 Nov – Sat 28 Nov'],
    ['2026-11-26', '2026-11-26', 'Thu 26 Nov'],
    ['2026-11-24T06:00:00Z', null, 'Today 07:00'],
  ])('range from %s to %s', (start, end, text) => expect(reader('en').range(start, end)).toBe(text))

  test.each([
    [
      { all_day_event: true },
      '2026-11-25T23:00:00Z',
      '2026-11-28T22:59:00Z',
      'Thu 26 Nov – Sat 28 Nov',
      'Thu 26 Nov',
    ],
    [
      { all_day_event: true },
      '2026-11-25T23:00:00Z',
      '2026-11-26T23:00:00Z',
      'Thu 26 Nov',
      'Thu 26 Nov',
    ],
    [
      { sport_id: SPORT.day_off },
      '2026-11-25T23:00:00Z',
      '2026-11-25T23:00:00Z',
      'Thu 26 Nov',
      'Thu 26 Nov',
    ],
    [
      {},
      '2026-11-26T06:00:00Z',
      '2026-11-26T07:30:00Z',
      'Thu 26 Nov 07:00–08:30',
      'Thu 26 Nov 07:00',
    ],
  ])(
    'a session %j from %s to %s has a clock unless it takes the whole day',
    (what, start_date, end_date, whole, start) => {
      const planned = { start_date, end_date, all_day_event: false, sport_id: 1, ...what }
      expect(reader('en').session(planned)).toBe(whole)
      expect(reader('en', { ownTimeZone: 'Europe/London' }).sessionStart(planned)).toBe(
        start + (start.endsWith('07:00') ? ' CET' : ''),
      )
    },
  )

  test('the start or end of a session has a clock unless it takes the whole day', () => {
    const [start_date, end_date] = ['2026-11-25T23:00:00Z', '2026-11-26T23:00:00Z']
    const { sessionTime, sessionExact } = reader('en')
    expect([true, false].map((whole) => sessionTime('start_date', start_date, whole))).toEqual([
      'Thu 26 Nov',
      'Thu 26 Nov 00:00',
    ])
    expect([true, false].map((whole) => sessionTime('end_date', end_date, whole))).toEqual([
      'Thu 26 Nov',
      'Fri 27 Nov 00:00',
    ])
    expect(sessionExact({ start_date, all_day_event: true, sport_id: 1 })).toBe(
      'Thursday, 26 November 2026',
    )
    expect(sessionExact({ start_date, all_day_event: false, sport_id: 1 })).toMatch(
      /^Thursday.* 26 November 2026.* 00:00/,
    )
  })

  test('the zone is named only when the reader’s clock differs', () => {
    const range = (ownTimeZone: string) =>
      reader('en', { ownTimeZone }).range('2026-11-24T06:00:00Z', '2026-11-24T07:30:00Z')
    expect(range('Europe/Paris')).toBe('Today 07:00–08:30')
    expect(range('Europe/London')).toBe('Today 07:00–08:30 CET')
    expect(reader('en', { ownTimeZone: 'Europe/London' }).otherZone('2026-11-24T06:00:00Z')).toBe(
      'CET',
    )
    expect(
      reader('de', { ownTimeZone: 'Europe/Paris' }).otherZone('2026-11-24T06:00:00Z'),
    ).toBeNull()
  })
})

describe('numbers and units', () => {
  test.each([
    ['en', '2,000 m', '12.4 km', '75%', '148 bpm', '4.8 m/s'],
    ['de', '2.000 m', '12,4 km', '75 %', '148 bpm', '4,8 m/s'],
    ['fr', '2 000 m', '12,4 km', '75 %', '148 bpm', '4,8 m/s'],
    ['zh-cn', '2000 m', '12.4 km', '75%', '148 次/分', '4.8 m/s'],
  ] as const)('%s', (language, short, long, share, beats, speed) => {
    const format = reader(language)
    expect(
      [
        format.distance(2000),
        format.distance(12_412),
        format.percent(75),
        format.heartRate(147.6),
        format.speed(4.75),
      ].map(plain),
    ).toEqual([short, long, share, beats, speed])
  })

  test.each([
    [9_999.4, '9,999 m'],
    [9_999.5, '10.0 km'],
    [0, '0 m'],
    [null, NO_DATA],
    [Number.NaN, NO_DATA],
  ])('%s metres are %s', (metres, text) => expect(plain(reader('en').distance(metres))).toBe(text))

  test.each([
    [2.5, 0, '3'],
    [-2.5, 0, '−3'],
    [-0.04, 1, '0.0'],
    [1234.56, 1, '1,234.6'],
  ])('%s to %s decimals is %s', (value, decimals, text) =>
    expect(reader('en').number(value, decimals)).toBe(text),
  )
})

describe('units of the reader', () => {
  const [metric, imperial] = [reader('en'), reader('en', { units: 'imperial' })]
  test.each([
    ['a race', (format: typeof metric) => format.distance(2000), '2,000 m', '2,000 m'],
    ['a long row', (format: typeof metric) => format.distance(16_093.44), '16.1 km', '10.0 mi'],
    ['a cell', (format: typeof metric) => format.longDistance(5000), '5.0', '3.1'],
    ['its head', (format: typeof metric) => format.units.longDistance, 'km', 'mi'],
    ['a weight', (format: typeof metric) => format.weight(72.5), '72.5 kg', '159.8 lb'],
    ['a temperature', (format: typeof metric) => format.temperature(36.6), '36.6 °C', '97.9 °F'],
    ['no weight', (format: typeof metric) => format.weight(null), NO_DATA, NO_DATA],
    ['a pace', (format: typeof metric) => format.pace(105.3), '1:45.3 /500 m', '1:45.3 /500 m'],
  ])('%s', (_, write, plainText, other) => {
    expect([plain(write(metric)), plain(write(imperial))]).toEqual([plainText, other])
  })

  test.each([
    [400, '1 kB'],
    [340_000, '340 kB'],
    [12_400_000, '12.4 MB'],
    [null, NO_DATA],
  ])('%s bytes are %s', (bytes, text) => expect(plain(metric.bytes(bytes))).toBe(text))
})

describe('times', () => {
  const format = reader('en')
  test.each([
    [5400, '1:30'],
    [0, '0:00'],
    [86_400, '24:00'],
    [null, NO_DATA],
  ])('%s s planned is %s', (seconds, text) => expect(format.duration(seconds)).toBe(text))

  test.each([
    [391.44, '6:31.4'],
    [59.96, '1:00.0'],
    [3599.96, '1:00:00.0'],
    [3723.4, '1:02:03.4'],
    [undefined, NO_DATA],
  ])('%s s measured is %s', (seconds, text) => expect(format.resultTime(seconds)).toBe(text))

  test.each([
    ['en', '6:31.4', '1:45.3 /500 m'],
    ['de', '6:31,4', '1:45,3 /500 m'],
    ['fr', '6:31,4', '1:45,3 /500 m'],
    ['zh-cn', '6:31.4', '1:45.3 /500 m'],
  ] as const)('%s has one decimal mark for numbers and times', (language, measured, pace) => {
    expect(reader(language).resultTime(391.4)).toBe(measured)
    expect(plain(reader(language).pace(105.3))).toBe(pace)
  })

  test.each([
    [105.3, 500, '1:45.3 /500 m'],
    [95, 100, '1:35.0 /100 m'],
    [240.06, 1000, '4:00.1 /km'],
    [null, 500, NO_DATA],
  ] as const)('%s s per %s m is %s', (seconds, reference, text) =>
    expect(plain(format.pace(seconds, reference))).toBe(text),
  )
})

test.each(LANGUAGES)('%s writes a dash for no data', (language) => {
  const format = reader(language)
  const written = [
    format.day(null),
    format.time(null),
    format.range(null, null),
    format.number(null),
    format.speed(null),
    format.heartRate(null),
    format.percent(null),
    format.load(null),
  ]
  expect(new Set(written)).toEqual(new Set([NO_DATA]))
})
