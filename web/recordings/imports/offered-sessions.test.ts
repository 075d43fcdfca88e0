import { expect, test } from 'vitest'
import { SPORT } from '#domain/constants/sports.ts'
import { offeredOf } from './offered-sessions.ts'

const mine = { role_id: 2 } as never
const at = (
  name: string,
  sport_id: number | null,
  own: boolean,
  kind: 'session' | 'event' = 'session',
) => ({
  name,
  sport_id,
  kind,
  mine: own ? mine : null,
})

test('a recording is offered the sessions that take results, one’s own first', () => {
  const day = [
    at('row', SPORT.rowing, false),
    at('own row', SPORT.rowing, true),
    at('day off', SPORT.day_off, true),
    at('triathlon', SPORT.multisport, true),
    at('regatta', null, true, 'event'),
  ]
  expect(offeredOf(day).map(({ name }) => name)).toEqual(['own row', 'row'])
})
