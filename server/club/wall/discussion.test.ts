import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as reacting from '#contract/club/wall-reactions.ts'
import * as wall from '#contract/club/wall.ts'
import { openSocket } from '../../../test/support/sockets.ts'
import { openWallClub, type WallClub } from '../../../test/support/wall-club.ts'

let club: WallClub
beforeAll(async () => {
  club = await openWallClub()
})
beforeEach(async () => {
  // Nobody here writes as slowly as people do.
  await club.app.rows(`update wall_posts set created_at = created_at - interval '10 minutes'`)
  await club.app.rows(`update wall_comments set created_at = created_at - interval '10 minutes'`)
  await club.app.rows(`update memberships set created_at = now() - interval '1 year'`)
  await club.app.rows('delete from notifications')
})
afterAll(() => club.app.close())

describe('notices', () => {
  test('say once that there are comments on one’s own post', async () => {
    const { anna, ben, coach } = club
    const id = await club.write(anna, 'Who is coming?')
    await club.comment(ben, id, 'I am')
    await club.comment(coach, id, 'I am too')
    await club.comment(anna, id, 'Good')
    const [notice, ...more] = await club.notices(anna)
    expect(more).toEqual([])
    expect(notice).toMatchObject({ kind: 'wall-comment', link: `/wall?post=${id}` })
    expect(notice?.values).toMatchObject({ count: 2 })
    expect(await club.kindsFor(ben)).toEqual([])
  })

  test('say to those of the place what was pinned', async () => {
    const { anna, ben, coach, manager, squad_id } = club
    const id = await club.write(manager, 'Read this', { squad_id })
    await club.state(coach, id, { pinned: true })
    expect(await club.kindsFor(anna)).toEqual(['wall-pinned'])
    expect(await club.kindsFor(coach)).toEqual([])
    expect(await club.kindsFor(ben)).toEqual([])
    await club.state(coach, id, { pinned: false })
  })
})

describe('moderators', () => {
  test('pin at most three posts, which stand first', async () => {
    const { app, as, anna, coach } = club
    const ids: number[] = []
    for (const text of ['one', 'two', 'three', 'four']) ids.push(await club.write(anna, text))
    const [first = 0, second = 0, third = 0, fourth = 0] = ids
    const own = { params: { id: first }, body: { pinned: true } }
    expect((await app.refused(wall.setPostState, own, as(anna))).code).toBe('not_yours')
    for (const id of [first, second, third]) await club.state(coach, id, { pinned: true })
    const more = { params: { id: fourth }, body: { pinned: true } }
    expect((await app.refused(wall.setPostState, more, as(coach))).code).toBe('too_many_pinned')
    const { pinned, data } = await club.read(anna)
    expect(pinned.map(({ id }) => id)).toEqual([third, second, first])
    expect(data.map(({ id }) => id)).not.toContain(first)
    for (const id of [first, second, third]) await club.state(coach, id, { pinned: false })
  })

  test('hide a post from everybody but its author', async () => {
    const { anna, ben, coach } = club
    const id = await club.write(anna, 'Rude')
    await club.state(coach, id, { hidden: true })
    expect(await club.texts(ben)).not.toContain('Rude')
    expect(await club.post(anna, id)).toMatchObject({ is_hidden: true })
    expect(await club.post(coach, id)).toMatchObject({ is_hidden: true })
    await club.state(coach, id, { hidden: false })
    expect(await club.texts(ben)).toContain('Rude')
  })

  test('and authors close comments', async () => {
    const { app, as, anna, ben, coach } = club
    const id = await club.write(anna, 'No questions')
    const close = { params: { id }, body: { comments_closed: true } }
    expect((await app.refused(wall.setPostState, close, as(ben))).code).toBe('not_yours')
    await app.ask(wall.setPostState, close, as(anna))
    const said = { params: { id }, body: { client_id: 'device-closed', text: 'But' } }
    for (const person of [ben, coach])
      expect((await app.refused(wall.writeWallComment, said, as(person))).code).toBe(
        'comments_closed',
      )
    await club.state(coach, id, { comments_closed: false })
    await app.ask(wall.writeWallComment, said, as(ben))
  })
})

test('reactions are one of a kind and person, and say who', async () => {
  const { app, as, anna, ben, coach } = club
  const id = await club.write(anna, 'We won')
  const react = (by: typeof anna, kind: string, on = true) =>
    app.send(reacting.react, { params: { id }, body: { kind, on } }, as(by))
  for (const kind of ['like', 'like', 'heart']) expect((await react(ben, kind)).status).toBe(200)
  await react(coach, 'like')
  expect((await react(ben, 'poison')).status).toBe(400)
  expect(await club.kindsFor(anna)).toEqual(['wall-reaction'])
  expect((await club.post(ben, id)).reactions).toEqual([
    { kind: 'like', count: 2, is_own: true },
    { kind: 'heart', count: 1, is_own: true },
  ])
  await react(ben, 'heart', false)
  const { data } = await app.ask(reacting.wallReactions, { params: { id } }, as(anna))
  expect(data.map(({ kind, person }) => [kind, person?.id])).toEqual([
    ['like', ben.id],
    ['like', coach.id],
  ])
})

test('reactions to a comment are like those to a post, and its author is notified once', async () => {
  const { app, as, anna, ben, coach } = club
  const post_id = await club.write(coach, 'We won')
  const id = await club.comment(anna, post_id, 'By a length')
  const change = (by: typeof anna, kind: 'like' | 'heart', on = true) =>
    app.ask(reacting.reactToComment, { params: { id }, body: { kind, on } }, as(by))
  await club.app.rows('delete from notifications')
  for (const by of [anna, ben, coach]) await change(by, 'like')
  await change(ben, 'heart')
  await change(ben, 'like')
  const [comment] = await club.comments(ben, post_id)
  expect(comment?.reactions).toEqual([
    { kind: 'like', count: 3, is_own: true },
    { kind: 'heart', count: 1, is_own: true },
  ])
  expect(await club.notices(anna)).toMatchObject([
    { kind: 'wall-reaction', link: `/wall?post=${post_id}`, values: { count: 3 } },
  ])
  expect(await club.kindsFor(coach)).toEqual([])
  await change(ben, 'like', false)
  const { data } = await app.ask(reacting.wallCommentReactions, { params: { id } }, as(coach))
  expect(data.map(({ kind, person }) => [kind, person?.id])).toEqual([
    ['like', anna.id],
    ['like', coach.id],
    ['heart', ben.id],
  ])
  await app.ask(wall.deleteWallComment, { params: { id } }, as(anna))
  const again = { params: { id }, body: { kind: 'like', on: true } } as const
  expect((await app.refused(reacting.reactToComment, again, as(ben))).code).toBe('not_found')
})

test('a new post is heard of live by those who see the place, by its number alone', async () => {
  const { app, anna, coach, outsider, draft_id } = club
  const [reader, other] = await Promise.all([openSocket(app, anna), openSocket(app, outsider)])
  const heard = reader.next('wall')
  const id = await club.write(coach, 'Off we go')
  expect(await heard).toEqual({
    club_id: club.club,
    post_id: id,
    squad_id: null,
    session_id: null,
    challenge_id: null,
  })
  await club.write(coach, 'Secret', { session_id: draft_id })
  const next = reader.next('wall')
  const after = await club.write(coach, 'On')
  expect(await next).toMatchObject({ post_id: after })
  expect(other.heard('wall')).toEqual([])
  reader.close()
  other.close()
})
