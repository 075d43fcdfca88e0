import { expect, test } from 'vitest'
import { DEFAULT_GMT_ZONES } from '#domain/constants/gmt.ts'
import { differenceOf } from '../../form/difference.ts'
import { draftOf } from './club-draft.ts'

const club = {
  id: 7,
  creator_id: 1,
  logo: null,
  by_clock: { coming: 3, whole_days: 1 },
  storage: { used: 0, most: 1 },
  name: 'Lake RC',
  country: 'CH',
  time_zone: 'Europe/Zurich',
  default_sport_id: 1,
  venue: { name: 'Boathouse', formatted_address: null, latitude: 47, longitude: 8 },
  gmt_distribution: [...DEFAULT_GMT_ZONES],
  paddle_gmt_distribution: [...DEFAULT_GMT_ZONES],
  ets_factors: null,
  training_metric: null,
  wording: 'standard' as const,
  calendar_colours: 'sport' as const,
  season_month: 1,
  fitness_days: 42,
  fatigue_days: 7,
  coaches_see_minors: false,
  reports_outside: false,
  assistants: false,
  messages_kept_days: null,
  squads_join_challenges: false,
}

test('only what was changed is sent', () => {
  const before = draftOf(club)
  expect(before).not.toHaveProperty('id')
  expect(differenceOf(before, draftOf(structuredClone(club)))).toEqual({})
  const venue = { ...club.venue, latitude: 47.5 }
  expect(differenceOf(before, { ...before, venue, training_metric: 'trimp' })).toEqual({
    venue,
    training_metric: 'trimp',
  })
  expect(differenceOf(before, { ...before, venue: null })).toEqual({ venue: null })
})
