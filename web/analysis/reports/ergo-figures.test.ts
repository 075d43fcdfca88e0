import { expect, test } from 'vitest'
import { ERGO_FIGURES } from './ergo-figures.ts'

test('a piece on the ergometer shows pace, prognosis and rate behind its time', () =>
  expect(ERGO_FIGURES.map(({ key }) => key)).toEqual([
    'pace',
    'predicted_2000',
    'percent_of_best',
    'stroke_rate',
    'watts',
    'watts_per_kilogram',
  ]))
