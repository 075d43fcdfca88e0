import { expect, test } from 'vitest'
import { plainKeys } from './plain-keys.ts'

test.each([
  ['３', '3'],
  ['－２', '-2'],
  ['−2', '-2'],
  ['０．４', '0.4'],
  ['３。５', '3.5'],
  ['６：３１．４', '6:31.4'],
  ['２，５　ｋｍ', '2,5 km'],
  ['12.5', '12.5'],
  ['分段', '分段'],
])('%s is %s', (typed, plain) => expect(plainKeys(typed)).toBe(plain))
