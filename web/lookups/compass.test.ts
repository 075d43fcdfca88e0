import { expect, test } from 'vitest'
import { compassOf } from './compass.ts'

test.each([
  [0, 'n'],
  [22.4, 'n'],
  [22.5, 'ne'],
  [90, 'e'],
  [225, 'sw'],
  [337.4, 'nw'],
  [337.5, 'n'],
  [360, 'n'],
])('%d degrees point to %s', (degrees, point) => expect(compassOf(degrees)).toBe(point))
