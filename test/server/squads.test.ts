import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createSquad,
  deleteSquad,
  getSquad,
  leaveSquad,
  squads,
  updateSquad,
} from '#contract/people/squads.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import {
  addMember,
  makeClub,
  makeMember,
  makeSquad,
  makeUser,
  type TestUser,
} from '../support/factories.ts'

let app: TestApp
let club: ClubId
let coach: TestUser
let manager: TestUser
let athlete: TestUser
const as = (user: TestUser, inClub: number = club) => ({ token: user.token, club: inClub })

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
  coach = await makeMember(app.db, club, [ROLE.coach])
  manager = await makeMember(app.db, club, [ROLE.manager])
  athlete = await makeMember(app.db, club, [ROLE.athlete])
})
afterAll(() => app.close())

const namesIn = async (id: number) =>
  (await app.ask(getSquad, { params: { id } }, as(coach))).data.members.map(
    ({ user_id }) => user_id,
  )

describe('a squad', () => {
  test('is made, renamed, refilled and deleted', async () => {
    const { data } = await app.ask(
      createSquad,
      { body: { name: ' Juniors ', user_ids: [coach.id, athlete.id] } },
      as(coach),
    )
    const params = { id: data.id }
    expect((await app.ask(getSquad, { params }, as(coach))).data).toMatchObject({
      name: 'Juniors',
      metric: 'ets',
    })
    await app.ask(updateSquad, { params, body: { name: 'Seniors' } }, as(coach))
    expect(await namesIn(data.id)).toEqual(
      [coach.id, athlete.id].toSorted((one, other) => one - other),
    )
    await app.ask(updateSquad, { params, body: { user_ids: [athlete.id] } }, as(coach))
    expect(await namesIn(data.id)).toEqual([athlete.id])
    expect(await app.refused(deleteSquad, { params }, as(coach))).toMatchObject({
      code: 'permission_missing',
      need: 'delete-squads',
    })
    await app.ask(deleteSquad, { params }, as(manager))
    expect(await app.refused(getSquad, { params }, as(coach))).toMatchObject({ status: 404 })
    expect(
      await app.rows('select from memberships where club_id = $1 and user_id = $2', [
        club,
        athlete.id,
      ]),
    ).toHaveLength(1)
  })

  describe('changed by two at once', () => {
    const make = async (name: string, user_ids: number[]) =>
      (await app.ask(createSquad, { body: { name, user_ids } }, as(coach))).data.id

    test('keeps the people both have added and loses those both have taken out', async () => {
      const [one, two, three] = [
        await makeMember(app.db, club),
        await makeMember(app.db, club),
        await makeMember(app.db, club),
      ]
      const id = await make('Merged', [athlete.id, coach.id])
      const seen = { name: 'Merged', user_ids: [athlete.id, coach.id] }
      const send = (user_ids: number[], user: TestUser) =>
        app.ask(updateSquad, { params: { id }, body: { user_ids, seen } }, as(user))
      await Promise.all([
        send([athlete.id, coach.id, one.id], coach),
        send([coach.id, two.id, three.id], manager),
      ])
      const byNumber = (a: number, b: number) => a - b
      expect((await namesIn(id)).toSorted(byNumber)).toEqual(
        [coach.id, one.id, two.id, three.id].toSorted(byNumber),
      )
    })

    test('reports the name of the other, and lets one’s own be kept on purpose', async () => {
      const id = await make('Before', [])
      const seen = { name: 'Before', user_ids: [] }
      await app.ask(
        updateSquad,
        { params: { id }, body: { name: 'Theirs', user_ids: [], seen } },
        as(manager),
      )
      const mine = { name: 'Mine', user_ids: [athlete.id] }
      expect(
        await app.refused(updateSquad, { params: { id }, body: { ...mine, seen } }, as(coach)),
      ).toMatchObject({
        status: 409,
        code: 'changed_meanwhile',
        current: [{ id, name: 'Theirs' }],
      })
      expect(await namesIn(id)).toEqual([])
      await app.ask(
        updateSquad,
        { params: { id }, body: { name: 'Before', user_ids: [athlete.id], seen } },
        as(coach),
      )
      expect((await app.ask(getSquad, { params: { id } }, as(coach))).data).toMatchObject({
        name: 'Theirs',
        members: [{ user_id: athlete.id }],
      })
      await app.ask(
        updateSquad,
        { params: { id }, body: { ...mine, seen: { ...seen, name: 'Theirs' } } },
        as(coach),
      )
      expect((await app.ask(getSquad, { params: { id } }, as(coach))).data.name).toBe('Mine')
    })
  })

  test.each([
    ['without a name', { name: '  ', user_ids: [] }, 'name'],
    ['with too long a name', { name: 'x'.repeat(81), user_ids: [] }, 'name'],
    ['with a person twice', { name: 'Twins', user_ids: [1, 1] }, 'user_ids'],
  ])('%s is refused at the field', async (_, body, field) => {
    const problem = await app.refused(createSquad, { body }, as(coach))
    expect(problem).toMatchObject({ status: 400, code: 'invalid' })
    expect(Object.keys(problem.errors ?? {})).toEqual([field])
  })

  test('takes those on their way in, but nobody from outside and nobody who left', async () => {
    const invited = await makeUser(app.db)
    const former = await makeUser(app.db)
    const stranger = await makeUser(app.db)
    await addMember(app.db, club, invited.id, [ROLE.athlete], MEMBER_STATUS.invited)
    await addMember(app.db, club, former.id, [ROLE.athlete], MEMBER_STATUS.left)
    const { data } = await app.ask(
      createSquad,
      { body: { name: 'New ones', user_ids: [invited.id] } },
      as(coach),
    )
    expect(await namesIn(data.id)).toEqual([invited.id])
    for (const { id } of [former, stranger]) {
      const change = { params: { id: data.id }, body: { user_ids: [id] } }
      expect(await app.refused(updateSquad, change, as(coach))).toMatchObject({
        status: 400,
        code: 'unknown_reference',
      })
    }
    expect(await namesIn(data.id)).toEqual([invited.id])
  })

  test('keeps the place of who left, for a return', async () => {
    const person = await makeMember(app.db, club)
    const id = await makeSquad(app.db, club, [person.id, athlete.id])
    const setStatus = (status: number) =>
      app.rows('update memberships set status = $3 where club_id = $1 and user_id = $2', [
        club,
        person.id,
        status,
      ])
    await setStatus(MEMBER_STATUS.left)
    const list = await app.ask(squads, { query: { include: 'squad_users' } }, as(athlete))
    expect(
      list.data.find((squad) => squad.id === id)?.squad_users?.map(({ user_id }) => user_id),
    ).toEqual([athlete.id])
    await app.ask(updateSquad, { params: { id }, body: { user_ids: [athlete.id] } }, as(coach))
    await setStatus(MEMBER_STATUS.approved)
    expect(await namesIn(id)).toContain(person.id)
  })

  test('is left by its own people only', async () => {
    const id = await makeSquad(app.db, club, [athlete.id, coach.id])
    await app.ask(leaveSquad, { params: { id } }, as(athlete))
    expect(await namesIn(id)).toEqual([coach.id])
    expect(await app.refused(leaveSquad, { params: { id } }, as(athlete))).toMatchObject({
      status: 404,
    })
  })
})
