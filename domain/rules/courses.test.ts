import { describe, expect, test } from 'vitest'
import { courseFault, linesFault, type CourseLine } from './courses.ts'

const line = (
  latitude: number,
  longitude: number,
  to_latitude: number,
  to_longitude: number,
): CourseLine => ({
  latitude,
  longitude,
  to_latitude,
  to_longitude,
})
const START = line(47.0567, 8.2995, 47.0567, 8.3005)

test.each([
  ['a kilometre', START, line(47.0657, 8.2995, 47.0657, 8.3005), null],
  ['a marathon on a river', START, line(47.35, 8.5, 47.35, 8.502), null],
  ['two lines that meet at a buoy', START, line(47.0567, 8.3005, 47.0667, 8.3005), null],
  [
    'a start without a length',
    line(47.0567, 8.3, 47.0567, 8.3),
    START,
    ['start', 'line_too_short'],
  ],
  [
    'a finish of a few centimetres',
    START,
    line(47.0657, 8.3, 47.0657, 8.3000005),
    ['finish', 'line_too_short'],
  ],
  [
    'a start across the earth',
    line(90, 8.2995, 47.0567, 8.3005),
    START,
    ['start', 'line_too_long'],
  ],
  [
    'a finish of eleven kilometres',
    START,
    line(47.0657, 8.3, 47.1657, 8.3),
    ['finish', 'line_too_long'],
  ],
  ['one line twice', START, START, ['finish', 'lines_alike']],
  [
    'one line twice, from the other bank',
    START,
    line(47.0567, 8.3005, 47.0567, 8.2995),
    ['finish', 'lines_alike'],
  ],
  [
    'lines 94 degrees apart',
    START,
    line(-47.0567, 8.2995, -47.0567, 8.3005),
    ['finish', 'lines_far_apart'],
  ],
] as const)('%s', (_, start, finish, expected) => {
  const fault = courseFault({ start, finish })
  expect(fault && [fault.field, fault.fault]).toEqual(expected)
})

describe('lines between start and finish', () => {
  const FINISH = line(47.0657, 8.2995, 47.0657, 8.3005)
  const at = (name: string, latitude: number) => ({
    name,
    ...line(latitude, 8.2995, latitude, 8.3005),
  })
  const [one, other] = [at('250 m', 47.059), at('500 m', 47.0612)]
  const short = { name: 'Short', ...line(47.059, 8.3, 47.059, 8.3) }

  test.each([
    ['none', [], null],
    ['two', [one, other], null],
    ['a name twice', [one, { ...other, name: ' 250 M ' }], ['lines.1.name', 'line_name_twice']],
    ['one without a length', [one, short], ['lines.1', 'line_too_short']],
    [
      'one of eleven kilometres',
      [{ name: 'Long', ...line(47.059, 8.3, 47.159, 8.3) }],
      ['lines.0', 'line_too_long'],
    ],
    ['the start once more', [{ name: 'Start', ...START }], ['lines.0', 'line_repeated']],
    ['the finish once more', [{ name: 'Finish', ...FINISH }], ['lines.0', 'line_repeated']],
    ['one line twice', [one, { ...one, name: 'Again' }], ['lines.1', 'line_repeated']],
  ] as const)('%s', (_, lines, expected) => {
    const fault = linesFault({ start: START, finish: FINISH }, lines)
    expect(fault && [fault.field, fault.fault]).toEqual(expected)
  })
})
