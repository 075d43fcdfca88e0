import { expect, test } from 'vitest'
import { clubLinkFrom } from './club-link.ts'

test.each([
  ['of another club names it', 5, '/profile/morning-monitoring/7?entry=1&club_id=5'],
  ['of the club one works in stays as it is', 3, '/profile/morning-monitoring/7?entry=1'],
  ['of no club stays as it is', null, '/profile/morning-monitoring/7?entry=1'],
])('a place %s', (_, club, link) => {
  expect(clubLinkFrom(3, '/profile/morning-monitoring/7?entry=1', club)).toBe(link)
})

test('a place of a club is named to somebody who works in none', () => {
  expect(clubLinkFrom(null, '/wall/reports', 5)).toBe('/wall/reports?club_id=5')
})
