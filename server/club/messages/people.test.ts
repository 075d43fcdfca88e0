import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blockPerson } from '#contract/club/messages-safety.ts'
import * as people from '#contract/club/messages-people.ts'
import * as messages from '#contract/club/messages.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { ADULT, openMessageClub, type MessageClub } from '../../../test/support/message-club.ts'
import { makeUser, type TestUser } from '../../../test/support/factories.ts'
import { openSocket } from '../../../test/support/sockets.ts'

let club: MessageClub
beforeAll(async () => {
  club = await openMessageClub()
})
afterAll(() => club.app.close())

const add = (by: TestUser, id: number, others: readonly TestUser[]) =>
  club.app.send(
    people.addToThread,
    { params: { id }, body: { user_ids: others.map((one) => one.id) } },
    club.as(by),
  )

describe('people added to a group', () => {
  test('read what is written from then on', async () => {
    const { coach, second, carl } = club
    const id = await club.beginGroup(coach, [second])
    await club.write(coach, id, 'before')
    expect((await add(coach, id, [carl])).status).toBe(200)
    expect(await club.texts(carl, id)).toEqual([])
    await club.write(coach, id, 'after')
    expect(await club.texts(carl, id)).toEqual(['after'])
    expect((await add(coach, id, [carl, second])).status).toBe(200)
    expect(await club.texts(second, id)).toEqual(['before', 'after'])
  })

  test('who left and is added again has not read what was between', async () => {
    const { coach, second, carl } = club
    const id = await club.beginGroup(coach, [second, carl])
    await club.write(coach, id, 'before')
    await club.app.ask(messages.leaveThread, { params: { id } }, club.as(carl))
    await club.write(coach, id, 'between')
    await add(second, id, [carl])
    await club.write(coach, id, 'after')
    expect(await club.texts(carl, id)).toEqual(['after'])
  })

  test('refuses whom it would leave alone with one adult, and changes nothing', async () => {
    const { coach, anna, ben } = club
    const id = await club.beginGroup(anna, [ben])
    const coming = { params: { id }, body: { user_ids: [coach.id] } }
    const refusal = await club.app.refused(people.addToThread, coming, club.as(anna))
    expect(refusal.code).toBe('thread_needs_adult')
    expect((await club.thread(anna, id)).people_count).toBe(2)
  })

  test('refuses strangers, who has blocked the writer, squads, and groups of others', async () => {
    const { app, as, coach, second, anna, carl, manager } = club
    const id = await club.beginGroup(coach, [second])
    const unwilling = await club.person([ROLE.athlete], ADULT)
    await app.ask(blockPerson, { body: { user_id: coach.id } }, as(unwilling))
    for (const one of [await makeUser(app.db), unwilling])
      expect(await add(coach, id, [one])).toMatchObject({
        status: 400,
        json: { code: 'unknown_reference', errors: { user_ids: [expect.any(String)] } },
      })
    expect((await add(manager, id, [carl])).status).toBe(404)
    const squad = await club.openSquad(await club.squadOf(coach, second, anna), coach)
    expect((await add(coach, squad, [carl])).status).toBe(404)
  })
})

describe('who is writing', () => {
  const typing = (by: TestUser, id: number) =>
    club.app.send(people.noteTyping, { params: { id } }, club.as(by))

  test('is shown to the others of the thread, but to nobody who has blocked them', async () => {
    const { coach, second, carl } = club
    const id = await club.beginGroup(coach, [second, carl])
    await club.app.ask(blockPerson, { body: { user_id: coach.id } }, club.as(carl))
    const [reader, unwilling, writer] = await Promise.all(
      [second, carl, coach].map((one) => openSocket(club.app, one)),
    )
    const heard = reader?.next('typing')
    expect((await typing(coach, id)).status).toBe(200)
    expect(await heard).toEqual({ club_id: club.club, thread_id: id, user_id: coach.id })
    expect([unwilling, writer].flatMap((socket) => socket?.heard('typing'))).toEqual([])
    for (const socket of [reader, unwilling, writer]) socket?.close()
  })

  test('refuses who does not belong, and where nobody may write', async () => {
    const { coach, second, carl, anna } = club
    const id = await club.beginGroup(coach, [second])
    expect((await typing(carl, id)).status).toBe(404)
    const squad = await club.squadOf(coach, second, anna)
    const thread = await club.openSquad(squad, coach)
    await club.leave(squad, second)
    expect((await typing(coach, thread)).status).toBe(409)
  })
})
