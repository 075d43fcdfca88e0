import { describe, expect, test } from 'vitest'
import type { AgeKey } from '../constants/crew-options.ts'
import { ageClassOf } from './age-class.ts'
import { zoneFaults } from './zone-faults.ts'

test.each<[string | null, AgeKey | null]>([
  [null, null],
  ['2012-12-31', 'u15'],
  ['2011-01-01', 'u17'],
  ['2010-06-01', 'u17'],
  ['2009-12-31', 'u19'],
  ['2008-01-01', 'u19'],
  ['2007-12-31', 'u23'],
  ['2004-01-01', 'u23'],
  ['2003-12-31', 'senior'],
  ['2000-01-01', 'senior'],
  ['1999-12-31', 'masters-a'],
  ['1991-01-01', 'masters-a'],
  ['1990-12-31', 'masters-b'],
  ['1976-05-05', 'masters-d'],
  ['1943-05-05', 'masters-k'],
])('born %s is %s in 2026', (born, expected) => expect(ageClassOf(born, 2026)).toBe(expected))

describe('bounds of zones', () => {
  const good = [95, 143, 160, 170, 179, 187]
  test.each<[string, (number | null)[], number | null, string]>([
    ['the usual ones', good, 190, ''],
    ['without a maximum', good, null, ''],
    ['one as high as the maximum', good, 187, '5 max'],
    ['an equal pair', [95, 95, 160, 170, 179, 187], 190, '1 order'],
    ['a falling pair', [95, 143, 140, 170, 179, 187], 190, '2 order'],
    ['too low and too high', [29, 143, 160, 170, 179, 251], null, '0 range, 5 range'],
    ['the very ends', [30, 143, 160, 170, 179, 250], null, ''],
    ['a gap', [95, null, 160, 170, 179, 187], 190, '1 range'],
    ['half a beat', [95.5, 143, 160, 170, 179, 187], 190, '0 range'],
    ['too few', [95, 143], 190, '2 range, 3 range, 4 range, 5 range'],
  ])('%s', (_name, bounds, max, expected) => {
    expect(
      zoneFaults(bounds, max)
        .map(({ index, fault }) => `${index} ${fault}`)
        .join(', '),
    ).toBe(expected)
  })
})
