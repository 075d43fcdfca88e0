import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as own from '#contract/club/guardians-messages.ts'
import * as links from '#contract/club/guardians.ts'
import * as messages from '#contract/club/messages.ts'
import { addToThread } from '#contract/club/messages-people.ts'
import { blockPerson } from '#contract/club/messages-safety.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { makeClub, makeMember, type TestUser } from '../../../test/support/factories.ts'
import {
  makeFamily,
  openGuardianMessages,
  type GuardianMessages,
} from '../../../test/support/guardian-messages.ts'
import { yearsAgo } from '../../../test/support/guardian-club.ts'
import { openSocket } from '../../../test/support/sockets.ts'

let world: GuardianMessages
let parent: TestUser
let mia: TestUser
let ben: TestUser
beforeAll(async () => {
  world = await openGuardianMessages()
})
afterAll(() => world.app.close())
/** Each test has a family of its own. */
beforeEach(async () => {
  ;({ parent, mia, ben } = await makeFamily(world))
})

describe('a guardian reads', () => {
  test('what is written to the child and an adult, with who wrote it', async () => {
    const { coach, second, squadThread, write, threads, read } = world
    const id = await squadThread(coach, second, mia)
    await write(coach, id, 'Boats at six')
    await write(mia, id, 'I am there')
    const [thread] = await threads(parent, mia)
    expect(thread).toMatchObject({ id, kind: 'squad', unread: 2, people_count: 3 })
    expect(thread?.last).toMatchObject({ text: 'I am there', author: 'Mia Meier' })
    expect(await read(parent, mia, id)).toMatchObject([
      { text: 'Boats at six', author: { id: coach.id }, is_own: false, read_by: null },
      { text: 'I am there', author: { id: mia.id }, is_own: false, read_by: null },
    ])
  })

  test('a group of a coach and the child, which needs no second adult then', async () => {
    const { app, at, coach, group, write, texts } = world
    const id = await group(coach, [mia])
    await write(coach, id, 'Your parents read this too')
    expect(await texts(parent, mia, id)).toEqual(['Your parents read this too'])
    const body = { kind: 'group', name: 'Alone', user_ids: [ben.id] } as const
    expect((await app.refused(messages.openThread, { body }, at(coach))).code).toBe(
      'thread_needs_adult',
    )
  })

  test('pages as members do, and notes how far it was read', async () => {
    const { app, as, placeOf, coach, second, squadThread, write, threads } = world
    const id = await squadThread(coach, second, mia)
    for (const text of ['one', 'two', 'three']) await write(coach, id, text)
    const params = { ...placeOf(mia), id }
    const page = await app.ask(own.childMessages, { params, query: { limit: 2 } }, as(parent))
    expect(page.data.map(({ text }) => text)).toEqual(['two', 'three'])
    expect(page.meta).toEqual({ has_older: true, read_number: 0 })
    const mark = (number: number) =>
      app.ask(own.readChildMessages, { params, body: { number } }, as(parent))
    const unread = async () => (await threads(parent, mia))[0]?.unread
    await mark(2)
    expect(await unread()).toBe(1)
    await mark(1)
    expect(await unread()).toBe(1)
    await mark(99)
    expect(await unread()).toBe(0)
    // Who wrote it is not shown that a guardian has read it, as one of the people of the thread.
    const seen = await app.ask(
      messages.threadMessages,
      { params: { id }, query: {} },
      world.at(coach),
    )
    expect(seen.data.map(({ read_by }) => read_by)).toEqual([0, 0, 0])
  })

  test('live what is written meanwhile', async () => {
    const { app, club, coach, second, squadThread, write } = world
    const id = await squadThread(coach, second, mia)
    const socket = await openSocket(app, parent)
    const heard = socket.next('message')
    await write(coach, id, 'off we go')
    expect(await heard).toEqual({ club_id: club, thread_id: id, what: 'written' })
    socket.close()
  })
})

describe('a guardian does not read', () => {
  test('threads of other children', async () => {
    const { coach, second, squadThread, write, threads, refused } = world
    const id = await squadThread(coach, second, ben)
    await write(coach, id, 'for Ben')
    expect(await threads(parent, mia)).toEqual([])
    expect(await refused(parent, mia, id)).toBe('not_found')
    expect(await refused(parent, ben, id)).toBe('not_found')
  })

  test('what children write among themselves, also once an adult has come', async () => {
    const { app, at, coach, second, group, write, threads, texts, refused } = world
    const id = await group(mia, [ben])
    await write(ben, id, 'just us')
    expect(await threads(parent, mia)).toEqual([])
    expect(await refused(parent, mia, id)).toBe('not_found')
    const body = { user_ids: [coach.id, second.id] }
    await app.ask(addToThread, { params: { id }, body }, at(mia))
    expect(await texts(parent, mia, id)).toEqual([])
    await write(coach, id, 'hello')
    expect(await texts(parent, mia, id)).toEqual(['hello'])
    expect((await threads(parent, mia))[0]).toMatchObject({ unread: 1, last: { text: 'hello' } })
  })

  test('what was written before the link began', async () => {
    const { coach, second, link, squadThread, write, threads, texts } = world
    const id = await squadThread(coach, second, ben)
    await write(coach, id, 'before')
    await link(parent, ben)
    expect(await texts(parent, ben, id)).toEqual([])
    expect((await threads(parent, ben))[0]).toMatchObject({ unread: 0, last: null })
    await write(coach, id, 'since')
    expect(await texts(parent, ben, id)).toEqual(['since'])
  })

  test('what was written before the child came', async () => {
    const { app, club, coach, second, squadOf, open, write, texts } = world
    const squad = await squadOf(coach, second)
    const id = await open(squad)
    await write(coach, id, 'before')
    await app.rows('insert into squad_users (club_id, squad_id, user_id) values ($1, $2, $3)', [
      club,
      squad,
      mia.id,
    ])
    await write(coach, id, 'since')
    expect(await texts(parent, mia, id)).toEqual(['since'])
  })

  test('anything once the link has ended, and one adult alone writes no more', async () => {
    const { app, at, as, coach, place, group, writing, write, refused } = world
    const id = await group(coach, [mia])
    await write(coach, id, 'with a guardian')
    await app.ask(links.leaveChild, place(mia), as(parent))
    expect(await refused(parent, mia, id)).toBe('not_found')
    for (const by of [coach, mia]) {
      const answer = await app.refused(messages.sendMessage, writing(id, 'alone'), at(by))
      expect(answer).toMatchObject({ status: 409, code: 'thread_needs_adult' })
    }
    const { state } = (await app.ask(messages.messageThread, { params: { id } }, at(mia))).data
    expect(state).toBe('needs-adult')
  })

  test('the thread of the coaches, where the child is one of them', async () => {
    const { app, at, club, coach, link, write, threads, refused } = world
    const young = await makeMember(app.db, club, [ROLE.coach], { date_of_birth: yearsAgo(17) })
    await link(parent, young)
    const body = { kind: 'coaches' } as const
    const { id } = (await app.ask(messages.openThread, { body }, at(coach))).data
    await write(coach, id, 'about the line-ups')
    expect(await threads(parent, young)).toEqual([])
    expect(await refused(parent, young, id)).toBe('not_found')
    const detail = await app.ask(messages.messageThread, { params: { id } }, at(coach))
    expect(detail.data.guarded_count).toBe(0)
  })

  test('what was deleted, and sees folded whom the child has blocked', async () => {
    const { app, at, coach, second, squadThread, write, read, threads } = world
    const id = await squadThread(coach, second, mia)
    const number = await write(coach, id, 'a slip')
    await app.ask(messages.deleteMessage, { params: { id, number } }, at(coach))
    await write(second, id, 'hello')
    await app.ask(blockPerson, { body: { user_id: second.id } }, at(mia))
    expect(await read(parent, mia, id)).toMatchObject([
      { text: null, is_blocked: false },
      { text: 'hello', is_blocked: true },
    ])
    expect((await threads(parent, mia))[0]?.last?.text).toBeNull()
  })

  test('threads of another club', async () => {
    const { app, as, placeOf, refused } = world
    const club = await makeClub(app.db)
    const ofAge = { date_of_birth: '1980-01-01' }
    const one = await makeMember(app.db, club, [ROLE.coach], ofAge)
    const other = await makeMember(app.db, club, [ROLE.coach], ofAge)
    await app.rows('insert into memberships (club_id, user_id, status) values ($1, $2, 1)', [
      club,
      mia.id,
    ])
    const user_ids = [mia.id, other.id]
    const body = { kind: 'group', name: 'Elsewhere', user_ids } as const
    const by = { token: one.token, club }
    const { id } = (await app.ask(messages.openThread, { body }, by)).data
    expect(await refused(parent, mia, id)).toBe('not_found')
    const params = { ...placeOf(mia), club_id: club }
    expect((await app.refused(own.childThreads, { params }, as(parent))).code).toBe('not_found')
  })
})
