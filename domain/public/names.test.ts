import { describe, expect, test } from 'vitest'
import { publicLabel, type BoatPerson } from './names.ts'

const DAY = '2026-06-14'
const person = (first_name: string, last_name: string, more = {}): BoatPerson => ({
  first_name,
  last_name,
  date_of_birth: '1990-01-01',
  consents: true,
  is_open: true,
  ...more,
})
const ANNA = person('Anna', 'Berg')
const BEN = person('Ben', 'Kunz')
const crew = (people: BoatPerson[], name = 'Aare') => ({ name, people })

describe('a crew in public', () => {
  test('has its name and the full names of its people', () => {
    expect(publicLabel(crew([ANNA, BEN]), 'full', DAY)).toEqual({
      label: 'Aare',
      people: ['Anna Berg', 'Ben Kunz'],
    })
  })

  test('has initials where these were chosen', () => {
    expect(publicLabel(crew([ANNA, BEN]), 'initials', DAY).people).toEqual(['A. B.', 'B. K.'])
  })

  test('is not called by a name that says more than initials', () => {
    expect(publicLabel(crew([ANNA, BEN], 'Berg/Kunz'), 'initials', DAY)).toEqual({
      label: 'A. B., B. K.',
      people: [],
    })
  })

  test.each([
    ['is under 18', { date_of_birth: '2008-06-15' }],
    ['has no day of birth', { date_of_birth: null }],
    ['has not consented', { consents: false }],
    ['hides from coaches', { is_open: false }],
  ])('has only a number when somebody in it %s', (_, more) => {
    const people = [ANNA, person('Carla', 'Fink', more)]
    for (const mode of ['full', 'initials'] as const)
      expect(publicLabel(crew(people), mode, DAY)).toEqual({ label: null, people: [] })
  })

  test('is named from the eighteenth birthday on', () => {
    const people = [person('Carla', 'Fink', { date_of_birth: '2008-06-14' })]
    expect(publicLabel(crew(people), 'full', DAY).label).toBe('Aare')
  })

  test('has only a number while nobody knows who sits in it', () => {
    expect(publicLabel(crew([]), 'full', DAY).label).toBeNull()
  })
})

test('somebody alone is called by their own name or initials', () => {
  const alone = { name: null, people: [ANNA] }
  expect(publicLabel(alone, 'full', DAY)).toEqual({ label: 'Anna Berg', people: [] })
  expect(publicLabel(alone, 'initials', DAY)).toEqual({ label: 'A. B.', people: [] })
})
