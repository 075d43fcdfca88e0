import { expect, test } from 'vitest'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { membershipOf } from '../../test/support/memberships.ts'
import { chooseClub, type Membership } from './choose-club.ts'

const TODAY = '2026-11-21'
const NO_WISH: Parameters<typeof chooseClub>[1] = { stored: null, target: null, cookie: null }

const ended = membershipOf(1, { bill: '2026-11-20T00:00:00Z' })
const dueToday = membershipOf(2, { bill: '2026-11-21T00:00:00Z' })
const running = membershipOf(3, { bill: '2027-01-01T00:00:00Z' })
const own = membershipOf(4, { individual: true })
const pending = membershipOf(5, { bill: '2027-01-01T00:00:00Z', status: MEMBER_STATUS.pending })

const cases: [
  name: string,
  memberships: Membership[],
  wishes: Partial<typeof NO_WISH>,
  chosen: number | null,
][] = [
  ['nobody is in no club', [], {}, null],
  ['a pending club is none', [pending], { cookie: 5 }, null],
  [
    'the club of this tab comes first',
    [ended, running, own],
    { stored: 1, target: 3, cookie: 4 },
    1,
  ],
  ['a club of this tab that was left counts no more', [running, own], { stored: 1, target: 3 }, 3],
  [
    'the club of the place to go wins over the cookie',
    [ended, running, own],
    { target: 3, cookie: 1 },
    3,
  ],
  ['a place of a foreign club does not', [ended, running, own], { target: 99, cookie: 1 }, 1],
  ['a place of a pending club does not', [ended, pending], { target: 5, cookie: 1 }, 1],
  ['the cookie wins over the own club', [ended, running, own], { cookie: 1 }, 1],
  ['a stale cookie leads to the own club', [ended, running, own], { cookie: 99 }, 4],
  ['without wishes the own club', [ended, running, own], {}, 4],
  ['else the first that runs', [ended, running, dueToday], {}, 3],
  ['a bill due today still runs', [ended, dueToday, running], {}, 2],
  ['else the first', [ended, membershipOf(6)], {}, 1],
]

test.each(cases)('%s', (_, memberships, wishes, chosen) => {
  expect(chooseClub(memberships, { ...NO_WISH, ...wishes }, TODAY)?.club_id ?? null).toBe(chosen)
})
