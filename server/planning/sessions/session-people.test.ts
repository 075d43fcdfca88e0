import { afterAll, describe, expect, test } from 'vitest'
import * as attendance from '#contract/planning/attendance.ts'
import * as sessions from '#contract/planning/sessions.ts'
import type { SessionPlan } from '#contract/plan.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { makeMember, makeSquad } from '../../../test/support/factories.ts'
import { PLAN, startPlanningClub } from '../../../test/support/planning-club.ts'

const { app, club, coach, athlete, other, asCoach, asAthlete, create, read } =
  await startPlanningClub()
afterAll(() => app.close())

const refuse = (plan: Partial<SessionPlan>) =>
  app.refused(sessions.createSession, { body: { ...PLAN, ...plan } }, asCoach)
const peopleOf = async (id: number) =>
  ((await read(id)).participants ?? [])
    .map(({ user_id, user_role_id }) => [user_id, user_role_id])
    .toSorted(([a = 0], [b = 0]) => a - b)

describe('people of a session', () => {
  test('come from squads and by name, everybody once, coaches as coaches', async () => {
    const squadCoach = await makeMember(app.db, club, [ROLE.coach, ROLE.athlete])
    const one = await makeSquad(app.db, club, [athlete.id, other.id, squadCoach.id])
    const two = await makeSquad(app.db, club, [other.id, coach.id])
    const id = await create({ squad_ids: [one, two], athlete_ids: [athlete.id] })
    expect(await peopleOf(id)).toEqual([
      [coach.id, ROLE.coach],
      [athlete.id, ROLE.athlete],
      [other.id, ROLE.athlete],
      [squadCoach.id, ROLE.coach],
    ])
  })

  test('athletes name nobody but themselves', async () => {
    const squad = await makeSquad(app.db, club, [athlete.id])
    for (const people of [
      { athlete_ids: [other.id] },
      { coach_ids: [coach.id] },
      { squad_ids: [squad] },
    ]) {
      expect(
        await app.refused(sessions.createSession, { body: { ...PLAN, ...people } }, asAthlete),
      ).toMatchObject({
        status: 403,
        code: 'forbidden',
      })
    }
    const own = await create({ athlete_ids: [athlete.id] }, asAthlete)
    expect(await peopleOf(own)).toEqual([[athlete.id, ROLE.athlete]])
  })

  test('who are replaced go, the creator and the answers of the others stay', async () => {
    const id = await create({ athlete_ids: [athlete.id, other.id] })
    for (const person of [athlete, other]) {
      const users = { [person.id]: { attending: 1 as const } }
      await app.ask(
        attendance.saveAttendance,
        { body: { event_id: id, users } },
        { token: person.token, club },
      )
    }
    await app.ask(sessions.updateSession, { body: { id, athlete_ids: [athlete.id] } }, asCoach)
    const { data } = await app.ask(attendance.sessionAttendance, { params: { id } }, asCoach)
    expect(data.map(({ user_id, attending }) => [user_id, attending])).toEqual([
      [coach.id, null],
      [athlete.id, 1],
    ])
  })

  test('keep their answers when the plan changes', async () => {
    const id = await create({ athlete_ids: [athlete.id], tags: ['Rain'] })
    await app.ask(
      attendance.saveAttendance,
      { body: { event_id: id, users: { [athlete.id]: { attending: 2 } } } },
      asAthlete,
    )
    await app.ask(
      sessions.updateSession,
      { body: { id, name: 'Ergo', sport_id: 2, tags: [] } },
      asCoach,
    )
    expect(await read(id)).toMatchObject({
      name: 'Ergo',
      sport: { id: 2 },
      tags: [],
      start_date: PLAN.start_date,
    })
    const { data } = await app.ask(attendance.sessionAttendance, { params: { id } }, asCoach)
    expect(data.find(({ user_id }) => user_id === athlete.id)?.attending).toBe(2)
  })
})

describe('people', () => {
  const rights = async (id: number) =>
    (await read(id)).participants?.find(({ user_id }) => user_id === athlete.id)

  test('are granted rights one by one, which stay until they are taken', async () => {
    const grant = (edit: boolean, add_all_scores: boolean) => ({
      athlete_permissions: [{ user_id: athlete.id, edit, add_all_scores }],
    })
    const id = await create({ athlete_ids: [athlete.id], ...grant(true, false) })
    expect(await rights(id)).toMatchObject({ edit: true, add_all_scores: false })
    await app.ask(
      sessions.updateSession,
      { body: { id, athlete_ids: [athlete.id, other.id] } },
      asCoach,
    )
    expect(await rights(id)).toMatchObject({ edit: true, add_all_scores: false })
    await app.ask(sessions.updateSession, { body: { id, ...grant(false, true) } }, asCoach)
    expect(await rights(id)).toMatchObject({ edit: false, add_all_scores: true })
    await app.ask(
      sessions.updateSession,
      { body: { id, athlete_ids: [athlete.id], ...grant(true, true) } },
      asCoach,
    )
    expect(await rights(id)).toMatchObject({ edit: true, add_all_scores: true })
  })

  test('who do not take part are granted nothing', async () => {
    const strange = {
      athlete_permissions: [{ user_id: other.id, edit: true, add_all_scores: true }],
    }
    const at = { code: 'unknown_reference', errors: { athlete_permissions: [expect.any(String)] } }
    expect(await refuse(strange)).toMatchObject(at)
    const id = await create({ athlete_ids: [athlete.id] })
    expect(
      await app.refused(sessions.updateSession, { body: { id, ...strange } }, asCoach),
    ).toMatchObject(at)
    const both = { id, ...strange, athlete_ids: [athlete.id] }
    expect(await app.refused(sessions.updateSession, { body: both }, asCoach)).toMatchObject(at)
  })

  test('may become coaches of it', async () => {
    const id = await create({ athlete_ids: [athlete.id] })
    await app.ask(sessions.updateSession, { body: { id, coach_ids: [athlete.id] } }, asCoach)
    expect(await rights(id)).toMatchObject({ user_role_id: ROLE.coach })
  })

  test('start as not attending where places are limited, coaches apart', async () => {
    const answers = async (id: number) =>
      (await app.ask(attendance.sessionAttendance, { params: { id } }, asCoach)).data.map(
        ({ user_id, attending }) => [user_id, attending],
      )
    const id = await create({ attendance_limit: 1, athlete_ids: [athlete.id] })
    expect(await answers(id)).toEqual(
      expect.arrayContaining([
        [athlete.id, 2],
        [coach.id, null],
      ]),
    )
    await app.ask(
      sessions.updateSession,
      { body: { id, athlete_ids: [athlete.id, other.id] } },
      asCoach,
    )
    expect(await answers(id)).toEqual(expect.arrayContaining([[other.id, 2]]))
    const open = await create({ athlete_ids: [athlete.id, other.id] })
    await app.ask(
      attendance.saveAttendance,
      { body: { event_id: open, users: { [athlete.id]: { attending: 1 } } } },
      asCoach,
    )
    await app.ask(sessions.updateSession, { body: { id: open, attendance_limit: 5 } }, asCoach)
    expect(await answers(open)).toEqual(
      expect.arrayContaining([
        [athlete.id, 1],
        [other.id, 2],
      ]),
    )
  })
})
