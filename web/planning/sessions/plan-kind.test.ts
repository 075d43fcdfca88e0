import { expect, test } from 'vitest'
import { SPORT } from '#domain/constants/sports.ts'
import { ofPlanKind, ofSport, planKindOf } from './plan-kind.ts'

test.each([
  [{ kind: 'event', sport_id: SPORT.rowing }, 'event'],
  [{ kind: 'session', sport_id: SPORT.day_off }, 'day-off'],
  [{ kind: 'session', sport_id: SPORT.rowing }, 'training'],
  [{ kind: 'session', sport_id: null }, 'training'],
] as const)('%j is of the kind %s', (draft, kind) => expect(planKindOf(draft)).toBe(kind))

test('a day off lasts the whole day, and training again has its sport and its hours', () => {
  expect(ofPlanKind('day-off', SPORT.rowing)).toMatchObject({
    kind: 'session',
    sport_id: SPORT.day_off,
    all_day: true,
  })
  expect(ofPlanKind('training', SPORT.rowing)).toMatchObject({
    kind: 'session',
    sport_id: SPORT.rowing,
    all_day: false,
  })
})

test('a sport without seats takes the race for them out of the plan', () => {
  expect(ofSport(SPORT.run)).toMatchObject({ seat_racing: false, focus_ids: [] })
  expect(ofSport(SPORT.rowing)).not.toHaveProperty('seat_racing')
})
