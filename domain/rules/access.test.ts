import { expect, test } from 'vitest'
import { viewerIn } from '../../test/support/viewers.ts'
import { ROLE } from '../constants/roles.ts'
import { SPORT } from '../constants/sports.ts'
import { refusalFor } from './access.ts'

test('a club on land is refused what is about boats, and nothing else', () => {
  const member = { level: 'member' } as const
  const water = { ...member, sport: 'water' } as const
  const runner = viewerIn(ROLE.coach, { default_sport_id: SPORT.run })
  const rower = viewerIn(ROLE.coach, { default_sport_id: SPORT.rowing })
  expect(refusalFor(water, runner)).toEqual({ status: 403, code: 'forbidden' })
  expect([refusalFor(member, runner), refusalFor(water, rower)]).toEqual([null, null])
})
