import { expect, test } from 'vitest'
import { activationPlace } from './activation-place.ts'

const at = (status: number | null, creator_id: number) => ({
  club_id: status === null ? null : 3,
  status,
  club: { creator_id },
})

test.each([
  ['an unconfirmed address stays on the first step', false, at(4, 9), null],
  ['also of a founder', false, at(null, 7), null],
  [
    'an invited person answers',
    true,
    at(4, 9),
    '/invitation-for-membership/accept?code=abc&club_id=3',
  ],
  [
    'an invited person answers, though creator',
    true,
    at(4, 7),
    '/invitation-for-membership/accept?code=abc&club_id=3',
  ],
  ['a founder sets the club up', true, at(null, 7), '/activate-account/abc/club'],
  ['the creator of a club too', true, at(1, 7), '/activate-account/abc/club'],
  ['a member is done', true, at(1, 9), '/activate-account/abc/final'],
  ['a person without a club is done', true, null, '/activate-account/abc/final'],
])('%s', (_, email_verified, current_club_user, place) => {
  expect(activationPlace({ id: 7, email_verified, current_club_user, join: null }, 'abc')).toBe(
    place,
  )
})

test.each([
  ['who came by a link and is in goes to the club', 5, 1, '/switch-club/5'],
  ['who came by a link and waits learns so', 5, 2, '/join/LINK'],
  ['who came by a link that has ended learns so', null, null, '/join/LINK'],
])('%s', (_, club_id, status, place) => {
  const link = { club_name: 'Quai', role_id: 2, squad: null, ended: false }
  const join = { code: 'LINK', club_id, status, ...link }
  const person = { id: 7, email_verified: true, current_club_user: null, join }
  expect(activationPlace(person, 'abc')).toBe(place)
  expect(activationPlace({ ...person, email_verified: false }, 'abc')).toBeNull()
})
