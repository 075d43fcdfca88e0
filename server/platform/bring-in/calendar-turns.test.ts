import { expect, test } from 'vitest'
import {
  checkCalendar,
  readCalendarOnce,
  takeCalendar,
} from '#contract/platform/bring-in-calendars.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { makeMember } from '../../../test/support/factories.ts'
import { grantTo } from '../../../test/support/grant.ts'
import { connectOwner } from '../../db/client.ts'
import {
  app,
  as,
  calendarOf,
  calendars,
  CAMP,
  club,
  coach,
  events,
  look,
  prepareCalendarClub,
  read,
  REGATTA,
  serve,
  server,
  takeOver,
} from '../../../test/support/followed-calendars.ts'
import { lookAtDue } from './calendar-look.ts'

prepareCalendarClub()

/** Connections that wait for a lock. */
const waiting = async () =>
  (
    await app.rows(
      `select from pg_locks
       where not granted and pid in (
         select pid from pg_stat_activity where datname = current_database())`,
    )
  ).length

test('a calendar is taken over once when two do so at once', async () => {
  serve(calendarOf(REGATTA, CAMP))
  const { id } = await read()
  // Nobody writes a session until both of them wait.
  const holder = await connectOwner(app.database.ownerUrl)
  await holder.query('begin; lock table sessions in share mode')
  const both = [takeOver(id), takeOver(id)]
  try {
    await expect.poll(waiting, { timeout: 10_000 }).toBe(2)
  } finally {
    await holder.end()
  }
  expect((await Promise.all(both)).map(({ added }) => added).toSorted()).toEqual([0, 2])
  expect((await events()).map(({ name }) => name)).toEqual(['Regatta', 'Camp'])
})

test('a calendar changes and deletes no session of a coach who may not edit it', async () => {
  serve(calendarOf(REGATTA, CAMP))
  const { id } = await read()
  await takeOver(id)
  const other = await makeMember(app.db, club, [ROLE.coach])
  const permission = 'view-edit-all-sessions'
  await grantTo(app, { club, person: other, permission, granted: false })
  const before = await events()
  for (const changed of [[REGATTA, { ...CAMP, place: 'Lucerne' }], [REGATTA]]) {
    serve(calendarOf(...changed))
    await look(id)
    const refused = await app.refused(takeCalendar, { params: { id } }, as(other))
    expect(refused).toMatchObject({ status: 403, code: 'edit_denied' })
    expect(await events()).toEqual(before)
  }
  expect(await takeOver(id)).toMatchObject({ removed: 1 })
})

type Job = { queue_name: string | null; key: string }
const jobs = () =>
  app.rows<Job>(
    `select queue_name, key from graphile_worker.jobs where task_identifier = 'look-at-calendars'`,
  )

test('a calendar is looked at once a minute, however often somebody wants it', async () => {
  serve(calendarOf(REGATTA))
  const { id } = await read()
  const check = async () => {
    expect((await app.send(checkCalendar, { params: { id } }, as(coach))).status).toBe(200)
    await lookAtDue(app.database.worker, server.outbound)
  }
  const before = server.received.length
  await check()
  expect(server.received).toHaveLength(before)
  await look(id)
  expect(server.received).toHaveLength(before + 1)
  await check()
  expect(server.received).toHaveLength(before + 1)
})

test('calendars are looked at a few at a time, by one worker', async () => {
  serve(calendarOf(REGATTA))
  for (let number = 0; number < 11; number += 1) {
    const body = { address: new URL(`/${number}`, server.address).href, follows: true }
    expect((await app.send(readCalendarOnce, { body }, as(coach))).status).toBe(202)
  }
  expect(await jobs()).toEqual([{ queue_name: 'calendars', key: 'look-at-calendars' }])
  await app.rows(`select graphile_worker.remove_job('look-at-calendars')`)
  const open = async () => (await calendars()).filter((one) => one.checked_at === null).length
  await lookAtDue(app.database.worker, server.outbound)
  expect(await open()).toBe(1)
  expect(await jobs()).toEqual([{ queue_name: 'calendars', key: 'look-at-calendars' }])
  await lookAtDue(app.database.worker, server.outbound)
  expect(await open()).toBe(0)
})
