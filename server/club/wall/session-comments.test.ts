import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockPerson } from '#contract/club/messages-safety.ts'
import * as wall from '#contract/club/wall.ts'
import * as talk from '#contract/club/wall-sessions.ts'
import { savePrivacySettings } from '#contract/people/privacy.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { mentionOf } from '#domain/wall/mentions.ts'
import { openSocket } from '../../../test/support/sockets.ts'
import type { TestUser } from '../../../test/support/factories.ts'
import { openWallClub, type WallClub } from '../../../test/support/wall-club.ts'

let club: WallClub
beforeAll(async () => {
  club = await openWallClub()
})
afterAll(() => club.app.close())

const comment = async (by: TestUser, text: string) => {
  const input = { params: { id: club.session_id }, body: { text } }
  return (await club.app.ask(talk.writeComment, input, club.as(by))).data.id
}
const comments = async (by: TestUser) => {
  const params = { id: club.session_id }
  return (await club.app.ask(talk.sessionComments, { params }, club.as(by))).data
}

test('comments and posts of a session are one, in order of time', async () => {
  const { anna, coach, session_id } = club
  const first = await comment(anna, ' Bring the blades ')
  const second = await club.write(coach, 'Done', { session_id })
  const { data } = await club.read(coach, { session_id })
  expect(data.map(({ id, text }) => [id, text])).toEqual([
    [second, 'Done'],
    [first, 'Bring the blades'],
  ])
  expect((await comments(coach)).map(({ id, text, user }) => [id, text, user.id])).toEqual([
    [first, 'Bring the blades', anna.id],
    [second, 'Done', coach.id],
  ])
})

test('a comment names whom it mentions, and they are notified', async () => {
  const { app, anna, ben, coach } = club
  await app.rows('delete from notifications')
  await comment(coach, `Well rowed ${mentionOf(anna.id)}`)
  expect((await comments(ben)).at(-1)?.text).toBe('Well rowed @Person Müller')
  expect(await club.kindsFor(anna)).toEqual(['wall-mention'])
})

test('comments are neither read of who is hidden or blocked, nor of a hidden post', async () => {
  const { app, as, anna, ben, coach, session_id } = club
  const of = async (text: string) => (await comments(anna)).some((one) => one.text === text)
  const dan = await club.person([ROLE.athlete])
  await comment(dan, 'Hidden soon')
  await comment(ben, 'Blocked soon')
  const id = await club.write(coach, 'Put away', { session_id })
  for (const text of ['Hidden soon', 'Blocked soon', 'Put away'])
    expect(await of(text), text).toBe(true)
  await app.ask(savePrivacySettings, { body: { mode: 'only-me' } }, as(dan))
  await app.ask(blockPerson, { body: { user_id: ben.id } }, as(anna))
  await club.state(coach, id, { hidden: true })
  for (const text of ['Hidden soon', 'Blocked soon', 'Put away'])
    expect(await of(text), text).toBe(false)
})

test('a comment is refused where coaches alone write on the walls of sessions', async () => {
  const { app, as, anna, coach, manager, session_id } = club
  const everybody = (await app.ask(wall.wallSettings, {}, as(manager))).data
  const body = { ...everybody, session: 'coaches' } as const
  await app.ask(wall.saveWallSettings, { body }, as(manager))
  const input = { params: { id: session_id }, body: { text: 'But' } }
  expect((await app.refused(talk.writeComment, input, as(anna))).code).toBe('forbidden')
  await comment(coach, 'And')
  await app.ask(wall.saveWallSettings, { body: everybody }, as(manager))
})

test('a comment is deleted by who wrote it, at the session it was written at', async () => {
  const { app, as, anna, coach, session_id, draft_id } = club
  const id = await comment(anna, 'Away with it')
  const at = (session: number) => ({ params: { id: session, comment_id: id } })
  for (const [by, session] of [
    [coach, session_id],
    [anna, draft_id],
  ] as const)
    expect((await app.refused(talk.deleteComment, at(session), as(by))).code).toBe('not_found')
  await app.ask(talk.deleteComment, at(session_id), as(anna))
  expect(await club.texts(anna, { session_id })).not.toContain('Away with it')
})

test('words on the wall of a session are an event of it, those of the club are none', async () => {
  const { app, anna, session_id } = club
  const events = () =>
    app.rows(`select subject_ids[1]::int as id from events where type = 'session-comments-changed'`)
  await app.rows('delete from events')
  await club.write(anna, 'To the club')
  expect(await events()).toEqual([])
  const socket = await openSocket(app, anna)
  const heard = socket.next('wall')
  await comment(anna, 'To the session')
  expect(await heard).toMatchObject({ session_id })
  socket.close()
  expect(await events()).toEqual([{ id: session_id }])
})
