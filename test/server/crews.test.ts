import { describe, expect, test } from 'vitest'
import * as contract from '#contract/boats/crews.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { addMember, makeClub, makeCrew, makeMember, makeUser } from '../support/factories.ts'
import { openSocket } from '../support/sockets.ts'
import {
  app,
  asCoach,
  asOne,
  boatsOf,
  club,
  leaveClub,
  make,
  manager,
  one,
  seats,
  seatsOf,
  session,
  two,
  prepareCrewClub,
} from './crew-club.ts'

prepareCrewClub()

describe('a crew', () => {
  test('is called by its class, measured by its gold medal time, grouped by its seats', async () => {
    const crew = await make({
      boat_type: 3,
      gender: 'women',
      crew_users: [
        { user_id: one.id, position: 1 },
        { user_id: two.id, position: 2, side: 'starboard' },
      ],
    })
    expect(crew).toMatchObject({
      name: 'W2-',
      class: 'W2-',
      style: 'sweep',
      gmt_score: 407.41,
      gmt_own: false,
      published: false,
      version: 1,
      parent_id: null,
    })
    expect(crew.crew_users).toMatchObject([
      { user_id: one.id, position: 1, side: null, crew_user_groups: [2] },
      {
        user_id: two.id,
        position: 2,
        side: 'starboard',
        crew_user_groups: [2],
        user: { id: two.id },
      },
    ])
    const young = await make({ boat_type: 1, age: 'u17', crew_users: [] })
    expect(young.gmt_score).toBeCloseTo(390.74 * 1.05, 9)
    expect(await make({ gmt_score: 400, crew_users: [] })).toMatchObject({
      gmt_score: 400,
      gmt_own: true,
    })
  })

  test.each<[string, object, string]>([
    [
      'on a seat the boat has not',
      { crew_users: [{ user_id: 1, position: 3 }] },
      'crew_users.0.position',
    ],
    [
      'two on a seat',
      {
        crew_users: [
          { user_id: 1, position: 1 },
          { user_id: 2, position: 1 },
        ],
      },
      'crew_users.1.position',
    ],
    [
      'one on two',
      {
        crew_users: [
          { user_id: 1, position: 1 },
          { user_id: 1, position: 2 },
        ],
      },
      'crew_users.1.user_id',
    ],
    ['a boat nobody builds', { boat_type: 15 }, 'boat_type'],
    ['an age nobody has', { age: 'u99' }, 'age'],
    ['a blank name', { name: '  ' }, 'name'],
  ])('with %s is refused at the field', async (_, body, field) => {
    const problem = await app.refused(
      contract.createCrew,
      { body: { boat_type: 2, ...body } },
      asCoach,
    )
    expect(problem).toMatchObject({ status: 400, code: 'invalid' })
    expect(Object.keys(problem.errors ?? {})).toEqual([field])
  })

  test('takes nobody from outside the club', async () => {
    const stranger = await makeUser(app.db)
    const body = { boat_type: 2, crew_users: seats(one, stranger) }
    expect(await app.refused(contract.createCrew, { body }, asCoach)).toMatchObject({
      code: 'unknown_reference',
    })
    expect(
      await app.rows('select from crews where club_id = $1 and session_id is null', [club]),
    ).toEqual([])
  })

  test('changes what is named; a smaller boat loses seats', async () => {
    const { id } = await make({ boat_type: 5, description: 'Quick' })
    const named = (
      await app.ask(contract.editCrew, { body: { id, version: 1, name: 'A boat' } }, asCoach)
    ).data
    expect(named).toMatchObject({ name: 'A boat', version: 2, description: 'Quick', boat_type: 5 })
    expect(seatsOf(named)).toHaveLength(2)
    const single = (
      await app.ask(
        contract.editCrew,
        { body: { id, version: 2, boat_type: 1, description: null } },
        asCoach,
      )
    ).data
    expect([single.description, single.class, seatsOf(single)]).toEqual([
      null,
      'M1x',
      [[1, one.id]],
    ])
  })

  test('keeps who has left the club where they sat, and takes them into no other boat', async () => {
    const gone = await makeMember(app.db, club)
    const { id } = await make({ crew_users: seats(one, gone) })
    const other = await make({ boat_type: 1, crew_users: seats(two) })
    await leaveClub(gone)
    const seat = (crew: { id: number; version: number }, crew_users: contract.Seat[]) =>
      app.send(contract.editCrew, { body: { ...crew, crew_users } }, asCoach)
    expect((await seat({ id, version: 1 }, seats(gone, one))).status).toBe(200)
    expect((await boatsOf()).crews.map(seatsOf)).toEqual([
      [
        [1, gone.id],
        [2, one.id],
      ],
      [[1, two.id]],
    ])
    expect(await seat({ id: other.id, version: 1 }, seats(gone))).toMatchObject({
      status: 400,
      json: { code: 'unknown_reference' },
    })
  })

  test('is deleted by who may, with the words for who may not', async () => {
    const { id } = await make()
    await app.rows('update crews set published_at = now() where id = $1', [id])
    const refused = await app.refused(contract.deleteCrew, { body: { crew_id: id } }, asOne)
    expect(refused).toMatchObject({
      status: 403,
      code: 'delete_crew_denied',
      message: 'You don’t have permission to delete this crew.',
    })
    await app.ask(contract.deleteCrew, { body: { crew_id: id } }, asCoach)
    expect(await app.refused(contract.getCrew, { params: { id } }, asCoach)).toMatchObject({
      status: 404,
    })
  })

  test('of another club is a switch for its members and nothing for others', async () => {
    const other = await makeClub(app.db)
    const id = await makeCrew(app.db, other)
    await addMember(app.db, other, manager.id, [ROLE.athlete])
    const as = { token: manager.token, club }
    expect(await app.refused(contract.getCrew, { params: { id } }, as)).toMatchObject({
      status: 409,
      code: 'other_club',
      club_id: other,
    })
    expect(
      await app.refused(contract.editCrew, { body: { id, version: 1 } }, asCoach),
    ).toMatchObject({ status: 404 })
    const put = { body: { crew_ids: [id], session_ids: [session] } }
    expect(await app.refused(contract.assignCrewsToSessions, put, asCoach)).toMatchObject({
      status: 404,
    })
  })
})

describe('two coaches at once', () => {
  test('the later change is refused, with what it would overwrite', async () => {
    const { id } = await make()
    await app.ask(
      contract.editCrew,
      { body: { id, version: 1, crew_users: seats(two, one) } },
      asCoach,
    )
    const late = await app.refused(
      contract.editCrew,
      { body: { id, version: 1, crew_users: [] } },
      { token: manager.token, club },
    )
    expect(late).toMatchObject({
      status: 409,
      code: 'conflict',
      current: [{ id, version: 2, crew_users: [{ user_id: two.id }, { user_id: one.id }] }],
    })
    expect(seatsOf((await boatsOf()).crews[0] ?? (await make()))).toEqual([
      [1, two.id],
      [2, one.id],
    ])
  })

  test('of two at the same moment one wins', async () => {
    const { id } = await make()
    const tries = [1, 2, 3, 4].map((number) =>
      app.send(contract.editCrew, { body: { id, version: 1, name: `Boat ${number}` } }, asCoach),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409])
  })

  test('people change boats in one go or not at all', async () => {
    const [a, b] = [
      await make({ boat_type: 1, crew_users: seats(one) }),
      await make({ boat_type: 1, crew_users: seats(two) }),
    ]
    const swap = (version: number) => ({
      body: {
        crews: [
          { id: a.id, version: 1, crew_users: seats(two) },
          { id: b.id, version, crew_users: seats(one) },
        ],
      },
    })
    expect(await app.refused(contract.editCrews, swap(7), asCoach)).toMatchObject({
      code: 'conflict',
      current: [{ id: b.id }],
    })
    expect((await boatsOf()).crews.map(seatsOf)).toEqual([[[1, one.id]], [[1, two.id]]])
    expect((await app.ask(contract.editCrews, swap(1), asCoach)).data.map(seatsOf)).toEqual([
      [[1, two.id]],
      [[1, one.id]],
    ])
    const twice = {
      body: {
        crews: [
          { id: a.id, version: 2 },
          { id: a.id, version: 2 },
        ],
      },
    }
    expect(await app.refused(contract.editCrews, twice, asCoach)).toMatchObject({
      status: 400,
      code: 'invalid',
    })
  })

  test('see each other', async () => {
    const socket = await openSocket(app, manager)
    try {
      expect(await socket.join(club, session)).toBe(true)
      const message = socket.next('session')
      await make()
      expect(await message).toEqual({ session_id: session, what: 'crews' })
    } finally {
      socket.close()
    }
  })
})
