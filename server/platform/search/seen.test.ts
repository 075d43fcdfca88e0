import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { savePrivacySettings } from '#contract/people/privacy.ts'
import { search, type HitKind } from '#contract/platform/search.ts'
import { createChallenge } from '#contract/club/challenges.ts'
import { inviteClub } from '#contract/club/challenges-organising.ts'
import { blockPerson } from '#contract/club/messages-safety.ts'
import { addNote } from '#contract/club/notes.ts'
import { writePost } from '#contract/club/wall.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { ROLE, type RoleId } from '#domain/constants/roles.ts'
import { challengeFields } from '../../../test/support/challenge-club.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import {
  addMember,
  makeClub,
  makeCrew,
  makeMember,
  makeSession,
  makeSquad,
  makeUser,
  type TestUser,
} from '../../../test/support/factories.ts'
import type { As } from '../../../test/support/http.ts'
import type { ClubId } from '../../db/client.ts'

let app: TestApp
let club: ClubId
let coach: TestUser
let athlete: TestUser

const as = ({ token }: TestUser): As => ({ token, club })
const found = async (query: string, kind: HitKind, who: TestUser) => {
  const { data } = await app.ask(search, { query: { query, kind, limit: 100 } }, as(who))
  return data.groups.flatMap(({ hits }) => hits)
}
const names = async (query: string, kind: HitKind, who: TestUser) =>
  (await found(query, kind, who)).map(({ title }) => title)
const named = (last_name: string, roles: readonly RoleId[] = [ROLE.athlete]) =>
  makeMember(app.db, club, roles, { first_name: 'Nora', last_name })

beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  club = await makeClub(app.db)
  coach = await named('Coach', [ROLE.coach])
  athlete = await named('Athlete')
})
afterAll(() => app.close())

describe('people', () => {
  test('nobody finds members of another club, or who has left', async () => {
    const elsewhere = await makeClub(app.db)
    await makeMember(app.db, elsewhere, [ROLE.athlete], { first_name: 'Nora', last_name: 'Far' })
    const left = await makeUser(app.db, { first_name: 'Nora', last_name: 'Left' })
    await addMember(app.db, club, left.id, [ROLE.athlete], MEMBER_STATUS.left)
    expect((await names('nora', 'member', coach)).toSorted()).toEqual([
      'Nora Athlete',
      'Nora Coach',
    ])
  })

  test('who lets nobody see them is found by coaches and themselves, not by other athletes', async () => {
    const hidden = await named('Hidden')
    await app.ask(savePrivacySettings, { body: { mode: 'only-me', coach_ids: [] } }, as(hidden))
    expect(await names('hidden', 'member', athlete)).toEqual([])
    expect(await names('hidden', 'member', hidden)).toEqual(['Nora Hidden'])
    const [hit] = await found('hidden', 'member', coach)
    expect(hit).toMatchObject({ title: 'Nora Hidden', is_open: false })
  })

  test('an athlete finds others by name, and only their own profile open', async () => {
    const hits = await found('nora', 'member', athlete)
    expect(hits.map(({ id, is_open }) => [id, is_open])).toEqual([
      [athlete.id, true],
      [coach.id, false],
    ])
  })

  test('who may not see the list of members finds themselves', async () => {
    await app.rows(
      `insert into member_permissions (club_id, user_id, permission_id, granted)
       select $1, $2, id, false from permissions where name = 'view-club-members'`,
      [club, athlete.id],
    )
    expect(await names('nora', 'member', athlete)).toEqual(['Nora Athlete'])
  })
})

describe('drafts', () => {
  test('an athlete finds neither a draft nor its crews, nor crews before they are published', async () => {
    const by = { user_id: coach.id }
    const draft = await makeSession(app.db, club, by, { name: 'Secret row', published: false })
    const open = await makeSession(app.db, club, by, { name: 'Open row' })
    const crews = [
      await makeCrew(app.db, club, { session_id: draft, published: true }),
      await makeCrew(app.db, club, { session_id: open, published: false }),
      await makeCrew(app.db, club, { published: false }),
    ]
    await app.rows("update crews set name = 'Otter' where id = any ($1)", [crews])
    expect(await names('row', 'session', athlete)).toEqual(['Open row'])
    expect(await names('otter', 'crew', athlete)).toEqual([])
    expect((await names('row', 'session', coach)).toSorted()).toEqual(['Open row', 'Secret row'])
    expect(await names('otter', 'crew', coach)).toEqual(['Otter', 'Otter', 'Otter'])
  })

  test('nobody finds a deleted session', async () => {
    const gone = await makeSession(app.db, club, { user_id: coach.id }, { name: 'Gone row' })
    await app.rows('update sessions set deleted_at = now() where id = $1', [gone])
    expect(await names('gone', 'session', coach)).toEqual([])
  })
})

describe('posts', () => {
  const write = (who: TestUser, text: string, more = {}) =>
    app.ask(writePost, { body: { client_id: `device-${text.length}`, text, ...more } }, as(who))

  test('are found by those who read them where they stand', async () => {
    const by = { user_id: coach.id }
    const session_id = await makeSession(app.db, club, by, { published: false })
    await write(coach, 'Regatta soon', { session_id })
    await write(coach, `Regatta fees, @[${athlete.id}]`)
    expect(await names('regatta', 'post', athlete)).toEqual(['Regatta fees, @…'])
    expect((await names('regatta', 'post', coach)).toSorted()).toEqual([
      'Regatta fees, @…',
      'Regatta soon',
    ])
    await app.rows('update wall_posts set hidden_at = now() where club_id = $1', [club])
    expect(await names('regatta', 'post', athlete)).toEqual([])
  })

  test('of before somebody came, or of somebody they block, are not found', async () => {
    await write(coach, 'Regatta last year')
    await app.rows(
      `update wall_posts set created_at = now() - interval '1 year'
      where club_id = $1`,
      [club],
    )
    expect(await names('regatta', 'post', athlete)).toEqual([])
    await write(coach, 'Regatta')
    expect(await names('regatta', 'post', athlete)).toEqual(['Regatta'])
    await app.ask(blockPerson, { body: { user_id: coach.id } }, as(athlete))
    expect(await names('regatta', 'post', athlete)).toEqual([])
  })
})

describe('challenges', () => {
  test('are found that are of the club, public, or that it is invited to', async () => {
    const manager = await named('Manager', [ROLE.manager])
    const elsewhere = await makeClub(app.db, { name: 'Heron RC' })
    const organiser = await makeMember(app.db, elsewhere, [ROLE.manager], {})
    const create = async (title: string, who: As, visibility: 'club' | 'public' | 'invited') =>
      (await app.ask(createChallenge, { body: challengeFields({ title, visibility }) }, who)).data
    const there = { token: organiser.token, club: elsewhere }
    const own = await create('Heron kilometres, own', as(manager), 'club')
    const open = await create('Heron kilometres, public', there, 'public')
    const asked = await create('Heron kilometres, invited', there, 'invited')
    await create('Heron kilometres, theirs', there, 'club')
    const all = async () =>
      (await found('heron kilometre', 'challenge', athlete)).map(({ id }) => id)
    expect((await all()).toSorted((one, other) => one - other)).toEqual([own.id, open.id])
    const name = `Otter RC ${club}`
    await app.rows('update clubs set name = $1 where id = $2', [name, club])
    await app.ask(inviteClub, { params: { id: asked.id }, body: { name } }, there)
    expect(await all()).toContain(asked.id)
    const [hit] = await found('heron public', 'challenge', athlete)
    expect(hit).toMatchObject({ slug: open.slug, detail: 'Heron RC' })
  })

  test('are not found by a club whose plan has none', async () => {
    const manager = await named('Manager', [ROLE.manager])
    const body = challengeFields({ title: 'Otter kilometres' })
    await app.ask(createChallenge, { body }, as(manager))
    expect(await names('otter', 'challenge', manager)).toEqual(['Otter kilometres'])
    await app.rows(
      `update subscriptions set plan_id = (select id from plans where key = 'bronze')
       where club_id = $1`,
      [club],
    )
    await expect.poll(() => names('otter', 'challenge', manager)).toEqual([])
  })
})

test('notes are found by who wrote them alone', async () => {
  await app.ask(addNote, { body: { text: 'Blade height' } }, as(athlete))
  expect(await names('blade', 'note', athlete)).toEqual(['Blade height'])
  expect(await names('blade', 'note', coach)).toEqual([])
})

test('an account of one’s own has no squads and crews to find', async () => {
  club = await makeClub(app.db, { is_individual: true })
  const owner = await named('Alone', [ROLE.head_coach, ROLE.athlete])
  await makeSquad(app.db, club, [])
  await makeCrew(app.db, club, { published: true })
  expect(await names('squad', 'squad', owner)).toEqual([])
  expect(await names('crew', 'crew', owner)).toEqual([])
  expect(await names('nora', 'member', owner)).toEqual(['Nora Alone'])
})
