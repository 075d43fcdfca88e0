import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { blockPerson, unblockPerson } from '#contract/club/messages-safety.ts'
import { savePrivacySettings } from '#contract/people/privacy.ts'
import * as wall from '#contract/club/wall.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { mentionOf } from '#domain/wall/mentions.ts'
import { grantTo } from '../../../test/support/grant.ts'
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

describe('what is written', () => {
  test('is there once however often it is sent', async () => {
    const { app, as, anna } = club
    const post = club.writing('Once')
    const send = () => app.ask(wall.writePost, post, as(anna))
    const ids = (await Promise.all([send(), send(), send()])).map(({ data }) => data.id)
    expect(new Set(ids).size).toBe(1)
    const said = { params: { id: ids[0] ?? 0 }, body: { client_id: 'device-said-1', text: 'Yes' } }
    const say = () => app.ask(wall.writeWallComment, said, as(anna))
    await Promise.all([say(), say(), say()])
    expect(await club.comments(anna, ids[0] ?? 0)).toHaveLength(1)
  })

  test('stays text whatever it is', async () => {
    const text = `<img src=x onerror="alert(1)"> javascript:alert(1) ' "; drop table wall_posts; --`
    const id = await club.write(club.anna, text)
    expect((await club.post(club.coach, id)).text).toBe(text)
  })

  test('is refused empty, too long, without a name, and at a hostile address', async () => {
    const { app, as, anna } = club
    for (const body of [
      { client_id: 'device-1234', text: '  ' },
      { client_id: 'device-1234', text: 'x'.repeat(4001) },
      { client_id: 'short', text: 'hello' },
      ...[
        'javascript:alert(1)',
        'http://youtube.com/watch?v=abcdefghijk',
        'data:text/html,<script>',
        'https://name@example.org/',
      ].map((video_url) => ({ client_id: 'device-1234', text: 'Look', video_url })),
    ])
      expect((await app.refused(wall.writePost, { body }, as(anna))).code).toBe('invalid')
  })

  test('is refused faster than people write', async () => {
    const { app, as, ben } = club
    await app.rows(
      `insert into wall_posts (club_id, user_id, client_id, kind, text)
        select $1, $2, 'device-fast-' || n, 'text', 'Fast' from generate_series(1, 120) n`,
      [club.club, ben.id],
    )
    const refused = await app.refused(wall.writePost, club.writing('Too fast'), as(ben))
    expect(refused.code).toBe('too_many_requests')
  })

  test('is changed by its author alone, within a day, and says so', async () => {
    const { app, as, anna, coach } = club
    const id = await club.write(anna, 'Monady')
    const edit = { params: { id }, body: { text: 'Monday' } }
    expect((await app.refused(wall.editPost, edit, as(coach))).code).toBe('not_yours')
    await app.ask(wall.editPost, edit, as(anna))
    expect(await club.post(coach, id)).toMatchObject({ text: 'Monday', is_edited: true })
    await app.rows(`update wall_posts set created_at = now() - interval '25 hours' where id = $1`, [
      id,
    ])
    expect((await app.refused(wall.editPost, edit, as(anna))).code).toBe('edit_over')
    const said = await club.comment(anna, id, 'Tusday')
    const change = { params: { id: said }, body: { text: 'Tuesday' } }
    expect((await app.refused(wall.editWallComment, change, as(coach))).code).toBe('not_yours')
    await app.ask(wall.editWallComment, change, as(anna))
    expect(await club.comments(coach, id)).toMatchObject([{ text: 'Tuesday', is_edited: true }])
  })

  test('leaves a mark where it was deleted with comments, and nothing without', async () => {
    const { app, as, anna, ben, coach } = club
    const alone = await club.write(anna, 'Alone')
    const discussed = await club.write(anna, 'Discussed')
    const said = await club.comment(ben, discussed, 'I agree')
    for (const id of [alone, discussed]) {
      const params = { id }
      expect((await app.refused(wall.deletePost, { params }, as(ben))).code).toBe('not_yours')
      await app.ask(wall.deletePost, { params }, as(anna))
    }
    expect(await app.refused(wall.wallPost, { params: { id: alone } }, as(coach))).toMatchObject({
      code: 'not_found',
    })
    expect(await club.post(coach, discussed)).toMatchObject({ text: null, is_deleted: true })
    const params = { id: said }
    expect((await app.refused(wall.deleteWallComment, { params }, as(anna))).code).toBe('not_yours')
    await app.ask(wall.deleteWallComment, { params }, as(coach))
    expect((await club.read(coach)).data.map(({ id }) => id)).not.toContain(discussed)
  })
})

describe('mentions', () => {
  test('notify those who see the place, and nobody of their own doing', async () => {
    const { anna, ben, coach, outsider, draft_id } = club
    const text = [anna, ben, outsider].map(({ id }) => mentionOf(id)).join(' ')
    const id = await club.write(anna, text)
    const post = await club.post(coach, id)
    expect(post.mentions.map((one) => one.id)).toEqual([anna.id, ben.id].toSorted())
    expect(await club.kindsFor(ben)).toEqual(['wall-mention'])
    expect(await club.kindsFor(anna)).toEqual([])
    const draft = await club.write(coach, `${mentionOf(ben.id)} soon`, { session_id: draft_id })
    expect((await club.post(coach, draft)).mentions).toEqual([])
    expect(await club.kindsFor(ben)).toEqual(['wall-mention'])
  })

  test('are offered by parts of names without accents, as far as one finds the people', async () => {
    const { app, as, anna, ben } = club
    const offered = async (query: string) =>
      (await app.ask(wall.wallPeople, { query: { query } }, as(ben))).data.map(({ id }) => id)
    expect(await offered('muller')).toEqual([anna.id])
    expect(await offered('mueller')).toEqual([anna.id])
    expect(await offered('%')).toEqual([])
    const body = { mode: 'only-me' } as const
    await app.ask(savePrivacySettings, { body }, as(anna))
    expect(await offered('muller')).toEqual([])
    const id = await club.write(ben, `Hello ${mentionOf(anna.id)}`)
    expect((await club.post(ben, id)).mentions).toEqual([])
    const open = { mode: 'all-coaches' } as const
    await app.ask(savePrivacySettings, { body: open }, as(anna))
  })
})

describe('people', () => {
  test('mention nobody, and are offered nobody, when they may not see the members', async () => {
    const { app, as, anna, coach } = club
    const blind = await club.person([ROLE.athlete])
    const permission = 'view-club-members'
    await grantTo(app, { club: club.club, person: blind, permission, granted: false })
    const id = await club.write(blind, `Hello ${mentionOf(anna.id)}`)
    expect((await club.post(coach, id)).mentions).toEqual([])
    const offered = await app.ask(wall.wallPeople, { query: { query: 'muller' } }, as(blind))
    expect(offered.data).toEqual([])
  })

  test('who let nobody see them stand without a name', async () => {
    const { app, as, anna, ben, coach } = club
    const body = { mode: 'only-me' } as const
    const id = await club.write(anna, 'Guess who')
    await app.ask(savePrivacySettings, { body }, as(anna))
    expect((await club.post(ben, id)).author).toBe(null)
    expect((await club.post(coach, id)).author?.id).toBe(anna.id)
    expect((await club.post(anna, id)).author?.id).toBe(anna.id)
    const open = { mode: 'all-coaches' } as const
    await app.ask(savePrivacySettings, { body: open }, as(anna))
  })

  test('under 18 have no name for a coach who does not see them', async () => {
    const { app, coach, minor, manager } = club
    const id = await club.write(minor, 'My first single')
    const hide = `insert into member_permissions (club_id, user_id, permission_id, granted)
      select $1, $2, id, false from permissions where name = 'view-minors'`
    await app.rows(hide, [club.club, coach.id])
    await app.rows('update clubs set coaches_see_minors = false where id = $1', [club.club])
    const seen = await club.post(coach, id)
    expect(JSON.stringify(seen)).not.toContain('Minorley')
    expect(seen).toMatchObject({ author: null, text: 'My first single' })
    expect((await club.post(manager, id)).author?.full_name).toContain('Minorley')
    await app.rows('delete from member_permissions where user_id = $1', [coach.id])
  })

  test('who block each other read nothing of each other', async () => {
    const { app, as, anna, ben, coach } = club
    const id = await club.write(anna, 'For all but one')
    const open = await club.write(coach, 'Open question')
    await club.comment(anna, open, 'Anna says')
    await app.ask(blockPerson, { body: { user_id: anna.id } }, as(ben))
    expect(await club.texts(ben)).not.toContain('For all but one')
    expect((await app.refused(wall.wallPost, { params: { id } }, as(ben))).code).toBe('not_found')
    expect(await club.comments(ben, open)).toEqual([])
    expect((await club.post(ben, open)).comment_count).toBe(0)
    expect(await club.comments(coach, open)).toHaveLength(1)
    await club.write(ben, `Hello ${mentionOf(anna.id)}`)
    expect(await club.kindsFor(anna)).toEqual([])
    await app.ask(unblockPerson, { params: { id: anna.id } }, as(ben))
    expect(await club.texts(ben)).toContain('For all but one')
  })
})
