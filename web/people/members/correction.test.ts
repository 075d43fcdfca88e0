import { expect, test } from 'vitest'
import { correctionOf, emptiedOf, notedPersonOf } from './correction.ts'

const BEFORE = {
  first_name: 'Ida',
  last_name: '',
  email: 'ida@old.test',
  guardian_email: 'parent@home.test',
}

test.each([
  [{ first_name: ' Ina ' }, { first_name: 'Ina' }],
  [{ email: 'ida@new.test' }, { email: 'ida@new.test' }],
  [{ guardian_email: ' ' }, { guardian_email: null }],
  [
    { guardian_email: null, last_name: 'Rower' },
    { guardian_email: null, last_name: 'Rower' },
  ],
  [{ email: ' ida@old.test ' }, {}],
])('of %j only that is sent, and nothing a colleague may have corrected', (typed, sent) => {
  expect(correctionOf(BEFORE, { ...BEFORE, ...typed })).toEqual(sent)
})

test('a guardian that was never noted is not sent as emptied', () => {
  const before = notedPersonOf({ ...BEFORE, email: null, guardian_email: null })
  expect(correctionOf(before, { ...before, first_name: 'Ina', guardian_email: null })).toEqual({
    first_name: 'Ina',
  })
})

test('names and an address that were there cannot be emptied', () => {
  const now = { ...BEFORE, first_name: ' ', email: '' }
  expect(emptiedOf(BEFORE, now)).toEqual(['first_name', 'email'])
  expect(emptiedOf(notedPersonOf({ ...BEFORE, email: null }), { ...BEFORE, email: '' })).toEqual([])
})
