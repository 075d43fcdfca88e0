import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as messages from '#contract/club/messages.ts'
import * as safety from '#contract/club/messages-safety.ts'
import * as notifications from '#contract/platform/inbox.ts'
import { openMessageClub, type MessageClub } from '../../../test/support/message-club.ts'

let club: MessageClub
beforeAll(async () => {
  club = await openMessageClub()
})
afterAll(() => club.app.close())

describe('blocking', () => {
  test('folds what somebody writes, notifies of nothing, and lets them begin no thread', async () => {
    const { app, as, anna, ben } = club
    const id = await club.beginGroup(anna, [ben])
    await app.ask(safety.blockPerson, { body: { user_id: ben.id } }, as(anna))
    await club.write(ben, id, 'again and again')
    expect((await club.read(anna, id)).data).toMatchObject([{ is_blocked: true }])
    expect((await club.threads(anna)).find((one) => one.id === id)?.last?.text).toBeNull()
    const query = { unread: true }
    const notices = await app.ask(notifications.notifications, { query }, as(anna))
    expect(notices.data.filter(({ link }) => link === `/messages/${id}`)).toEqual([])
    for (const [by, other] of [
      [ben, anna],
      [anna, ben],
    ] as const) {
      const { body } = club.begin(by, [other])
      const refused = await app.refused(messages.openThread, { body }, as(by))
      expect(refused.code).toBe('unknown_reference')
    }
    await app.ask(safety.unblockPerson, { params: { id: ben.id } }, as(anna))
    expect((await club.read(anna, id)).data).toMatchObject([{ is_blocked: false }])
    const again = { params: { id: ben.id } }
    expect((await app.refused(safety.unblockPerson, again, as(anna))).code).toBe('not_found')
  })

  test('is of members of the club only, and not of oneself', async () => {
    const { app, as, anna } = club
    for (const user_id of [anna.id, 99_999_999]) {
      const refused = await app.refused(safety.blockPerson, { body: { user_id } }, as(anna))
      expect(refused.code).toBe('not_found')
    }
  })
})

describe('welfare persons', () => {
  test('read threads with somebody under 18, and the audit log says so once a day', async () => {
    const { app, as, coach, second, anna, ben, carl, manager } = club
    const minors = await club.beginGroup(anna, [ben])
    const adults = await club.beginGroup(carl, [coach])
    await club.write(anna, minors, 'between us')
    await club.write(carl, adults, 'of age')
    const params = { id: minors }
    const refused = await app.refused(messages.threadMessages, { params, query: {} }, as(second))
    expect(refused.code).toBe('not_found')
    expect(await club.texts(manager, minors)).toEqual(['between us'])
    await club.read(manager, minors)
    const noted = await app.rows(
      `select subject from audit_log where action = 'read-messages' and user_id = $1`,
      [manager.id],
    )
    expect(noted).toEqual([{ subject: { thread_id: minors } }])
    const listed = (await club.threads(manager, { welfare: true })).map(({ id }) => id)
    expect(listed).toContain(minors)
    expect(listed).not.toContain(adults)
    const closed = { params: { id: adults }, query: {} }
    expect((await app.refused(messages.threadMessages, closed, as(manager))).code).toBe('not_found')
    const write = club.writing(minors, 'as a manager')
    expect((await app.refused(messages.sendMessage, write, as(manager))).code).toBe('not_found')
    const query = { welfare: true }
    const none = await app.refused(messages.messageThreads, { query }, as(second))
    expect(none.code).toBe('permission_missing')
  })

  test('take along as a file what they may read, which is noted; others do not', async () => {
    const { app, as, anna, ben, carl, coach, manager } = club
    const minors = await club.beginGroup(anna, [ben])
    const adults = await club.beginGroup(carl, [coach])
    await club.write(anna, minors, '=1+1')
    const ask = (by: typeof anna, id: number) =>
      app.send(messages.exportThread, { params: { id } }, as(by))
    const file = await ask(manager, minors)
    expect(file.status).toBe(200)
    expect(file.text).toContain("'=1+1")
    expect((await ask(manager, adults)).status).toBe(404)
    expect((await ask(anna, minors)).status).toBe(403)
    expect((await ask(coach, minors)).status).toBe(404)
    const noted = await app.rows(
      `select subject from audit_log where action = 'export-messages' and user_id = $1`,
      [manager.id],
    )
    expect(noted).toEqual([{ subject: { thread_id: minors } }])
  })

  test('are notified of a reported message, and settle it', async () => {
    const { app, as, anna, ben, coach, manager } = club
    const id = await club.beginGroup(anna, [ben])
    const number = await club.write(ben, id, 'something mean')
    const report = { params: { id, number }, body: { reason: 'This hurts' } }
    await app.ask(safety.reportMessage, report, as(anna))
    await app.ask(safety.reportMessage, report, as(anna))
    expect((await app.refused(safety.reportMessage, report, as(ben))).code).toBe('not_found')
    expect((await app.refused(safety.reportMessage, report, as(coach))).code).toBe('not_found')
    await app.ask(messages.deleteMessage, { params: { id, number } }, as(ben))
    const { data } = await app.ask(safety.messageReports, { query: {} }, as(manager))
    expect(data).toMatchObject([
      { thread_id: id, number, text: 'something mean', reason: 'This hurts', settled_at: null },
    ])
    expect(data[0]).toMatchObject({
      author: { id: ben.id },
      reporter: { id: anna.id },
      opens: true,
    })
    const notices = await app.ask(notifications.notifications, { query: {} }, as(manager))
    expect(notices.data.filter(({ kind }) => kind === 'message-reported')).toHaveLength(1)
    const settled = { params: { id: data[0]?.id ?? 0 } }
    expect((await app.refused(safety.settleReport, settled, as(anna))).code).toBe(
      'permission_missing',
    )
    await app.ask(safety.settleReport, settled, as(manager))
    const after = await app.ask(safety.messageReports, { query: {} }, as(manager))
    expect(after.data[0]?.settled_at).not.toBeNull()
    const refused = await app.refused(safety.messageReports, { query: {} }, as(anna))
    expect(refused).toMatchObject({ status: 403, need: 'welfare' })
  })

  test('are the managers where nobody holds the permission', async () => {
    const { app, as, manager } = club
    await app.rows(
      `delete from role_permissions where club_id = $1 and permission_id = (
        select id from permissions where name = 'welfare')`,
      [club.club],
    )
    const opened = async () =>
      (await app.ask(safety.messageReports, { query: {} }, as(manager))).data.map(
        ({ opens }) => opens,
      )
    // The gate hears of changed rights a moment later.
    await expect.poll(opened).toEqual([false])
  })
})

describe('messages a club no longer keeps', () => {
  test('go at night, but for those that were reported and not settled', async () => {
    const { app, as, anna, ben } = club
    const id = await club.beginGroup(anna, [ben])
    for (const text of ['old', 'old and reported', 'new']) await club.write(ben, id, text)
    const report = { params: { id, number: 2 }, body: { reason: 'Look at this' } }
    await app.ask(safety.reportMessage, report, as(anna))
    await app.rows(
      `update messages set sent_at = now() - interval '31 days'
       where thread_id = $1 and number < 3`,
      [id],
    )
    await app.rows('select app.forget_messages()')
    expect(await club.texts(anna, id)).toEqual(['old', 'old and reported', 'new'])
    await app.rows('update clubs set messages_kept_days = 30 where id = $1', [club.club])
    await app.rows('select app.forget_messages()')
    expect(await club.texts(anna, id)).toEqual(['old and reported', 'new'])
    expect(await club.thread(anna, id)).toMatchObject({ kept_days: 30 })
  })
})
