import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as own from '#contract/club/guardians-messages.ts'
import { sendFile } from '#contract/club/messages-files.ts'
import { deleteMessage, muteThread, sendPhoto } from '#contract/club/messages.ts'
import { blockPerson } from '#contract/club/messages-safety.ts'
import { notifications } from '#contract/platform/inbox.ts'
import { saveNoticeSettings } from '#contract/platform/inbox-settings.ts'
import type { TestUser } from '../../../test/support/factories.ts'
import {
  makeFamily,
  openGuardianMessages,
  type GuardianMessages,
} from '../../../test/support/guardian-messages.ts'

let world: GuardianMessages
let parent: TestUser
let mia: TestUser
let ben: TestUser
beforeAll(async () => {
  world = await openGuardianMessages()
})
afterAll(() => world.app.close())
/** Each test has two children of its own, and a parent of both. */
beforeEach(async () => {
  ;({ parent, mia, ben } = await makeFamily(world))
  await world.link(parent, ben)
})

const notices = async () => {
  const query = { unread: true }
  const { data } = await world.app.ask(notifications, { query }, { token: parent.token })
  return data.filter(({ kind }) => kind === 'message')
}
const linkOf = (child: TestUser, id: number) =>
  `/children/${child.id}/clubs/${world.club}/messages/${id}`

describe('a guardian is notified', () => {
  test('once of a thread, for siblings together, until it is read', async () => {
    const { app, as, placeOf, coach, second, squadThread, write } = world
    const id = await squadThread(coach, second, mia, ben)
    for (const text of ['one', 'two']) await write(coach, id, text)
    const [notice, ...more] = await notices()
    expect(notice).toMatchObject({ link: linkOf(ben, id), values: { child: 'Ben, Mia' } })
    expect(JSON.stringify(notice)).not.toContain('one')
    expect(more).toEqual([])
    // The thread is the same one at the other child.
    const params = { ...placeOf(mia), id }
    await app.ask(own.readChildMessages, { params, body: { number: 2 } }, as(parent))
    expect(await notices()).toEqual([])
    await write(coach, id, 'three')
    expect(await notices()).toHaveLength(1)
  })

  test('although the child has muted the thread, and not of whom the child has blocked', async () => {
    const { app, at, coach, second, squadThread, write } = world
    const id = await squadThread(coach, second, mia)
    await app.ask(blockPerson, { body: { user_id: second.id } }, at(mia))
    await write(second, id, 'folded')
    expect(await notices()).toEqual([])
    await app.ask(muteThread, { params: { id }, body: { muted: true } }, at(mia))
    await write(coach, id, 'hello')
    expect(await notices()).toMatchObject([{ link: linkOf(mia, id), values: { child: 'Mia' } }])
  })

  test('not of what children write among themselves', async () => {
    const { group, write } = world
    const id = await group(mia, [ben])
    await write(ben, id, 'just us')
    expect(await notices()).toEqual([])
  })

  test('by the ways the guardian has chosen', async () => {
    const { app, coach, second, squadThread, write } = world
    for (const way of ['app', 'mail', 'push'] as const)
      await app.ask(
        saveNoticeSettings,
        { body: { choice: { group: 'messages', way, wanted: false } } },
        { token: parent.token },
      )
    const id = await squadThread(coach, second, mia)
    await write(coach, id, 'hello')
    expect(await notices()).toEqual([])
  })
})

const PDF = Buffer.from('%PDF-1.7 the plan of the week')
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  'base64',
)

describe('files of messages', () => {
  test('are there for the guardian until the message is deleted', async () => {
    const { app, at, as, placeOf, coach, second, squadThread } = world
    const id = await squadThread(coach, second, mia)
    const to = { params: { id } }
    const file = { name: 'Week 12.pdf', bytes: PDF }
    const upload = { client_id: `device-of-${id}` }
    await app.send(sendFile, { ...to, upload, file }, at(coach))
    const photo = { name: 'jetty.png', bytes: PIXEL }
    const shows = { client_id: `device-too-${id}`, text: 'The jetty' }
    expect(
      (await app.send(sendPhoto, { ...to, upload: shows, file: photo }, at(coach))).status,
    ).toBe(201)
    const get = (
      call: typeof own.childMessageFile | typeof own.childMessagePhoto,
      number: number,
    ) => app.send(call, { params: { ...placeOf(mia), id, number } }, as(parent))
    const saved = await get(own.childMessageFile, 1)
    expect(saved.bytes.equals(PDF)).toBe(true)
    expect(saved.headers.get('content-disposition')).toContain('Week')
    expect((await get(own.childMessagePhoto, 2)).headers.get('content-type')).toBe('image/webp')
    expect((await get(own.childMessagePhoto, 1)).status).toBe(404)
    for (const number of [1, 2]) await app.ask(deleteMessage, { params: { id, number } }, at(coach))
    expect((await get(own.childMessageFile, 1)).status).toBe(404)
    expect((await get(own.childMessagePhoto, 2)).status).toBe(404)
  })

  test('of other threads are not', async () => {
    const { app, at, as, placeOf, coach, second, child, squadThread } = world
    const other = await child('Tom', 13)
    const id = await squadThread(coach, second, other)
    const file = { name: 'Week 12.pdf', bytes: PDF }
    const upload = { client_id: `device-of-${id}` }
    await app.send(sendFile, { params: { id }, upload, file }, at(coach))
    const params = { ...placeOf(mia), id, number: 1 }
    expect((await app.send(own.childMessageFile, { params }, as(parent))).status).toBe(404)
  })
})
