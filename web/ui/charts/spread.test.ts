import { expect, test } from 'vitest'
import { spread } from './spread.ts'

const LINE = { room: 15, from: 10, to: 100 }

test.each([
  ['what is apart stays', [20, 60, null], [20, 60, null]],
  ['what is together moves apart, in its order', [50, 48, 52], [63, 48, 78]],
  ['what is beyond the end moves back, with what is in its way', [95, 100, 10], [85, 100, 10]],
  ['what is before the beginning moves on', [-5, 0], [10, 25]],
])('%s', (_, places, apart) => expect(spread(places, LINE)).toEqual(apart))
