import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createCrew, editCrew, getCrew } from '#contract/boats/crews.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { createInvitationLink, invitationLinks, joinByLink } from '#contract/people/invitations.ts'
import { createSquad, updateSquad } from '#contract/people/squads.ts'
import { createSession, getSession, updateSession } from '#contract/planning/sessions.ts'
import { exercises } from '#contract/lookups.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { addDays } from '#domain/time/week.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import {
  makeClub,
  makeCrew,
  makeMember,
  makeSession,
  makeSquad,
  makeUser,
  today,
  type TestUser,
} from '../support/factories.ts'
import type { As, Parts } from '../support/http.ts'

const NAME = 'Kanariechild'
const CHILD = {
  first_name: NAME,
  last_name: NAME,
  date_of_birth: addDays(today(), -15 * 365),
}

let app: TestApp
let club: ClubId
let coach: TestUser, adult: TestUser, minor: TestUser
let as: As, asSeeing: As

beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  club = await makeClub(app.db)
  coach = await makeMember(app.db, club, [ROLE.head_coach])
  as = { token: coach.token, club }
  asSeeing = { token: (await makeMember(app.db, club, [ROLE.head_coach])).token, club }
  await app.rows(
    `insert into member_permissions (club_id, user_id, permission_id, granted)
     select $1, $2, id, name <> 'view-minors' from permissions
     where name in ('view-minors', 'manage-members')`,
    [club, coach.id],
  )
  adult = await makeMember(app.db, club)
  minor = await makeMember(app.db, club, [ROLE.athlete], CHILD)
})
afterAll(() => app.close())

const peopleOf = async (table: 'participants' | 'squad_users' | 'crew_users', id: number) => {
  const key = { participants: 'session_id', squad_users: 'squad_id', crew_users: 'crew_id' }[table]
  const rows = await app.rows<{ user_id: number }>(
    `select user_id from ${table} where club_id = $1 and ${key} = $2 order by user_id`,
    [club, id],
  )
  return rows.map(({ user_id }) => user_id)
}

describe('a coach who names somebody hidden by id is answered as if nobody had it', () => {
  const NOBODY = 999_999_999
  /** The refusals of the same call with the id of somebody hidden, and with one nobody has. */
  async function refusals(endpoint: Endpoint, partsFor: (id: number) => Parts) {
    const answers = []
    for (const id of [minor.id, NOBODY]) {
      const { status, code, errors } = await app.refused(endpoint, partsFor(id), as)
      answers.push({ status, code, errors })
    }
    return answers
  }

  test.each<[string, () => Promise<[Endpoint, (id: number) => Parts]>]>([
    [
      'in a new session',
      async () => [
        createSession,
        (id) => ({
          body: {
            name: 'Steady',
            sport_id: 1,
            start_date: '2026-12-02T06:00:00Z',
            end_date: '2026-12-02T07:00:00Z',
            athlete_ids: [id],
          },
        }),
      ],
    ],
    [
      'in a session',
      async () => {
        const session = await makeSession(app.db, club, { user_id: coach.id })
        return [updateSession, (id) => ({ body: { id: session, athlete_ids: [id] } })]
      },
    ],
    [
      'in a new squad',
      async () => [createSquad, (id) => ({ body: { name: 'Juniors', user_ids: [id] } })],
    ],
    [
      'in a squad',
      async () => {
        const squad = await makeSquad(app.db, club, [adult.id])
        return [
          updateSquad,
          (id) => ({ params: { id: squad }, body: { user_ids: [adult.id, id] } }),
        ]
      },
    ],
    [
      'in a squad as they have seen it',
      async () => {
        const squad = await makeSquad(app.db, club, [adult.id])
        const seen = { name: 'Squad', user_ids: [adult.id] }
        return [
          updateSquad,
          (id) => ({ params: { id: squad }, body: { user_ids: [adult.id, id], seen } }),
        ]
      },
    ],
    [
      'in a new crew',
      async () => [
        createCrew,
        (id) => ({ body: { boat_type: 2, crew_users: [{ user_id: id, position: 1 }] } }),
      ],
    ],
    [
      'in a crew they do not sit in',
      async () => {
        const crew = await makeCrew(app.db, club, { user_ids: [adult.id], creator_id: coach.id })
        const { version } = (await app.ask(getCrew, { params: { id: crew }, query: {} }, as)).data
        return [
          editCrew,
          (id) => ({ body: { id: crew, version, crew_users: [{ user_id: id, position: 1 }] } }),
        ]
      },
    ],
  ])('%s', async (_, prepare) => {
    const [hidden, nobody] = await refusals(...(await prepare()))
    expect(hidden).toEqual(nobody)
    expect(hidden?.status).toBeGreaterThanOrEqual(400)
  })

  test('while somebody who sees them may', async () => {
    const session = await makeSession(app.db, club, { user_id: coach.id })
    await app.ask(updateSession, { body: { id: session, athlete_ids: [minor.id] } }, asSeeing)
    expect(await peopleOf('participants', session)).toContain(minor.id)
  })
})

describe('somebody hidden from the coach who saves', () => {
  test('stays in a squad, and is not removed by id', async () => {
    const squad = await makeSquad(app.db, club, [adult.id, minor.id])
    const params = { id: squad }
    await app.ask(updateSquad, { params, body: { user_ids: [] } }, as)
    expect(await peopleOf('squad_users', squad)).toEqual([minor.id])
    const seen = { name: 'Squad', user_ids: [minor.id] }
    await app.ask(updateSquad, { params, body: { user_ids: [], seen } }, as)
    expect(await peopleOf('squad_users', squad)).toEqual([minor.id])
    await app.ask(updateSquad, { params, body: { user_ids: [] } }, asSeeing)
    expect(await peopleOf('squad_users', squad)).toEqual([])
  })

  test('changes seats with somebody of the same boat', async () => {
    const session = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { athlete_ids: [adult.id, minor.id] },
    )
    const crew = await makeCrew(app.db, club, {
      session_id: session,
      user_ids: [adult.id, minor.id],
    })
    const { data } = await app.ask(getCrew, { params: { id: crew }, query: {} }, as)
    const crew_users = data.crew_users.map(({ user_id, position }) => ({
      user_id,
      position: 3 - position,
    }))
    await app.ask(editCrew, { body: { id: crew, version: data.version, crew_users } }, as)
    expect(await peopleOf('crew_users', crew)).toEqual([adult.id, minor.id])
  })

  test('keeps their programme when programmes change places, and it stays theirs alone', async () => {
    const [squat, press] = (await app.ask(exercises, {}, as)).data
    const pieces = (exercise_id = 0) => [
      { exercise_id, sets_count: 1, segments: [{ reps_count: 5, exercise_weight: 40 }] },
    ]
    const session = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      {
        sport_id: 7,
        athlete_ids: [adult.id, minor.id],
        strength_structures: [
          { name: 'Light', athlete_ids: [minor.id], pieces: pieces(squat?.id) },
          { name: 'Heavy', athlete_ids: [adult.id], pieces: pieces(press?.id) },
        ],
      },
    )
    const read = async (who: As) =>
      (await app.ask(getSession, { params: { id: session }, query: {} }, who)).data
        .strength_structures ?? []
    const [light, heavy] = await read(as)
    const strength_structures = [
      { ...heavy, pieces: heavy?.pieces ?? [], athlete_ids: [adult.id] },
      { ...light, pieces: light?.pieces ?? [], athlete_ids: [] },
    ]
    await app.ask(
      updateSession,
      { body: { id: session, athlete_ids: [adult.id], strength_structures } },
      as,
    )
    expect((await read(asSeeing)).map(({ name, athlete_ids }) => [name, athlete_ids])).toEqual([
      ['Heavy', [adult.id]],
      ['Light', [minor.id]],
    ])
  })
})

describe('who decides about joining and does not see who is under 18', () => {
  async function joined(direct: boolean, child: object): Promise<string> {
    const person = await makeUser(app.db, child)
    const body = { role_id: ROLE.athlete, direct, days: 7 }
    const { data } = await app.ask(createInvitationLink, { body }, as)
    const { links } = (await app.ask(invitationLinks, {}, as)).data
    const code =
      links
        .find(({ id }) => id === data.id)
        ?.url.split('/')
        .at(-1) ?? ''
    await app.ask(joinByLink, { params: { code } }, { token: person.token })
    const notices = await app.rows<{ kind: string }>(
      `select kind || "values"::text as kind from notifications where user_id = $1`,
      [coach.id],
    )
    const mails = await app.rows<{ kind: string }>(
      `select template || "values"::text as kind from mails where address = $1`,
      [coach.email],
    )
    return [...notices, ...mails].map(({ kind }) => kind).join('\n')
  }

  test.each([
    ['asks', false, 'unnamed-requested'],
    ['joins', true, 'unnamed-joined'],
  ])('learns that a child %s, and no name', async (_, direct, kind) => {
    const text = await joined(direct, CHILD)
    expect(text).toContain(kind)
    expect(text).not.toContain(NAME)
    expect(await joined(direct, { ...CHILD, date_of_birth: '1990-01-01' })).toContain(NAME)
  })
})
