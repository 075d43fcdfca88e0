import { expect, test } from 'vitest'
import { RACE_FIGURES, USUAL_FIGURES, WHOLE_FIGURES } from './race-figures.ts'

test('a split shows all of a race, and at first what ranks', () => {
  expect(RACE_FIGURES.slice(0, 8)).toEqual(
    'accumulated increment speed pace prognostic stroke_rate ewps dps'.split(' '),
  )
  expect(USUAL_FIGURES).toEqual('accumulated pace prognostic stroke_rate gap_s'.split(' '))
})

test('a whole piece shows what can be compared', () =>
  expect(WHOLE_FIGURES).toEqual('prognostic stroke_rate ewps dps pace'.split(' ')))
