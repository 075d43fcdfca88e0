import { describe, expect, test } from 'vitest'
import { readInThread } from './calendar-thread.ts'

const NOW = Date.parse('2026-03-01T00:00:00Z')
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']
const read = (...lines: string[]) => readInThread(calendar(...lines), 'Europe/Zurich', NOW)

describe('a calendar from elsewhere', () => {
  test('is read with its name, its zones and its whole days', async () => {
    expect(
      await read(
        'X-WR-CALNAME:Regattas',
        ...event(
          'UID:a',
          'SUMMARY:Head\\, of the river',
          'DTSTART;TZID=Europe/London:20260314T100000',
          'DTEND;TZID=Europe/London:20260314T120000',
          'LOCATION:Putney',
        ),
        ...event(
          'UID:b',
          'SUMMARY:Camp',
          'DTSTART;VALUE=DATE:20260403',
          'DTEND;VALUE=DATE:20260406',
        ),
        ...event('UID:c', 'SUMMARY:Meeting', 'DTSTART:20260310T190000', 'DTEND:20260310T200000'),
      ),
    ).toMatchObject({
      name: 'Regattas',
      isCut: false,
      events: [
        {
          uid: 'a',
          recurrence: '',
          name: 'Head, of the river',
          start_date: '2026-03-14T10:00:00.000Z',
          location: 'Putney',
          all_day: false,
        },
        {
          uid: 'b',
          start_date: '2026-04-02T22:00:00.000Z',
          end_date: '2026-04-05T22:00:00.000Z',
          all_day: true,
        },
        { uid: 'c', start_date: '2026-03-10T18:00:00.000Z' },
      ],
    })
  })

  test('has each of a series, without those left out, and with one that was moved', async () => {
    const found = await read(
      ...event(
        'UID:w',
        'SUMMARY:Youth',
        'DTSTART:20260303T170000Z',
        'DTEND:20260303T180000Z',
        'RRULE:FREQ=WEEKLY;COUNT=4',
        'EXDATE:20260310T170000Z',
      ),
      ...event(
        'UID:w',
        'RECURRENCE-ID:20260317T170000Z',
        'SUMMARY:Youth',
        'DTSTART:20260318T170000Z',
        'DTEND:20260318T180000Z',
      ),
    )
    expect(found?.events.map(({ start_date }) => start_date)).toEqual([
      '2026-03-03T17:00:00.000Z',
      '2026-03-18T17:00:00.000Z',
      '2026-03-24T17:00:00.000Z',
    ])
    expect(new Set(found?.events.map(({ recurrence }) => recurrence)).size).toBe(3)
  })

  test('has texts that can be stored, without NULs and half characters', async () => {
    const long = (length: number) => 'x'.repeat(length - 1) + '\u{1F6A3}'
    const found = await read(
      ...event(
        'UID:a\0b',
        'SUMMARY:Head\0 race',
        'DTSTART:20260310T190000Z',
        'DTEND:20260310T200000Z',
        'LOCATION:Put\0ney',
        'DESCRIPTION:By\0 train',
      ),
      ...event(
        `UID:${long(500)}`,
        `SUMMARY:${long(120)}`,
        'DTSTART:20260311T190000Z',
        'DTEND:20260311T200000Z',
        `LOCATION:${long(200)}`,
        `DESCRIPTION:${long(10_000)}`,
      ),
    )
    expect(found?.events).toMatchObject([
      { uid: 'ab', name: 'Head race', location: 'Putney', description: 'By train' },
      {
        uid: 'x'.repeat(499),
        name: 'x'.repeat(119),
        location: 'x'.repeat(199),
        description: 'x'.repeat(9999),
      },
    ])
  })

  test('is cut at the limit, and ends where the window does', async () => {
    const daily = event(
      'UID:d',
      'SUMMARY:Row',
      'DTSTART:20260302T050000Z',
      'DTEND:20260302T060000Z',
      'RRULE:FREQ=DAILY',
    )
    const found = await read(...daily)
    expect(found?.events).toHaveLength(399)
    expect(await read(...daily, ...daily.with(1, 'UID:e'))).toMatchObject({ isCut: true })
  })

  test.each([
    ['no calendar', '<html>Sign in</html>'],
    ['nothing', ''],
    ['another component', 'BEGIN:VCARD\r\nFN:Ida\r\nEND:VCARD\r\n'],
  ])('is none when the text is %s', async (_, text) => {
    expect(await readInThread(text, 'Europe/Zurich', NOW)).toBeNull()
  })

  test.each([
    ['a day there never is', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'],
    ['every second', 'FREQ=SECONDLY'],
  ])('with a rule of %s does not hold anybody up', async (_, rule) => {
    const found = await read(
      ...event(
        'UID:x',
        'SUMMARY:x',
        'DTSTART:20260302T050000Z',
        'DTEND:20260302T050001Z',
        `RRULE:${rule}`,
      ),
    )
    expect(found?.events.length ?? 0).toBeLessThanOrEqual(500)
  })
})
