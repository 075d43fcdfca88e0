import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { AttendanceMark } from '#contract/planning/attendance.ts'
import * as contract from '#contract/planning/attendance.ts'
import { startAnsweringClub } from '../../../test/support/answering-club.ts'
import type { TestUser } from '../../../test/support/factories.ts'
import type { As } from '../../../test/support/http.ts'
import { openSocket } from '../../../test/support/sockets.ts'

const { app, club, coach, one, two, asCoach, asOne, planSession, markIn, rowIn } =
  await startAnsweringClub()
afterAll(() => app.close())

let session: number
beforeEach(async () => {
  session = await planSession()
})
const mark = (users: Record<string, AttendanceMark>, as: As) => markIn(session, users, as)
const rowOf = (user: TestUser) => rowIn(session, user)

describe('an answer', () => {
  test('is empty until it is given', async () => {
    expect(await rowOf(one)).toMatchObject({
      attending: null,
      health_statuses: [],
      did_alternative: false,
      answered_at: null,
    })
  })

  test.each<[string, AttendanceMark[], object]>([
    ['yes', [{ attending: 1 }], { attending: 1, health_statuses: [], did_alternative: false }],
    ['no, then none', [{ attending: 2 }, { attending: null }], { attending: null }],
    [
      'ill keeps the yes',
      [{ attending: 1 }, { health_statuses: [3] }],
      { attending: 1, health_statuses: [3] },
    ],
    [
      'yes keeps the illness',
      [{ health_statuses: [3, 2] }, { attending: 1 }],
      { attending: 1, health_statuses: [2, 3] },
    ],
    ['well again', [{ health_statuses: [2] }, { health_statuses: [] }], { health_statuses: [] }],
    [
      'something else instead',
      [{ attending: 2, health_statuses: [2] }, { did_alternative: true }],
      { attending: 2, health_statuses: [2], did_alternative: true },
    ],
    [
      'and not after all',
      [{ did_alternative: true }, { did_alternative: false }],
      { did_alternative: false },
    ],
    [
      'nothing changes nothing',
      [{ attending: 1, health_statuses: [3], did_alternative: true }, {}],
      { attending: 1, health_statuses: [3], did_alternative: true },
    ],
  ])('%s', async (_, marks, expected) => {
    for (const given of marks) await mark({ [one.id]: given }, asOne)
    expect(await rowOf(one)).toMatchObject(expected)
  })

  test.each([
    ['a third kind', { attending: 3 }, 'attending'],
    ['a healthy illness', { health_statuses: [1] }, 'health_statuses.0'],
    ['the same twice', { health_statuses: [2, 2] }, 'health_statuses'],
    ['a word', { did_alternative: 'yes' }, 'did_alternative'],
    ['an unknown field', { late: true }, 'late'],
  ])('with %s is refused at its field', async (_, given, field) => {
    const problem = await app.refused(
      contract.saveAttendance,
      { body: { event_id: session, users: { [one.id]: given } } },
      asOne,
    )
    expect(problem).toMatchObject({ status: 400, code: 'invalid' })
    expect(problem.errors).toHaveProperty([`users.${one.id}.${field}`])
  })
})

describe('what goes with an answer', () => {
  test('the reason goes when the answer is another', async () => {
    await mark({ [one.id]: { attending: 2, reason: 'school', note: ' Exam ' } }, asOne)
    expect(await rowOf(one)).toMatchObject({ attending: 2, reason: 'school', note: 'Exam' })
    await mark({ [one.id]: { attending: 1 } }, asOne)
    expect(await rowOf(one)).toMatchObject({ attending: 1, reason: null, note: 'Exam' })
  })

  test('others of the crew read neither reason nor note nor lateness', async () => {
    await mark(
      { [one.id]: { attending: 2, reason: 'work', note: 'Late shift', presence: 'no-show' } },
      asCoach,
    )
    const rows = (
      await app.ask(
        contract.sessionAttendance,
        { params: { id: session } },
        { token: two.token, club },
      )
    ).data
    expect(rows.find(({ user_id }) => user_id === one.id)).toMatchObject({
      attending: 2,
      reason: null,
      note: null,
      presence: null,
    })
    expect(await rowOf(one)).toMatchObject({
      reason: 'work',
      note: 'Late shift',
      presence: 'no-show',
    })
  })

  test('late and no-show are the coach’s to say, and leave the answer alone', async () => {
    const body = { event_id: session, users: { [one.id]: { presence: 'late' as const } } }
    expect(await app.refused(contract.saveAttendance, { body }, asOne)).toMatchObject({
      status: 403,
      code: 'edit_denied',
    })
    await mark({ [one.id]: { attending: 1 } }, asOne)
    const loads = () =>
      app.rows('select 1 from training_loads where session_id = $1 and user_id = $2', [
        session,
        one.id,
      ])
    await mark({ [one.id]: { presence: 'no-show' } }, asCoach)
    expect(await rowOf(one)).toMatchObject({ attending: 1, presence: 'no-show' })
    expect(await loads()).toEqual([])
    await mark({ [one.id]: { presence: 'late' } }, asCoach)
    expect(await loads()).toHaveLength(1)
  })
})

describe('who saw something older', () => {
  const none = { attending: null }
  test('is refused with what stands, and nothing is written', async () => {
    await mark({ [one.id]: { attending: 2, seen: none } }, asOne)
    const users = {
      [one.id]: { attending: 1 as const, seen: none },
      [two.id]: { attending: 1 as const, seen: none },
    }
    const problem = await app.refused(
      contract.saveAttendance,
      { body: { event_id: session, users } },
      asCoach,
    )
    expect(problem).toMatchObject({
      status: 409,
      code: 'changed_meanwhile',
      current: [{ user_id: one.id, attending: 2 }],
    })
    expect(await rowOf(two)).toMatchObject(none)
  })

  test('is named who changed it, where somebody else did', async () => {
    await mark({ [one.id]: { attending: 2 } }, asCoach)
    const names = await app.rows<{ full_name: string }>(
      'select full_name from users where id = $1',
      [coach.id],
    )
    expect(await rowOf(one)).toMatchObject({ answered_by: names[0]?.full_name })
    await mark({ [one.id]: { attending: 1 } }, asOne)
    expect(await rowOf(one)).toMatchObject({ answered_by: null })
  })

  test('is heard where others changed something else, or to the same', async () => {
    await mark({ [one.id]: { attending: 1 } }, asOne)
    await mark({ [one.id]: { attending: 1, seen: none } }, asCoach)
    await mark({ [one.id]: { note: 'Takes the launch', seen: { note: null } } }, asCoach)
    expect(await rowOf(one)).toMatchObject({ attending: 1, note: 'Takes the launch' })
  })

  test('writes on from what the entry before has left', async () => {
    await mark({ [one.id]: { attending: 1, seen: none } }, asCoach)
    await mark({ [one.id]: { attending: 2, seen: { attending: 1 } } }, asCoach)
    expect(await rowOf(one)).toMatchObject({ attending: 2 })
  })
})

test('an answer reaches the coach’s open list within two seconds', async () => {
  const socket = await openSocket(app, coach)
  try {
    expect(await socket.join(club, session)).toBe(true)
    const message = socket.next('session')
    await mark({ [one.id]: { attending: 1 } }, asOne)
    expect(await message).toEqual({ session_id: session, what: 'attendance' })
    expect((await rowOf(one))?.attending).toBe(1)
  } finally {
    socket.close()
  }
})
