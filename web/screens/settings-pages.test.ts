import { expect, test } from 'vitest'
import { FEATURE_IDS } from '#domain/constants/features.ts'
import { PERMISSIONS } from '#domain/constants/permissions.ts'
import { CLUB_SETTINGS } from './club-settings.ts'
import { hasClubSettings, pagesFor } from './settings-pages.ts'
import type { Viewer } from '../shell/viewer.ts'

const club: NonNullable<Viewer['club']> = {
  id: 1,
  is_individual: false,
  default_sport_id: 1,
  member: true,
  roles: [],
  permissions: [],
  features: [],
  subscription_ends: null,
  expired: false,
}
const viewer = (facts: Partial<typeof club>): Viewer => ({
  user_id: 1,
  is_admin: false,
  has_clubs: true,
  impersonated: false,
  lacks_second_step: false,
  club: { ...club, ...facts },
  selected: null,
  memberships: [],
  me: {} as Viewer['me'],
})

const FEATURES = [[], FEATURE_IDS]

test.each([...PERMISSIONS.map((permission) => [permission] as const), [null] as const])(
  'the way to the settings of the club is shown where %s opens one of them',
  (permission) => {
    for (const is_individual of [false, true])
      for (const features of FEATURES) {
        const person = viewer({
          is_individual,
          features,
          permissions: permission ? [permission] : [],
        })
        expect(hasClubSettings(person)).toBe(pagesFor(CLUB_SETTINGS, person).length > 0)
      }
  },
)
