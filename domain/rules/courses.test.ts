import { expect, test } from 'vitest'
import { courseFault, type CourseLine } from './courses.ts'

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
