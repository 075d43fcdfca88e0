import { expect, test } from 'vitest'
import { viewerIn } from '../../test/support/viewers.ts'
import { FEATURE } from '../constants/features.ts'
import { ROLE } from '../constants/roles.ts'
import { canConfirmZones, canWriteTest, seesPersonalDetails } from './performance-tests.ts'

const features = [FEATURE.drv]
const coach = viewerIn(ROLE.coach, { features })
const athlete = viewerIn(ROLE.athlete, { features })
const actedFor = { ...coach, impersonated: true }
const OTHER = 99
const ofOther = { user_id: OTHER, entered_by: null, is_new: true, sees: true }
const own = { user_id: athlete.user_id, entered_by: null, is_new: true, sees: false }

test.each([
  ['a coach that of an athlete they see', coach, ofOther, true],
  ['a coach that of an athlete they do not see', coach, { ...ofOther, sees: false }, false],
  ['a coach on a plan without tests', viewerIn(ROLE.coach), ofOther, false],
  ['an administrator in the name of a coach', actedFor, ofOther, false],
  ['an athlete a new one of their own', athlete, own, true],
  ['an athlete one of another', athlete, { ...own, user_id: OTHER }, false],
  [
    'an athlete what they entered',
    athlete,
    { ...own, is_new: false, entered_by: athlete.user_id },
    true,
  ],
  ['an athlete what a coach entered', athlete, { ...own, is_new: false, entered_by: OTHER }, false],
  [
    'an athlete what they entered for another',
    athlete,
    { ...own, user_id: OTHER, is_new: false, entered_by: athlete.user_id },
    false,
  ],
] as const)('%s: is allowed or not', (_name, viewer, facts, may) => {
  expect(canWriteTest(viewer, facts)).toBe(may)
})

test('weight and birthday are one’s own, and of others for who has the permission', () => {
  const allowed = viewerIn(ROLE.coach, { permissions: ['drv-view-personal-details'] })
  const plain = viewerIn(ROLE.coach, { permissions: [] })
  expect(seesPersonalDetails(plain, plain.user_id)).toBe(true)
  expect(seesPersonalDetails(plain, OTHER)).toBe(false)
  expect(seesPersonalDetails(allowed, OTHER)).toBe(true)
})

test('zones of a test are confirmed by coaches, on a plan with tests', () => {
  expect(canConfirmZones(coach)).toBe(true)
  for (const viewer of [athlete, actedFor, viewerIn(ROLE.coach)])
    expect(canConfirmZones(viewer)).toBe(false)
})
