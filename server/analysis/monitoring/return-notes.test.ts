import { expect, test } from 'vitest'
import { healthReport } from '#contract/analysis/monitoring-reports.ts'
import {
  addReturnNote,
  changeReturnNote,
  deleteReturnNote,
} from '#contract/analysis/monitoring-returns.ts'
import { morningCourse } from '#contract/analysis/monitoring.ts'
import { notifications } from '#contract/platform/inbox.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { addDays } from '#domain/time/week.ts'
import { makeMember, makeSquad } from '../../../test/support/factories.ts'
import {
  app,
  as,
  athlete,
  club,
  coach,
  plainCoach,
  prepareMorningClub,
  today,
} from '../../../test/support/morning-club.ts'

prepareMorningClub()

const TEXT = 'Half an hour, easy'
const add = (person: typeof coach, body: object = {}) =>
  app.send(
    addReturnNote,
    { body: { user_id: athlete.id, day: today(), text: TEXT, ...body } },
    as(person),
  )
const written = async (person = coach, body: object = {}) =>
  ((await add(person, body)).json as { data: { id: number } }).data.id
const change = async (person: typeof coach, id: number, body: object = {}) =>
  (
    await app.send(
      changeReturnNote,
      { params: { id }, body: { day: today(), text: 'An hour', ...body } },
      as(person),
    )
  ).status
const remove = async (person: typeof coach, id: number) =>
  (await app.send(deleteReturnNote, { params: { id } }, as(person))).status
const courseOf = async (person: typeof coach, to = today()) => {
  const query = { from: addDays(to, -30), to }
  return (await app.ask(morningCourse, { params: { id: athlete.id }, query }, as(person))).data
}
const noteIn = async (person: typeof coach, id: number) =>
  (await courseOf(person)).returns.find((note) => note.id === id)

test('a coach writes a note, the athlete and other coaches read it', async () => {
  const id = await written(plainCoach, { text: `  ${TEXT}  ` })
  const note = { id, day: today(), text: TEXT, written_by: expect.any(String) }
  expect(await noteIn(plainCoach, id)).toEqual({ ...note, can_change: true })
  expect(await noteIn(athlete, id)).toEqual({ ...note, can_change: false })
  expect(await noteIn(coach, id)).toEqual({ ...note, can_change: true })
  expect((await courseOf(athlete)).can_note).toBe(false)
  expect((await courseOf(coach)).can_note).toBe(true)
})

test('the report on illness shows it as well, from a day to come too', async () => {
  const id = await written(coach, { day: addDays(today(), 3) })
  const shownIn = async (person: typeof coach, end_date: string) => {
    const query = { start_date: addDays(end_date, -7), end_date }
    const { athletes } = (await app.ask(healthReport, { query }, as(person))).data
    const found = athletes.find(({ user_id }) => user_id === athlete.id)
    return found?.returns.some((note) => note.id === id)
  }
  expect(await shownIn(coach, today())).toBe(true)
  expect(await shownIn(athlete, today())).toBe(true)
  expect(await shownIn(coach, addDays(today(), -1))).toBe(false)
})

test('its author and who has the right over what has been change and delete it', async () => {
  const id = await written(plainCoach)
  expect(await change(plainCoach, id)).toBe(200)
  expect(await change(coach, id, { text: 'Two hours' })).toBe(200)
  expect(await noteIn(athlete, id)).toMatchObject({ text: 'Two hours' })
  const other = await written(coach)
  expect([await change(plainCoach, other), await remove(plainCoach, other)]).toEqual([403, 403])
  expect([await change(athlete, other), await remove(athlete, other)]).toEqual([403, 403])
  expect([await remove(coach, other), await remove(coach, other)]).toEqual([200, 404])
  expect(await noteIn(coach, other)).toBeUndefined()
})

test('refuses athletes, and coaches who do not see the athlete', async () => {
  expect((await add(athlete)).status).toBe(403)
  const mate = await makeMember(app.db, club)
  expect((await add(mate)).status).toBe(404)
  const hidden = await makeMember(app.db, club)
  await app.rows(
    `insert into privacy_settings (club_id, user_id, mode) values ($1, $2, 'only-me')`,
    [club, hidden.id],
  )
  expect((await add(coach, { user_id: hidden.id })).status).toBe(404)
  const silent = await makeMember(app.db, club, [ROLE.athlete], { consent: null })
  expect((await add(coach, { user_id: silent.id })).status).toBe(404)
})

test('a manager who sees profiles reads no notes', async () => {
  const manager = await makeMember(app.db, club, [ROLE.manager])
  await app.rows(
    `insert into member_permissions (club_id, user_id, permission_id, granted)
     select $1, $2, id, true from permissions where name = 'view-athlete-profile'`,
    [club, manager.id],
  )
  await written(coach)
  expect((await courseOf(manager)).returns).toEqual([])
  expect((await add(manager)).status).toBe(403)
})

test('a coach without the right to profiles writes about those in the report', async () => {
  const own = await makeMember(app.db, club, [ROLE.coach])
  await app.rows(
    `insert into member_permissions (club_id, user_id, permission_id, granted)
     select $1, $2, id, false from permissions
       where name in ('view-athlete-profile', 'view-all-members-on-report')`,
    [club, own.id],
  )
  expect((await add(own)).status).toBe(404)
  await makeSquad(app.db, club, [own.id, athlete.id])
  expect((await add(own)).status).toBe(201)
})

test('refuses an empty note, one that is too long, and a day that is none', async () => {
  const statuses = await Promise.all(
    [{ text: '  ' }, { text: 'x'.repeat(1001) }, { day: '2026-02-30' }].map(
      async (body) => (await add(coach, body)).status,
    ),
  )
  expect(statuses).toEqual([400, 400, 400])
})

test('the athlete is notified of a new note, and the audit log has who looked', async () => {
  const person = await makeMember(app.db, club)
  const id = await written(coach, { user_id: person.id })
  await change(coach, id)
  const notices = (await app.ask(notifications, {}, as(person))).data
  expect(notices.map(({ kind, link }) => [kind, link])).toEqual([
    ['return-note', `/profile/morning-monitoring/${person.id}`],
  ])
  const noted = await app.rows(
    `select 1 from audit_log where user_id = $1 and action = 'read-health'
      and subject ->> 'read' = 'return-notes' and (subject ->> 'user_id')::bigint = $2`,
    [coach.id, person.id],
  )
  expect(noted).toHaveLength(2)
})
