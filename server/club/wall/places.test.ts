import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as life from '#contract/planning/session-life.ts'
import * as wall from '#contract/club/wall.ts'
import { wallReactions } from '#contract/club/wall-reactions.ts'
import type { Posting } from '#domain/wall/posting.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { makeSession } from '../../../test/support/factories.ts'
import { openWallClub, type WallClub } from '../../../test/support/wall-club.ts'

let club: WallClub
beforeAll(async () => {
  club = await openWallClub()
})
afterAll(() => club.app.close())

const OPEN_WALLS = {
  club: 'everybody',
  squad: 'everybody',
  session: 'everybody',
  challenge: 'everybody',
} as const

const SETTINGS: readonly Posting[] = ['everybody', 'coaches', 'managers']
type Persona = 'coach' | 'manager' | 'anna' | 'outsider'
const PERSONAS: readonly Persona[] = ['coach', 'manager', 'anna', 'outsider']
type PlaceName = 'club' | 'squad' | 'session' | 'draft'
const PLACES: readonly PlaceName[] = ['club', 'squad', 'session', 'draft']

const idsOf = (place: PlaceName) => {
  const { squad_id, session_id, draft_id } = club
  const ids = { club: {}, squad: { squad_id }, session: { session_id } }
  return place === 'draft' ? { session_id: draft_id } : ids[place]
}

/** What a persona gets at a place, apart from the rules: the status of reading and of writing. */
function expected(persona: Persona, place: PlaceName, setting: Posting): [number, number] {
  if (persona === 'outsider') return [403, 403]
  if (place === 'draft' && persona === 'anna') return [404, 404]
  // A manager plans for others and so sees drafts.
  if (setting === 'everybody') return [200, 201]
  if (setting === 'coaches') return [200, persona === 'anna' ? 403 : 201]
  return [200, persona === 'manager' ? 201 : 403]
}

describe.each(SETTINGS)('while %s may write', (setting) => {
  beforeAll(async () => {
    const body = { club: setting, squad: setting, session: setting, challenge: setting }
    await club.app.ask(wall.saveWallSettings, { body }, club.as(club.manager))
  })

  test.each(PERSONAS.flatMap((persona) => PLACES.map((place) => [persona, place] as const)))(
    'the %s reads and writes at the %s as expected',
    async (persona, place) => {
      const as = club.as(club[persona])
      const ids = idsOf(place)
      const read = await club.app.send(wall.wallPosts, { query: ids }, as)
      const body = { ...club.writing('Hello', ids).body }
      const write = await club.app.send(wall.writePost, { body }, as)
      expect([read.status, write.status]).toEqual(expected(persona, place, setting))
      if (read.status !== 200) return
      const { meta } = read.json as { meta: { may_post: boolean } }
      expect(meta.may_post).toBe(write.status === 201)
    },
  )

  test('everybody who sees a post comments on it', async () => {
    const id = await club.write(club.manager, 'A question')
    await club.comment(club.anna, id, 'An answer')
    expect(await club.comments(club.coach, id)).toMatchObject([{ text: 'An answer' }])
  })
})

describe('places', () => {
  beforeAll(async () => {
    const body = OPEN_WALLS
    await club.app.ask(wall.saveWallSettings, { body }, club.as(club.manager))
  })

  test('are chosen by who may edit the club alone', async () => {
    const body = OPEN_WALLS
    for (const person of [club.anna, club.ben])
      expect(
        await club.refusal(club.app.refused(wall.saveWallSettings, { body }, club.as(person))),
      ).toBe('permission_missing')
  })

  test('are refused when two are named, and not found where there is none', async () => {
    const { app, as, anna, squad_id, session_id } = club
    const both = club.writing('Both', { squad_id, session_id })
    expect((await app.refused(wall.writePost, both, as(anna))).code).toBe('invalid')
    const none = club.writing('None', { squad_id: 999_999 })
    expect((await app.refused(wall.writePost, none, as(anna))).code).toBe('not_found')
  })

  test('show their own posts alone', async () => {
    const { anna, coach, squad_id, session_id } = club
    await club.write(coach, 'Only for the squad', { squad_id })
    await club.write(coach, 'Only for the session', { session_id })
    expect(await club.texts(anna)).not.toContain('Only for the squad')
    expect(await club.texts(anna, { squad_id })).toContain('Only for the squad')
    expect(await club.texts(anna, { squad_id })).not.toContain('Only for the session')
    expect(await club.texts(anna, { session_id })).toContain('Only for the session')
  })

  test('hide the posts of a draft from those who do not see it, by their number as well', async () => {
    const { app, as, coach, anna, draft_id } = club
    const id = await club.write(coach, 'Not yet', { session_id: draft_id })
    for (const endpoint of [wall.wallPost, wall.wallComments, wallReactions])
      expect((await app.refused(endpoint, { params: { id } }, as(anna))).code).toBe('not_found')
    const body = { client_id: 'device-anna-draft', text: 'Hello' }
    const refused = await app.refused(wall.writeWallComment, { params: { id }, body }, as(anna))
    expect(refused.code).toBe('not_found')
  })
})

describe('who comes later', () => {
  test('reads the wall of the club from then on, and what is pinned', async () => {
    const pinned = await club.write(club.coach, 'Rules of the boathouse')
    await club.state(club.coach, pinned, { pinned: true })
    await club.write(club.coach, 'Long before')
    await club.app.rows(`update wall_posts set created_at = now() - interval '1 hour'`)
    const comer = await club.person([ROLE.athlete])
    await club.write(club.coach, 'Since then')
    expect(await club.texts(comer)).toEqual(['Rules of the boathouse', 'Since then'])
    await club.state(club.coach, pinned, { pinned: false })
  })

  test('reads the wall of a squad from when they came into it', async () => {
    const { coach, ben, anna, squad_id, app } = club
    await club.write(coach, 'Before Ben', { squad_id })
    await app.rows(`update wall_posts set created_at = now() - interval '1 hour'`)
    await app.rows(`update memberships set created_at = now() - interval '1 year'`)
    await app.rows('insert into squad_users (club_id, squad_id, user_id) values ($1, $2, $3)', [
      club.club,
      squad_id,
      ben.id,
    ])
    await club.write(coach, 'With Ben', { squad_id })
    expect(await club.texts(ben, { squad_id })).toEqual(['With Ben'])
    await app.rows('update squad_users set joined_at = null')
    expect(await club.texts(ben, { squad_id })).toContain('Before Ben')
    expect(await club.texts(anna, { squad_id })).toContain('Before Ben')
  })
})

test('pages follow one another without a gap, in a number of statements of its own', async () => {
  const { coach, anna, squad_id } = club
  for (let count = 0; count < 12; count += 1) await club.write(coach, `page ${count}`, { squad_id })
  const few = await club.app.statements(() => club.read(anna, { squad_id, limit: 2 }))
  const many = await club.app.statements(() => club.read(anna, { squad_id, limit: 50 }))
  expect(many.length).toBe(few.length)
  const all = (await club.read(anna, { squad_id, limit: 100 })).data.map(({ id }) => id)
  const seen: number[] = []
  let before: number | undefined
  for (;;) {
    const page = await club.read(anna, { squad_id, limit: 5, ...(before && { before }) })
    seen.push(...page.data.map(({ id }) => id))
    before = page.data.at(-1)?.id
    if (!page.meta.has_older) break
  }
  expect(seen).toEqual(all)
})

test('posts of a session go along when it is merged into another, and back', async () => {
  const { app, as, coach, club: club_id } = club
  const start_date = '2026-05-04T06:00:00Z'
  const made = () => makeSession(app.db, club_id, { user_id: coach.id }, { start_date })
  const [into, from] = [await made(), await made()]
  await club.write(coach, 'Heard on the dock', { session_id: from })
  const body = { into, session_ids: [from] }
  const { merge_id } = (await app.ask(life.mergeSessions, { body }, as(coach))).data
  expect(await club.texts(coach, { session_id: into })).toEqual(['Heard on the dock'])
  await app.ask(life.undoMerge, { params: { id: merge_id } }, as(coach))
  expect(await club.texts(coach, { session_id: into })).toEqual([])
  expect(await club.texts(coach, { session_id: from })).toEqual(['Heard on the dock'])
})
