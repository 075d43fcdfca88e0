import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { createEvent } from '#contract/planning/sessions.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import {
  addMember,
  makeClub,
  makeMember,
  makeSession,
  makeUser,
  type TestUser,
} from '../support/factories.ts'
import type { Parts } from '../support/http.ts'
import { ENDPOINTS } from './matrix-run.ts'
import { nameOf } from './matrix-world.ts'

let app: TestApp
let club: ClubId
let manager: TestUser
let last = 0

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
  manager = await makeMember(app.db, club, [ROLE.manager, ROLE.coach])
})
afterAll(() => app.close())

async function pending(): Promise<number> {
  const { id } = await makeUser(app.db)
  await addMember(app.db, club, id, [ROLE.athlete], MEMBER_STATUS.pending)
  return id
}
const newcomer = () => ({
  line: 2,
  first_name: 'New',
  last_name: `Comer${++last}`,
  email: `new${last}@partial.test`,
})
const nobody = { line: 3, first_name: '', last_name: '', email: 'no address' }
const listed = (people: readonly object[]) =>
  Buffer.from(
    [
      'First name,Last name,Email',
      ...people.map((one) => Object.values(one).slice(1).join(',')),
    ].join('\n'),
  )

const WEEK = { from: '2031-06-02', to: '2031-06-09', with_drafts: true }
const inWeek = (start_date: string, end_date: string) =>
  app.ask(
    createEvent,
    { body: { name: 'Camp', start_date, end_date, athlete_ids: [manager.id] } },
    { token: manager.token, club },
  )

/** Of each call that can be done in part: what of it can be done, and what cannot. */
const REQUESTS: Record<
  string,
  {
    done: () => Promise<unknown>
    not: () => Promise<unknown>
    of(things: unknown[]): Parts | Promise<Parts>
  }
> = {
  'POST club-users/actions': {
    done: pending,
    not: async () => 999_999_999,
    of: (user_ids) => ({ body: { action: 'approve', user_ids } }),
  },
  'POST invite-members': {
    done: async () => newcomer(),
    not: async () => nobody,
    of: (people) => ({ body: { people, role_ids: [ROLE.athlete], invite: false } }),
  },
  'POST invite-members/upload': {
    done: async () => newcomer(),
    not: async () => nobody,
    of: (people) => ({
      upload: { role_id: ROLE.athlete, invite: false },
      file: { bytes: listed(people as object[]), name: 'people.csv' },
    }),
  },
  'POST equipment-import': {
    done: async () => ({ line: 2, category: 'Boats', name: `Wave ${++last}` }),
    not: async () => ({ line: 3, category: 'Cars', name: 'Van' }),
    of: (rows) => ({ body: { dry_run: false, rows } }),
  },
  'POST copy-week': {
    done: () => inWeek('2031-06-03T06:00:00Z', '2031-06-03T07:00:00Z'),
    not: () => inWeek('2031-06-01T06:00:00Z', '2031-06-04T07:00:00Z'),
    // What is in the week is copied, and what began before it is not.
    of: () => ({ body: WEEK }),
  },
  'POST delete-sessions': {
    done: () => makeSession(app.db, club, { user_id: manager.id }, { published: false }),
    not: () => makeSession(app.db, club, { user_id: manager.id }, { published: true }),
    of: (session_ids) => ({ body: { session_ids, as_new_copies: true } }),
  },
  'POST remove-members': {
    done: async () => (await makeMember(app.db, club, [ROLE.athlete])).id,
    not: async () => manager.id,
    async of(user_ids) {
      const athlete_ids = (user_ids as number[]).filter((id) => id !== manager.id)
      const session = await makeSession(app.db, club, { user_id: manager.id }, { athlete_ids })
      return { body: { session_ids: [session], user_ids, squad_ids: [], everybody: false } }
    },
  },
}

const PARTIAL = ENDPOINTS.filter(({ partial }) => partial).map((one) => [nameOf(one), one] as const)

describe('206', () => {
  test('is known of every call that can be done in part', () =>
    expect(Object.keys(REQUESTS).toSorted()).toEqual(PARTIAL.map(([name]) => name).toSorted()))

  test.each(PARTIAL)(
    'is answered by %s only where something was done and something not',
    async (name, endpoint: Endpoint) => {
      const request = REQUESTS[name]
      if (!request) throw new Error(`${name} has no request`)
      const as = { token: manager.token, club }
      const send = async (...things: unknown[]) => {
        const { status, json } = await app.send(endpoint, await request.of(things), as)
        return { status, says: json !== undefined && 'message' in (json as object) }
      }
      const whole = endpoint.status ?? 200
      const not = await request.not()
      expect(await send(not)).toEqual({ status: whole, says: true })
      expect(await send(await request.done(), not)).toEqual({ status: 206, says: true })
      if (name !== 'POST copy-week')
        expect(await send(await request.done())).toEqual({ status: whole, says: false })
    },
  )
})
