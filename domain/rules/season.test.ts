import { expect, test } from 'vitest'
import { viewerIn } from '../../test/support/viewers.ts'
import { ROLE } from '../constants/roles.ts'
import { seasonScope } from './season.ts'

const coach = viewerIn(ROLE.coach)
const athlete = viewerIn(ROLE.athlete)

test('who plans sees the season of the club and of squads, others their own', () => {
  expect(seasonScope(coach, {})).toEqual({ kind: 'club', id: null })
  expect(seasonScope(athlete, {})).toEqual({ kind: 'athlete', id: athlete.user_id })
  expect(seasonScope(coach, { squad_id: 3 })).toEqual({ kind: 'squad', id: 3 })
  expect(seasonScope(athlete, { squad_id: 3 })).toBeNull()
  expect(seasonScope(athlete, { squad_id: 3, athlete_id: 8 })).toEqual({ kind: 'athlete', id: 8 })
})
