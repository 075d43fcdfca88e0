import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { notifications, unreadNotifications } from '#contract/platform/inbox.ts'
import { saveNoticeSettings } from '#contract/platform/inbox-settings.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp, type TestApp } from '../../test/support/app.ts'
import { makeClub, makeMember, type TestUser } from '../../test/support/factories.ts'
import { inTransaction, type ClubId } from '../db/client.ts'
import { mailDue } from './delivery.ts'
import { notify, notifyAll, type Notice } from './notify.ts'

const SITE = 'https://slipway.example.org'
let app: TestApp
let club: ClubId
beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db, { name: 'Lake RC' })
})
afterAll(() => app.close())

const news = (more: Partial<Notice> = {}): Notice => ({
  kind: 'place-freed',
  by: null,
  about_club: club,
  link: '/session/1',
  values: { session: 'Row' },
  ...more,
})
const deliveriesOf = (person: TestUser) =>
  app.rows<{ way: string; state: string; due_at: string }>(
    'select way, state, due_at from notice_deliveries where user_id = $1 order by notice_id, way',
    [person.id],
  )
const statesOf = async (person: TestUser) =>
  (await deliveriesOf(person)).map(({ way, state }) => `${way} ${state}`)
type Mail = {
  template: string
  values: {
    count: number
    sections: { title: string; items: { text: string; details: string[] }[] }[]
    unwanted?: string
    link: string
  }
}
const mailsTo = (person: TestUser) =>
  app.rows<Mail>(
    `select template, "values" from mails where address = $1 and template = 'notices' order by id`,
    [person.email],
  )
const sentencesIn = (mail: Mail | undefined) =>
  mail?.values.sections.flatMap(({ items }) => items.map(({ text }) => text))
const deliver = (person: TestUser) =>
  inTransaction(app.database.worker, { user_id: person.id }, (db) => mailDue(db, person.id, SITE))
const choose = (
  person: TestUser,
  body: NonNullable<Parameters<typeof app.ask<typeof saveNoticeSettings>>[1]>['body'],
) => app.ask(saveNoticeSettings, { body }, person)
const makeDue = (person: TestUser) =>
  app.rows("update notice_deliveries set due_at = now() - interval '1 minute' where user_id = $1", [
    person.id,
  ])
const member = () => makeMember(app.db, club, [ROLE.athlete])

describe('a notice by mail', () => {
  test('is one mail of all that is due, and goes out once however many jobs there are', async () => {
    const person = await member()
    await notify(app.db, person.id, news())
    await notify(app.db, person.id, news({ kind: 'place-lost', values: { session: 'Ergo' } }))
    await Promise.all([deliver(person), deliver(person), deliver(person)])
    await deliver(person)
    const mails = await mailsTo(person)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.values.sections.map(({ title }) => title)).toEqual(['Lake RC'])
    expect(sentencesIn(mails[0])).toEqual([
      'A place has become free: you are now attending Row.',
      'The capacity of Ergo was reduced: you are now on the waiting list.',
    ])
    expect(mails[0]?.values.unwanted).toMatch(
      /^https:\/\/slipway\.example\.org\/no-notice-mails\/.{32}$/,
    )
    expect(await statesOf(person)).toEqual(['mail sent', 'mail sent'])
  })

  test('is not sent of what has been read, nor to who has left the club or switched it off', async () => {
    const reader = await member()
    const leaver = await member()
    const chooser = await member()
    for (const person of [reader, leaver, chooser]) await notify(app.db, person.id, news())
    await app.rows('update notifications set read_at = now() where user_id = $1', [reader.id])
    await app.rows('update memberships set status = 3 where user_id = $1', [leaver.id])
    await choose(chooser, { choice: { group: 'training', way: 'mail', wanted: false } })
    for (const person of [reader, leaver, chooser]) {
      await deliver(person)
      expect(await mailsTo(person)).toEqual([])
    }
    expect(await statesOf(reader)).toEqual(['mail read'])
    expect(await statesOf(leaver)).toEqual(['mail gone'])
    expect(await statesOf(chooser)).toEqual(['mail unwanted'])
  })

  test('leads to its place in its club', async () => {
    const person = await member()
    await choose(person, { choice: { group: 'membership', way: 'mail', wanted: true } })
    const joined = (link: string) =>
      notify(app.db, person.id, news({ kind: 'member-joined', link, values: { person: 'Ida' } }))
    await joined('/club-members?sort=name')
    await deliver(person)
    expect((await mailsTo(person))[0]?.values.link).toBe(`/club-members?sort=name&club_id=${club}`)
  })

  test('says nothing on health', async () => {
    const person = await member()
    await choose(person, { choice: { group: 'mornings', way: 'mail', wanted: true } })
    await notify(
      app.db,
      person.id,
      news({ kind: 'morning-noted', values: { red: 2, amber: 1 }, link: '/reports' }),
    )
    await deliver(person)
    expect(sentencesIn((await mailsTo(person))[0])).toEqual([
      'There is something for you to look at this morning at Lake RC.',
    ])
  })

  test('of something that cannot be switched off comes at once and has no link to stop it', async () => {
    const person = await member()
    await choose(person, { mails_stopped: true })
    await notify(app.db, person.id, news({ kind: 'impersonated', values: { person: 'Ida' } }))
    await deliver(person)
    const [mail] = await mailsTo(person)
    expect(mail?.values.unwanted).toBeUndefined()
    expect(sentencesIn(mail)).toEqual(['A platform administrator accessed Lake RC as Ida.'])
  })

  test('waits while it is quiet and for the hour of the digest', async () => {
    const person = await member()
    const timing = {
      time_zone: 'Europe/Berlin',
      quiet_from: null,
      quiet_until: null,
      rhythm: 'daily',
      mail_time: '18:00',
      mail_weekday: 1,
    } as const
    await choose(person, { timing })
    await notify(app.db, person.id, news())
    await deliver(person)
    expect(await mailsTo(person)).toEqual([])
    const [waiting] = await deliveriesOf(person)
    const shown = new Intl.DateTimeFormat('en-GB', {
      timeStyle: 'short',
      timeZone: 'Europe/Berlin',
    })
    expect(shown.format(new Date(waiting?.due_at ?? 0))).toBe('18:00')

    await choose(person, { timing: { ...timing, rhythm: 'at_once' } })
    await deliver(person)
    expect(await mailsTo(person)).toHaveLength(1)
  })

  test('that fails is tried again with nothing of it sent', async () => {
    const person = await member()
    await notify(app.db, person.id, news())
    await expect(
      inTransaction(app.database.worker, { user_id: person.id }, async (db) => {
        await mailDue(db, person.id, SITE)
        throw new Error('the worker dies')
      }),
    ).rejects.toThrow('the worker dies')
    expect(await mailsTo(person)).toEqual([])
    expect(await statesOf(person)).toEqual(['mail waiting'])
    await deliver(person)
    expect(await mailsTo(person)).toHaveLength(1)
  })
})

test('a notice nobody has chosen to see in the app is mailed and neither listed nor counted', async () => {
  const person = await member()
  await choose(person, { choice: { group: 'training', way: 'app', wanted: false } })
  await notify(app.db, person.id, news())
  expect((await app.ask(notifications, {}, person)).meta.total).toBe(0)
  expect(await app.ask(unreadNotifications, {}, person)).toMatchObject({
    number_of_unread: 0,
  })
  await deliver(person)
  expect(await mailsTo(person)).toHaveLength(1)
})

test('who wants a kind by no way has no notice of it', async () => {
  const person = await member()
  for (const way of ['app', 'mail', 'push'] as const)
    await choose(person, { choice: { group: 'training', way, wanted: false } })
  await notify(app.db, person.id, news())
  expect(await app.rows('select from notifications where user_id = $1', [person.id])).toEqual([])
})

test('nobody is notified of what they did', async () => {
  const one = await member()
  const other = await member()
  expect(await notifyAll(app.db, [one.id, other.id], news({ by: one.id }))).toBe(1)
  expect((await app.ask(notifications, {}, one)).meta.total).toBe(0)
  expect((await app.ask(notifications, {}, other)).meta.total).toBe(1)
})

test('several about the same link are one with a count until it is read, mailed once', async () => {
  const person = await member()
  const joined = (name: string) =>
    notify(
      app.db,
      person.id,
      news({ kind: 'member-joined', link: '/club-members', values: { person: name } }),
    )
  await choose(person, { choice: { group: 'membership', way: 'mail', wanted: true } })
  await joined('Ida')
  await joined('Max')
  await deliver(person)
  await joined('Eva')
  await makeDue(person)
  await deliver(person)
  const { data } = await app.ask(notifications, {}, person)
  expect(data.map(({ values }) => [values['person'], values['count']])).toEqual([['Eva', 3]])
  expect((await mailsTo(person)).map(sentencesIn)).toEqual([
    ['2 people have joined Lake RC, most recently Max.'],
  ])
  await app.rows('update notifications set read_at = now() where user_id = $1', [person.id])
  await joined('Tom')
  expect((await app.ask(notifications, {}, person)).data).toMatchObject([
    { values: { person: 'Tom' } },
    { values: { person: 'Eva' } },
  ])
})
