import { describe, expect, test } from 'vitest'
import { timeZoneLines } from './time-zone-lines.ts'

const YEAR = { first: '2026-01-15T00:00:00Z', last: '2026-12-31T00:00:00Z' }

/** Each observance as "DAYLIGHT 20260329T020000 +0100 +0200". */
function observancesOf(zone: string, range = YEAR): string[] {
  const found: string[] = []
  let current: string[] = []
  for (const line of timeZoneLines(zone, range)) {
    const [name = '', value = ''] = line.split(':')
    if (name === 'BEGIN' && value !== 'VTIMEZONE') current = [value]
    if (['DTSTART', 'TZOFFSETFROM', 'TZOFFSETTO'].includes(name)) current.push(value)
    if (name === 'END' && value !== 'VTIMEZONE') found.push(current.join(' '))
  }
  return found
}

describe('summer time is distinguished from standard time', () => {
  test.each([
    [
      'Europe/Zurich',
      [
        'STANDARD 20251026T030000 +0200 +0100',
        'DAYLIGHT 20260329T020000 +0100 +0200',
        'STANDARD 20261025T030000 +0200 +0100',
      ],
    ],
    [
      'America/New_York',
      [
        'STANDARD 20251102T020000 -0400 -0500',
        'DAYLIGHT 20260308T020000 -0500 -0400',
        'STANDARD 20261101T020000 -0400 -0500',
      ],
    ],
    [
      'Australia/Sydney',
      [
        'DAYLIGHT 20251005T020000 +1000 +1100',
        'STANDARD 20260405T030000 +1100 +1000',
        'DAYLIGHT 20261004T020000 +1000 +1100',
      ],
    ],
    [
      'Europe/Dublin',
      [
        'STANDARD 20251026T020000 +0100 +0000',
        'DAYLIGHT 20260329T010000 +0000 +0100',
        'STANDARD 20261025T020000 +0100 +0000',
      ],
    ],
    [
      'Australia/Lord_Howe',
      [
        'DAYLIGHT 20251005T020000 +1030 +1100',
        'STANDARD 20260405T020000 +1100 +1030',
        'DAYLIGHT 20261004T020000 +1030 +1100',
      ],
    ],
    ['UTC', ['STANDARD 19700101T000000 +0000 +0000']],
  ])('in %s', (zone, expected) => expect(observancesOf(zone)).toEqual(expected))

  test('a zone without it has standard time alone, also since its last change', () => {
    expect(observancesOf('Asia/Shanghai')).toEqual(['STANDARD 19910915T020000 +0900 +0800'])
    expect(observancesOf('Pacific/Honolulu').every((line) => line.startsWith('STANDARD'))).toBe(
      true,
    )
  })

  test('a clock put forward for good is a new standard time', () => {
    expect(
      observancesOf('Europe/Volgograd', {
        first: '2018-06-01T00:00:00Z',
        last: '2018-12-31T00:00:00Z',
      }),
    ).toContain('STANDARD 20181028T020000 +0300 +0400')
  })
})
