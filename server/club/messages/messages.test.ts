import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as messages from '#contract/club/messages.ts'
import * as notifications from '#contract/platform/inbox.ts'
import { openMessageClub, type MessageClub } from '../../../test/support/message-club.ts'
import { openSocket } from '../../../test/support/sockets.ts'

let club: MessageClub
beforeAll(async () => {
  club = await openMessageClub()
})
afterAll(() => club.app.close())

const squad = (...people: Parameters<MessageClub['squadOf']>) => club.squadOf(...people)
const pair = async () => {
  const { coach, second, anna } = club
  return club.openSquad(await squad(coach, second, anna), coach)
}

describe('messages of a thread', () => {
  test('stand in the order of their numbers for fifty writers at once', async () => {
    const { coach, second, anna } = club
    const id = await pair()
    const writers = [coach, second, anna]
    const numbers = await Promise.all(
      Array.from({ length: 51 }, (_, index) =>
        club.write(writers[index % 3] ?? coach, id, `message ${index}`),
      ),
    )
    const inOrder = Array.from({ length: 51 }, (_, index) => index + 1)
    expect(numbers.toSorted((one, other) => one - other)).toEqual(inOrder)
    const first = await club.read(anna, id, { limit: 40 })
    expect(first.data.map(({ number }) => number)).toEqual(inOrder.slice(11))
    expect(first.meta.has_older).toBe(true)
    const older = await club.read(anna, id, { limit: 40, before: 12 })
    expect(older.data.map(({ number }) => number)).toEqual(inOrder.slice(0, 11))
    expect(older.meta.has_older).toBe(false)
  })

  test('are there once however often they are sent', async () => {
    const id = await pair()
    const message = club.writing(id, 'once')
    const send = () => club.app.ask(messages.sendMessage, message, club.as(club.coach))
    const answers = await Promise.all([send(), send(), send()])
    expect(new Set(answers.map(({ data }) => data.number)).size).toBe(1)
    expect((await send()).data.number).toBe(1)
    expect(await club.texts(club.anna, id)).toEqual(['once'])
    // The same name of another device is another message.
    const other = await club.app.ask(messages.sendMessage, message, club.as(club.second))
    expect(other.data.number).toBe(2)
  })

  test('keep a mark where one of one’s own was deleted, and are nobody else’s to delete', async () => {
    const id = await pair()
    const number = await club.write(club.anna, id, 'a slip')
    const params = { id, number }
    const as = club.as(club.coach)
    expect((await club.app.refused(messages.deleteMessage, { params }, as)).code).toBe('not_found')
    await club.app.ask(messages.deleteMessage, { params }, club.as(club.anna))
    expect((await club.read(club.coach, id)).data).toMatchObject([{ number, text: null }])
    const again = { params }
    const refused = await club.app.refused(messages.deleteMessage, again, club.as(club.anna))
    expect(refused.code).toBe('not_found')
  })

  test('stay text whatever is written', async () => {
    const id = await pair()
    const text = `<img src=x onerror="alert(1)"> javascript:alert(1) ' "; drop table messages; --`
    await club.write(club.anna, id, text)
    expect(await club.texts(club.coach, id)).toEqual([text])
  })

  test('are refused empty, too long, and without a name', async () => {
    const id = await pair()
    for (const body of [
      { client_id: 'device-1234', text: '   ' },
      { client_id: 'device-1234', text: 'x'.repeat(4001) },
      { client_id: 'short', text: 'hello' },
    ]) {
      const refused = await club.app.refused(
        messages.sendMessage,
        { params: { id }, body },
        club.as(club.coach),
      )
      expect(refused.code).toBe('invalid')
    }
    expect(await club.texts(club.coach, id)).toEqual([])
  })
})

describe('looking for words', () => {
  test('finds messages without accents and case, and takes signs as they are', async () => {
    const id = await pair()
    for (const text of ['Régatta à Lucerne', '100% sure', 'nothing'])
      await club.write(club.coach, id, text)
    const found = async (query: string) =>
      (await club.read(club.anna, id, { query })).data.map(({ text }) => text)
    expect(await found('lucerne regatta')).toEqual(['Régatta à Lucerne'])
    expect(await found('100%')).toEqual(['100% sure'])
    expect(await found('%')).toEqual(['100% sure'])
    expect(await found('nobody wrote this')).toEqual([])
  })
})

describe('reading', () => {
  test('counts what is unread up to the number that was read, and never goes back', async () => {
    const { coach, anna } = club
    const id = await pair()
    for (const text of ['one', 'two', 'three']) await club.write(coach, id, text)
    const unread = async () => (await club.threads(anna)).find((one) => one.id === id)?.unread
    expect(await unread()).toBe(3)
    const mark = (number: number) =>
      club.app.ask(messages.readMessages, { params: { id }, body: { number } }, club.as(anna))
    await mark(2)
    expect(await unread()).toBe(1)
    await mark(1)
    expect(await unread()).toBe(1)
    await mark(99)
    expect((await club.read(anna, id)).meta.read_number).toBe(3)
    const seen = (await club.read(coach, id)).data.map(({ read_by }) => read_by)
    expect(seen).toEqual([1, 1, 1])
  })

  test('leaves one unread notice of a thread, which goes when it is read', async () => {
    const { coach, anna, ben, second } = club
    const id = await club.openSquad(await squad(coach, second, anna, ben), coach)
    const notices = async (who: typeof anna) => {
      const query = { unread: true }
      const { data } = await club.app.ask(notifications.notifications, { query }, club.as(who))
      return data.filter(({ link }) => link === `/messages/${id}`)
    }
    await club.app.ask(messages.muteThread, { params: { id }, body: { muted: true } }, club.as(ben))
    const unread = async (who: typeof anna) =>
      (await club.app.ask(notifications.unreadNotifications, {}, club.as(who))).unread_messages
    const before = await Promise.all([unread(anna), unread(ben)])
    for (const text of ['one', 'two', 'three']) await club.write(coach, id, text)
    expect(await Promise.all([unread(anna), unread(ben)])).toEqual([
      (before[0] ?? 0) + 1,
      before[1],
    ])
    expect(await notices(anna)).toMatchObject([{ kind: 'message' }])
    expect(await notices(ben)).toEqual([])
    expect(await notices(coach)).toEqual([])
    const body = { number: 3 }
    await club.app.ask(messages.readMessages, { params: { id }, body }, club.as(anna))
    expect(await notices(anna)).toEqual([])
    expect(await unread(anna)).toBe(before[0])
    await club.write(coach, id, 'four')
    expect(await notices(anna)).toHaveLength(1)
  })

  test('is heard of live by those who belong to the thread, and by nobody else', async () => {
    const { coach, anna, ben } = club
    const id = await pair()
    const [reader, other] = await Promise.all([
      openSocket(club.app, anna),
      openSocket(club.app, ben),
    ])
    await club.write(coach, id, 'off we go')
    const ofThread = () => reader.heard('message').filter(({ thread_id }) => thread_id === id)
    await expect.poll(ofThread).toMatchObject([{ club_id: club.club, what: 'written' }])
    expect(other.heard('message').filter(({ thread_id }) => thread_id === id)).toEqual([])
    reader.close()
    other.close()
  })
})

describe('who belongs to a thread', () => {
  test('follows from the squad, and reads from when they came', async () => {
    const { coach, second, anna, ben } = club
    const of = await squad(coach, second, anna)
    const id = await club.openSquad(of, coach)
    await club.write(coach, id, 'before')
    await club.join(of, ben)
    expect(await club.texts(ben, id)).toEqual([])
    await club.write(coach, id, 'since')
    expect(await club.texts(ben, id)).toEqual(['since'])
    expect(await club.texts(anna, id)).toEqual(['before', 'since'])
    await club.leave(of, ben)
    const gone = await club.app.refused(
      messages.threadMessages,
      { params: { id }, query: {} },
      club.as(ben),
    )
    expect(gone.code).toBe('not_found')
    await club.write(coach, id, 'without')
    await club.join(of, ben)
    expect(await club.texts(ben, id)).toEqual([])
    await club.write(coach, id, 'again')
    expect(await club.texts(ben, id)).toEqual(['again'])
  })

  test('is one thread for a squad however many open it', async () => {
    const { coach, second, anna } = club
    const of = await squad(coach, second, anna)
    const ids = await Promise.all([coach, second, anna].map((by) => club.openSquad(of, by)))
    expect(new Set(ids).size).toBe(1)
  })

  test('are the coaches of the club in theirs, and nobody else', async () => {
    const { app, as, coach, second, anna } = club
    const body = { kind: 'coaches' } as const
    const { data } = await app.ask(messages.openThread, { body }, as(coach))
    const { people } = await club.thread(second, data.id)
    expect(people.map(({ id }) => id).toSorted()).toEqual([coach.id, second.id].toSorted())
    expect((await app.refused(messages.openThread, { body }, as(anna))).code).toBe('not_found')
    const params = { id: data.id }
    const refused = await app.refused(messages.messageThread, { params }, as(anna))
    expect(refused.code).toBe('not_found')
  })

  test('is who was chosen for a group, until they leave', async () => {
    const { app, as, anna, ben } = club
    const id = await club.beginGroup(anna, [ben])
    await club.write(ben, id, 'hello')
    await app.ask(messages.leaveThread, { params: { id } }, as(ben))
    expect(await club.threads(ben)).not.toContainEqual(expect.objectContaining({ id }))
    expect(await club.texts(anna, id)).toEqual(['hello'])
    const squadThread = await pair()
    const refused = await app.refused(
      messages.leaveThread,
      { params: { id: squadThread } },
      as(anna),
    )
    expect(refused.code).toBe('not_found')
  })
})
