import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  notifications,
  readAllNotifications,
  readNotification,
  unreadNotifications,
} from '#contract/platform/inbox.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import { makeClub, makeMember, makeUser } from '../../../test/support/factories.ts'
import { notify } from '../../delivery/notify.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('what a person is notified of is theirs alone, newest first, and counted until it is read', async () => {
  const club = await makeClub(app.db, { name: 'Lake RC' })
  const person = await makeMember(app.db, club, [ROLE.athlete])
  const other = await makeUser(app.db)
  for (const name of ['Ida', 'Max', 'Eva'])
    await notify(app.db, person.id, {
      kind: 'member-joined',
      by: null,
      values: { person: name },
      link: `/profile/${name}`,
      about_club: club,
    })

  const page = await app.ask(notifications, { query: { limit: 2 } }, person)
  expect(page.meta).toEqual({ page: 1, limit: 2, total: 3 })
  expect(
    page.data.map(({ values, club: about, read_at }) => [values['person'], about?.name, read_at]),
  ).toEqual([
    ['Eva', 'Lake RC', null],
    ['Max', 'Lake RC', null],
  ])
  const newest = page.data[0]?.id ?? 0
  expect(await app.ask(unreadNotifications, {}, person)).toEqual({
    number_of_unread: 3,
    unread_messages: 0,
  })
  expect(await app.ask(unreadNotifications, {}, other)).toEqual({
    number_of_unread: 0,
    unread_messages: 0,
  })

  expect((await app.refused(readNotification, { params: { id: newest } }, other)).code).toBe(
    'not_found',
  )
  await app.ask(readNotification, { params: { id: newest } }, person)
  await app.ask(readNotification, { params: { id: newest } }, person)
  expect(await app.ask(unreadNotifications, {}, person)).toEqual({
    number_of_unread: 2,
    unread_messages: 0,
  })
  expect((await app.ask(notifications, { query: { unread: true } }, person)).meta.total).toBe(2)
  expect((await app.ask(readAllNotifications, {}, other)).data.read).toBe(0)
  expect((await app.ask(readAllNotifications, {}, person)).data.read).toBe(2)
  expect(await app.ask(unreadNotifications, {}, person)).toEqual({
    number_of_unread: 0,
    unread_messages: 0,
  })
})
