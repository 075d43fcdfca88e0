import { expect, test } from 'vitest'
import { SPORT } from '#domain/constants/sports.ts'
import { proposedName } from './proposed-name.ts'

const rowing = { kind: 'session', sport_id: SPORT.rowing, structure: '' } as const

test.each([
  ['its structure', { ...rowing, structure: '3x2000m/6min' }, '3 × 2000 m / 6:00'],
  ['its sport and its only piece', { ...rowing, structure: '90min' }, 'Rowing 1:30:00'],
  ['its sport where nothing is structured', rowing, 'Rowing'],
  ['its sport while the structure cannot be read', { ...rowing, structure: '3x' }, 'Rowing'],
  ['its sport where that has no pieces', { ...rowing, sport_id: SPORT.day_off }, 'Rowing'],
] as const)('a session without a name is called by %s', (_, draft, name) =>
  expect(proposedName(draft, 'Rowing')).toBe(name),
)

test('an event has no name but its own', () =>
  expect(proposedName({ ...rowing, kind: 'event' }, 'Rowing')).toBe(''))

test('a long plan is a name of at most 120 characters', () => {
  const structure = Array.from({ length: 30 }, () => '1000m/1min').join('+')
  expect(proposedName({ ...rowing, structure }, 'Rowing')).toHaveLength(120)
})
