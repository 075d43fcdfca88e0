import { expect, test } from 'vitest'
import { drvLookup, personKey, whoIsMeant, type DrvPerson, type Known } from './drv-people.ts'

const known = (user_id: number, name: string, more: Partial<Known> = {}): Known => ({
  user_id,
  first_name: name.split(' ')[0] ?? '',
  last_name: name.split(' ')[1] ?? '',
  gender: 'w',
  date_of_birth: null,
  consents: true,
  ...more,
})
const written = (more: Partial<DrvPerson>): DrvPerson => ({
  athlete_id: null,
  last_name: null,
  first_name: null,
  birth_date: null,
  gender: null,
  ...more,
})
const EVA = { last_name: 'MÜLLER', first_name: ' eva ' }
const ANNA = { last_name: 'Probe', first_name: 'Anna' }
const lookup = drvLookup([
  known(1, 'Eva Müller', { date_of_birth: '2001-02-14' }),
  known(2, 'Anna Probe', { date_of_birth: '2000-01-01' }),
  known(3, 'Anna Probe', { date_of_birth: '2002-03-03' }),
  known(4, 'Ida Jensen'),
])

test.each<[string, DrvPerson, number | undefined, string]>([
  ['the number', written({ athlete_id: 2 }), undefined, 'id 2'],
  ['the number with its names', written({ athlete_id: 1, ...EVA }), undefined, 'id 1'],
  ['the number of somebody else', written({ athlete_id: 2, ...EVA }), undefined, 'unclear'],
  ['a number nobody has', written({ athlete_id: 99 }), undefined, 'unknown'],
  ['a name in any capitals', written(EVA), undefined, 'name 1'],
  ['a name and day of birth', written({ ...ANNA, birth_date: '2002-03-03' }), undefined, 'birth 3'],
  ['a name that two have', written(ANNA), undefined, 'unclear'],
  ['another day of birth', written({ ...EVA, birth_date: '1999-09-09' }), undefined, 'unclear'],
  [
    'a day of birth nobody knows',
    written({ last_name: 'Jensen', first_name: 'Ida', birth_date: '1999-09-09' }),
    undefined,
    'name 4',
  ],
  ['another sex', written({ ...EVA, gender: 'm' }), undefined, 'unclear'],
  ['a name that nobody has', written({ last_name: 'A', first_name: 'B' }), undefined, 'unknown'],
  ['a choice', written(ANNA), 2, 'choice 2'],
  ['a choice of somebody unseen', written(ANNA), 99, 'unclear'],
])('%s', (_, person, chosen, expected) => {
  const meant = whoIsMeant(person, lookup, chosen)
  expect('found' in meant ? `${meant.by} ${meant.found.user_id}` : meant.open).toBe(expected)
})

test('a choice is remembered by names and day of birth, which is not asked of all', () => {
  const person = written({ ...EVA, birth_date: '2001-02-14' })
  expect(personKey(person, 'seen')).toBe('müller, eva, 2001-02-14')
  expect(personKey(person, 'hidden')).toBe('müller, eva')
  expect(personKey(written({ athlete_id: 7 }), 'seen')).toBe('#7')
  expect(personKey(written({ last_name: 'Müller' }), 'seen')).toBeNull()
})
