import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { AttendanceMark } from '#contract/planning/attendance.ts'
import * as contract from '#contract/planning/attendance.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { startAnsweringClub } from '../../../test/support/answering-club.ts'
import { makeMember, type TestUser } from '../../../test/support/factories.ts'
import type { As } from '../../../test/support/http.ts'

const { app, club, coach, one, two, asCoach, asOne, planSession, markIn, rowIn } =
  await startAnsweringClub()
afterAll(() => app.close())

let session: number
beforeEach(async () => {
  session = await planSession()
})
const mark = (users: Record<string, AttendanceMark>, as: As) => markIn(session, users, as)
const rowOf = (user: TestUser) => rowIn(session, user)

describe('the register', () => {
  const change = (body: { add?: number[]; remove?: number[] }, as: As) =>
    app.ask(contract.changeRegister, { params: { id: session }, body }, as)

  test('takes people in and out, twice as once, but never its creator', async () => {
    const late = await makeMember(app.db, club)
    await change({ add: [late.id] }, asCoach)
    await change({ add: [late.id] }, asCoach)
    expect(await rowOf(late)).toMatchObject({ attending: null, user_role_id: ROLE.athlete })
    await change({ remove: [late.id, coach.id] }, asCoach)
    expect(await rowOf(late)).toBeUndefined()
    expect(await rowOf(coach)).toBeDefined()
  })

  test('is the coach’s, and of the club’s people', async () => {
    const parts = (id: number) => ({ params: { id: session }, body: { add: [id] } })
    expect(await app.refused(contract.changeRegister, parts(one.id), asOne)).toMatchObject({
      status: 403,
    })
    expect(await app.refused(contract.changeRegister, parts(999_999), asCoach)).toMatchObject({
      code: 'unknown_reference',
      errors: { add: [expect.any(String)] },
    })
  })

  test('can be taken along', async () => {
    const answer = await app.send(contract.exportAttendance, { params: { id: session } }, asCoach)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toContain('.xlsx')
    expect(
      (await app.send(contract.exportAttendance, { params: { id: session } }, asOne)).status,
    ).toBe(403)
  })
})

describe('who answers', () => {
  test('an athlete for nobody else, and then nothing is written', async () => {
    const users = { [one.id]: { attending: 1 }, [two.id]: { attending: 1 } }
    expect(
      await app.refused(contract.saveAttendance, { body: { event_id: session, users } }, asOne),
    ).toMatchObject({ status: 403 })
    expect(await rowOf(one)).toMatchObject({ attending: null })
  })

  test('a coach for anybody in the session, all or nothing', async () => {
    await mark({ [one.id]: { attending: 1 }, [two.id]: { attending: 2 } }, asCoach)
    expect([(await rowOf(one))?.attending, (await rowOf(two))?.attending]).toEqual([1, 2])
    const stranger = await makeMember(app.db, club)
    const users = { [one.id]: { attending: 2 }, [stranger.id]: { attending: 1 } }
    expect(
      await app.refused(contract.saveAttendance, { body: { event_id: session, users } }, asCoach),
    ).toMatchObject({
      status: 400,
      code: 'not_a_participant',
    })
    expect((await rowOf(one))?.attending).toBe(1)
  })

  test('nobody who is not in the session', async () => {
    const stranger = await makeMember(app.db, club)
    const body = { event_id: session, users: { [stranger.id]: { attending: 1 } } }
    expect(
      await app.refused(contract.saveAttendance, { body }, { token: stranger.token, club }),
    ).toMatchObject({
      code: 'not_a_participant',
    })
  })

  test('one or fifty at once take the same few statements', async () => {
    const many: TestUser[] = []
    while (many.length < 50) many.push(await makeMember(app.db, club))
    session = await planSession(many)
    const users = (people: TestUser[]) =>
      Object.fromEntries(people.map(({ id }) => [id, { attending: 1 as const }]))
    const loads = () =>
      app.rows('select count(*)::int as count from training_loads where session_id = $1', [session])
    await mark(users(many.slice(0, 1)), asCoach)
    expect(await loads()).toEqual([{ count: 1 }])
    const single = await app.statements(() => mark(users(many.slice(1, 2)), asCoach))
    expect(single.length).toBeLessThan(10)
    expect(await app.statements(() => mark(users(many), asCoach))).toHaveLength(single.length)
    expect(await loads()).toEqual([{ count: 50 }])
    expect(
      await app.rows('select count(*) from attendance where session_id = $1 and attending = 1', [
        session,
      ]),
    ).toEqual([{ count: 50 }])
  })
})
