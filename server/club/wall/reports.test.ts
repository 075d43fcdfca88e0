import { afterAll, beforeAll, expect, test } from 'vitest'
import { home } from '#contract/analysis/home.ts'
import * as reacting from '#contract/club/wall-reactions.ts'
import * as reports from '#contract/club/wall-reports.ts'
import * as wall from '#contract/club/wall.ts'
import type { TestUser } from '../../../test/support/factories.ts'
import { nextName, openWallClub, type WallClub } from '../../../test/support/wall-club.ts'

let club: WallClub
beforeAll(async () => {
  club = await openWallClub()
})
afterAll(() => club.app.close())

test('reports keep the words, are settled by managers, and wait on their home until then', async () => {
  const { app, as, anna, ben, coach, manager } = club
  const post_id = await club.write(anna, 'Unkind words')
  const comment_id = await club.comment(anna, post_id, 'And more')
  const reason = 'That hurts'
  const own = { body: { post_id, reason } }
  expect((await app.refused(reports.reportOnWall, own, as(anna))).code).toBe('not_found')
  for (const body of [own.body, own.body, { post_id, comment_id, reason }])
    await app.ask(reports.reportOnWall, { body }, as(ben))
  expect(await club.kindsFor(manager)).toEqual(['wall-reported'])
  await app.ask(wall.deletePost, { params: { id: post_id } }, as(anna))
  for (const person of [ben, coach])
    expect((await app.refused(reports.wallReports, { query: {} }, as(person))).code).toBe(
      'permission_missing',
    )
  const waiting = async (person: TestUser) =>
    (await app.ask(home, {}, as(person))).data.wall_reports
  const { data } = await app.ask(reports.wallReports, { query: {} }, as(manager))
  expect(await Promise.all([manager, coach, anna].map(waiting))).toEqual([2, 0, 0])
  expect(data.map(({ text }) => text)).toEqual(['And more', 'Unkind words'])
  const [{ id } = { id: 0 }] = data
  await app.ask(reports.settleWallReport, { params: { id } }, as(manager))
  expect(await waiting(manager)).toBe(1)
  const after = await app.ask(reports.wallReports, { query: {} }, as(manager))
  expect(after.data.at(-1)).toMatchObject({ id, settled_at: expect.any(String) })
})

test('refuses to report a comment when it is on another post', async () => {
  const { app, as, anna, ben, coach } = club
  const [here, there] = [await club.write(anna, 'Here'), await club.write(anna, 'There')]
  const comment_id = await club.comment(ben, there, 'Unkind')
  const body = { post_id: here, comment_id, reason: 'That hurts' }
  expect((await app.refused(reports.reportOnWall, { body }, as(coach))).code).toBe('not_found')
})

test('refuses everything about a post when it is deleted, though its comments are read', async () => {
  const { app, as, anna, ben } = club
  const id = await club.write(anna, 'Soon gone')
  await club.comment(ben, id, 'A pity')
  const params = { id }
  await app.ask(wall.deletePost, { params }, as(anna))
  const refused = await Promise.all([
    app.refused(wall.editPost, { params, body: { text: 'Back' } }, as(anna)),
    app.refused(wall.deletePost, { params }, as(anna)),
    app.refused(wall.setPostState, { params, body: { pinned: true } }, as(club.coach)),
    app.refused(reacting.react, { params, body: { kind: 'like', on: true } }, as(ben)),
    app.refused(reacting.wallReactions, { params }, as(ben)),
    app.refused(reports.reportOnWall, { body: { post_id: id, reason: 'Rude' } }, as(ben)),
    app.refused(
      wall.writeWallComment,
      { params, body: { client_id: nextName(), text: 'Still here' } },
      as(ben),
    ),
  ])
  expect(refused.map(({ code }) => code)).toEqual(refused.map(() => 'not_found'))
  expect(await club.comments(anna, id)).toMatchObject([{ text: 'A pity' }])
})
