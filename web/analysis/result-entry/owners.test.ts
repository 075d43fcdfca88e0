import { expect, test } from 'vitest'
import { tabNamed } from './owners.ts'

test.each([
  [null, 'athlete'],
  ['crew', 'crew'],
  ['squad', 'squad'],
  ['alternative', 'alternative'],
  ['parents', 'athlete'],
])('the address %s enters results by %s', (text, tab) => expect(tabNamed(text)).toBe(tab))
