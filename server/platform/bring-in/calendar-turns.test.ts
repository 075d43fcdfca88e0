import { expect, test } from 'vitest'
import { connectOwner } from '../../db/client.ts'
import {
  app,
  calendarOf,
  CAMP,
  events,
  prepareCalendarClub,
  read,
  REGATTA,
  serve,
  takeOver,
} from '../../../test/support/followed-calendars.ts'

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
