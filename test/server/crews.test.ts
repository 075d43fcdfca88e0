import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as contract from '#contract/boats/crews.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import {
  addMember,
  makeClub,
  makeCrew,
  makeMember,
  makeSession,
  makeSquad,
  makeUser,
  type TestUser,
} from '../support/factories.ts'
import type { As } from '../support/http.ts'
import { openSocket } from '../support/sockets.ts'
import { sheetOf } from '../support/xlsx.ts'

let app: TestApp
let club: ClubId
let coach: TestUser, manager: TestUser, one: TestUser, two: TestUser
let asCoach: As, asOne: As
let session: number

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
  coach = await makeMember(app.db, club, [ROLE.coach])
  manager = await makeMember(app.db, club, [ROLE.manager])
  one = await makeMember(app.db, club)
  two = await makeMember(app.db, club)
  asCoach = { token: coach.token, club }
  asOne = { token: one.token, club }
})
beforeEach(async () => {
  await app.rows('delete from crews where club_id = $1', [club])
  session = await makeSession(
    app.db,
    club,
    { user_id: coach.id },
    { athlete_ids: [one.id, two.id] },
  )
})
afterAll(() => app.close())

const seats = (...users: TestUser[]) =>
  users.map(({ id }, index) => ({ user_id: id, position: index + 1 }))
const seatsOf = (crew: { crew_users: { user_id: number; position: number }[] }) =>
  crew.crew_users.map(({ user_id, position }) => [position, user_id])
const boatsOf = async (as: As = asCoach, id = session) =>
  (await app.ask(contract.sessionCrews, { params: { id } }, as)).data
const make = async (body: Partial<contract.NewCrew> = {}) =>
  (
    await app.ask(
      contract.createCrew,
      { body: { boat_type: 2, session_id: session, crew_users: seats(one, two), ...body } },
      asCoach,
    )
  ).data

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

  test('is deleted by who may, with the words for who may not', async () => {
    const { id } = await make()
    await app.rows('update crews set published_at = now() where id = $1', [id])
    const refused = await app.refused(contract.deleteCrew, { body: { crew_id: id } }, asOne)
    expect(refused).toMatchObject({
      status: 403,
      code: 'delete_crew_denied',
      message: 'You do not have permission to delete this crew.',
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
  test('the later change is refused and told what it would overwrite', async () => {
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

describe('the crews of a session', () => {
  test('are published to the people in the boats, once', async () => {
    const [a, b] = [
      await make({ boat_type: 1, crew_users: seats(one) }),
      await make({ boat_type: 1, crew_users: seats(two) }),
    ]
    expect((await boatsOf(asOne)).crews).toEqual([])
    expect(await app.refused(contract.getCrew, { params: { id: a.id } }, asOne)).toMatchObject({
      status: 404,
    })
    const publish = (body: { published: boolean; crew_ids?: number[] }, as = asCoach) =>
      app.ask(contract.publishCrews, { params: { id: session }, body }, as)
    expect((await publish({ published: true, crew_ids: [a.id] })).data).toEqual({
      changed: [a.id],
      told: 1,
    })
    expect((await publish({ published: true })).data).toEqual({ changed: [b.id], told: 1 })
    expect((await publish({ published: true })).data).toEqual({ changed: [], told: 0 })
    const [notice] = await app.rows(
      'select kind, link, "values" from notifications where user_id = $1 order by id desc limit 1',
      [one.id],
    )
    expect(notice).toEqual({
      kind: 'crew-published',
      link: `/session/${session}/crews`,
      values: { boat: 'M1x', session: 'Steady state' },
    })
    expect((await boatsOf(asOne)).crews.map(({ id }) => id)).toEqual([a.id, b.id])
    expect((await publish({ published: false })).data).toEqual({ changed: [a.id, b.id], told: 0 })
    const refused = app.refused(
      contract.publishCrews,
      { params: { id: session }, body: { published: true } },
      asOne,
    )
    expect(await refused).toMatchObject({ status: 403, code: 'edit_denied' })
  })

  test('of a draft tell nobody', async () => {
    session = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { athlete_ids: [one.id], published: false },
    )
    await make({ crew_users: seats(one) })
    const { data } = await app.ask(
      contract.publishCrews,
      { params: { id: session }, body: { published: true } },
      asCoach,
    )
    expect([data.changed.length, data.told]).toEqual([1, 0])
  })

  test('come with the pool for who seats them: answers, squads, sides and other boats', async () => {
    const cox = await makeMember(app.db, club, [ROLE.coach])
    await app.rows('update memberships set cox = true where club_id = $1 and user_id = $2', [
      club,
      cox.id,
    ])
    const squad = await makeSquad(app.db, club, [two.id])
    const guest = await makeMember(app.db, club)
    session = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { athlete_ids: [one.id, two.id], coach_ids: [cox.id] },
    )
    await app.rows(
      'insert into attendance (club_id, session_id, user_id, attending, ill) values ($1, $2, $3, 2, true)',
      [club, session, one.id],
    )
    await make({ crew_users: seats(guest) })
    const before = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { start_date: new Date(Date.now() - 86_400_000).toISOString() },
    )
    await makeCrew(app.db, club, {
      session_id: before,
      boat_type: 3,
      published: true,
      user_ids: [one.id, two.id],
    })
    const clash = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { name: 'Ergo', start_date: '2026-03-02T07:00:00Z' },
    )
    await makeCrew(app.db, club, { session_id: clash, user_ids: [two.id] })
    const { pool, squads, busy, year } = await boatsOf()
    const byId = (user: TestUser) => pool.find(({ user_id }) => user_id === user.id)
    expect(pool.map(({ user_id }) => user_id).toSorted()).toEqual(
      [one.id, two.id, cox.id, guest.id].toSorted(),
    )
    expect(byId(one)).toMatchObject({
      attending: 2,
      ill: true,
      invited: true,
      sides: { port: 0, starboard: 1 },
    })
    expect(byId(two)).toMatchObject({
      attending: null,
      squad_ids: [squad],
      sides: { port: 1, starboard: 0 },
    })
    expect([byId(cox)?.cox, byId(guest)?.invited, year]).toEqual([true, false, 2026])
    expect(squads.map(({ id }) => id)).toEqual([squad])
    expect(busy).toMatchObject([{ user_id: two.id, session_id: clash, session_name: 'Ergo' }])
    expect((await boatsOf(asOne)).pool).toEqual([])
  })

  test('are filled from last time with who comes', async () => {
    expect((await app.ask(contract.fillCrews, { params: { id: session } }, asCoach)).data).toEqual({
      ids: [],
      from_session_id: null,
    })
    const { id } = await make({ name: 'Quick pair', boat_type: 3 })
    const next = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { athlete_ids: [one.id, two.id], start_date: '2026-03-04T06:00:00Z' },
    )
    await app.rows(
      'insert into attendance (club_id, session_id, user_id, attending) values ($1, $2, $3, 2)',
      [club, next, one.id],
    )
    const { data } = await app.ask(contract.fillCrews, { params: { id: next } }, asCoach)
    expect(data).toMatchObject({ from_session_id: session })
    const { crews } = await boatsOf(asCoach, next)
    expect(crews).toMatchObject([
      { name: 'Quick pair', parent_id: id, published: false, boat_type: 3 },
    ])
    expect(crews.map(seatsOf)).toEqual([[[2, two.id]]])
  })

  test('are put into other sessions, each of them once', async () => {
    const { id } = await make({ session_id: null, name: 'Firsts' })
    const later = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { start_date: '2026-03-09T06:00:00Z' },
    )
    const assign = () =>
      app.ask(
        contract.assignCrewsToSessions,
        { body: { crew_ids: [id], session_ids: [session, later] } },
        asCoach,
      )
    expect((await assign()).data.ids).toHaveLength(2)
    expect((await assign()).data.ids).toEqual([])
    expect((await boatsOf(asCoach, later)).crews).toMatchObject([
      { name: 'Firsts', parent_id: id, session_id: later },
    ])
    const copy = (await app.ask(contract.copyCrew, { body: { crew_id: id } }, asCoach)).data
    expect(copy).toMatchObject({ parent_id: id, session_id: null, name: 'Firsts' })
    expect(
      await app.refused(
        contract.assignCrewsToSessions,
        { body: { crew_ids: [copy.id], session_ids: [session] } },
        asOne,
      ),
    ).toMatchObject({
      status: 403,
    })
  })

  test('go out as a spreadsheet', async () => {
    await app.rows(`update users set first_name = '=HYPERLINK("x")' where id = $1`, [two.id])
    await make({ boat_type: 4 })
    const place = await app.ask(contract.exportCrews, { body: { event_id: session } }, asCoach)
    expect(place).toEqual({
      file_url: `/api/v2/session/${session}/crews/sheet`,
      filename: 'crews-2026-03-02.xlsx',
    })
    const answer = await app.call('GET', place.file_url.replace('/api/v2/', ''), {
      as: { ...asCoach, language: 'de' },
    })
    const rows = sheetOf(answer.bytes)
    expect(rows[0]).toEqual(['Mannschaft', 'Klasse', 'Platz', 'Seite', 'Name'])
    expect(rows.slice(1).map((row) => row.slice(0, 4))).toEqual([
      ['M2+', 'M2+', 'Bug', 'Steuerbord'],
      ['M2+', 'M2+', 'Schlag', 'Backbord'],
      ['M2+', 'M2+', 'Steuerplatz'],
    ])
    expect(rows[2]?.[4]).toMatch(/^=HYPERLINK/)
  })
})
