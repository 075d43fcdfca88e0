import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as messages from '#contract/club/messages.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { TestUser } from '../../../test/support/factories.ts'
import { grantTo } from '../../../test/support/grant.ts'
import {
  ADULT,
  MINOR,
  openMessageClub,
  type MessageClub,
} from '../../../test/support/message-club.ts'

let club: MessageClub
beforeAll(async () => {
  club = await openMessageClub()
})
afterAll(() => club.app.close())

describe('an adult and somebody under 18', () => {
  test('get no group for themselves, in whatever order they ask', async () => {
    const { coach, anna, ben, carl, second } = club
    const codeOf = async (by: typeof anna, others: (typeof anna)[]) => {
      const { body, as } = club.begin(by, others)
      return (await club.app.refused(messages.openThread, { body }, as)).code
    }
    expect(await codeOf(coach, [anna])).toBe('thread_needs_adult')
    expect(await codeOf(anna, [coach])).toBe('thread_needs_adult')
    expect(await codeOf(carl, [anna, ben])).toBe('thread_needs_adult')
    expect(await club.beginGroup(coach, [anna, second])).toBeGreaterThan(0)
    expect(await club.beginGroup(anna, [ben])).toBeGreaterThan(0)
    expect(await club.beginGroup(coach, [carl])).toBeGreaterThan(0)
  })

  test('get none where an age is unknown', async () => {
    const unknown = await club.person([ROLE.athlete], null)
    const unsure = await club.person([ROLE.coach], null)
    for (const [by, other] of [
      [club.coach, unknown],
      [unsure, club.anna],
      [club.coach, unsure],
    ] as const) {
      const { body, as } = club.begin(by, [other])
      const refused = await club.app.refused(messages.openThread, { body }, as)
      expect(refused.code).toBe('thread_needs_adult')
    }
  })

  test('read only once the second adult has left, and write again with another', async () => {
    const { coach, second, anna, app, as } = club
    const of = await club.squadOf(coach, second, anna)
    const id = await club.openSquad(of, coach)
    await club.write(coach, id, 'with two')
    await club.leave(of, second)
    expect(await club.thread(anna, id)).toMatchObject({ state: 'needs-adult' })
    for (const by of [coach, anna]) {
      const refused = await app.refused(messages.sendMessage, club.writing(id, 'alone'), as(by))
      expect(refused).toMatchObject({ status: 409, code: 'thread_needs_adult' })
    }
    expect(await club.texts(anna, id)).toEqual(['with two'])
    await club.join(of, second)
    await club.write(anna, id, 'with two again')
    expect(await club.texts(coach, id)).toEqual(['with two', 'with two again'])
  })

  test('get no thread of a squad with one adult', async () => {
    const { coach, anna, ben, app, as } = club
    const squad_id = await club.squadOf(coach, anna, ben)
    const body = { kind: 'squad', squad_id } as const
    const refused = await app.refused(messages.openThread, { body }, as(coach))
    expect(refused.code).toBe('thread_needs_adult')
  })

  test('lose the adult who gives up the club', async () => {
    const { anna, coach, app, as } = club
    const guest = await club.person([ROLE.coach], ADULT)
    const id = await club.beginGroup(coach, [guest, anna])
    await app.rows('update memberships set status = 3 where user_id = $1', [guest.id])
    const refused = await app.refused(messages.sendMessage, club.writing(id, 'now'), as(coach))
    expect(refused.code).toBe('thread_needs_adult')
  })
})

describe('a coach who does not see members under 18', () => {
  test('belongs to no thread with one, and counts for none', async () => {
    const { coach, anna, app, as } = club
    const blind = await club.person([ROLE.coach], ADULT, 'Blindley')
    await grantTo(app, {
      club: club.club,
      person: blind,
      permission: 'view-minors',
      granted: false,
    })
    const squad_id = await club.squadOf(coach, blind, anna)
    const body = { kind: 'squad', squad_id } as const
    const refused = await app.refused(messages.openThread, { body }, as(coach))
    expect(refused.code).toBe('thread_needs_adult')
    await club.join(squad_id, club.second)
    const id = await club.openSquad(squad_id, coach)
    const params = { id }
    const hidden = await app.refused(messages.messageThread, { params }, as(blind))
    expect(hidden.code).toBe('not_found')
    expect((await club.thread(coach, id)).people.map(({ full_name }) => full_name)).not.toContain(
      'Person Blindley',
    )
  })
})

describe('a person who lets nobody see them', () => {
  test('is chosen by no other athlete, and named to none', async () => {
    const { app, as, anna, coach, second } = club
    const hidden = await club.person([ROLE.athlete], MINOR, 'Hiddenley')
    await app.rows(
      `insert into privacy_settings (club_id, user_id, mode) values ($1, $2, 'only-me')`,
      [club.club, hidden.id],
    )
    const { body } = club.begin(anna, [hidden])
    const refused = await app.refused(messages.openThread, { body }, as(anna))
    const unknown = club.begin(anna, [{ ...hidden, id: 99_999_999 }])
    const missing = await app.refused(messages.openThread, { body: unknown.body }, as(anna))
    expect(refused).toEqual(missing)
    const id = await club.beginGroup(coach, [second, anna, hidden])
    const shown = await club.thread(anna, id)
    expect(JSON.stringify(shown)).not.toContain('Hiddenley')
    expect(shown).toMatchObject({ others: 1, people_count: 4 })
    expect(JSON.stringify(await club.thread(coach, id))).toContain('Hiddenley')
  })

  test('is not named to other athletes beside what they write', async () => {
    const { coach, second, anna } = club
    const hidden = await club.person([ROLE.athlete], MINOR, 'Veiledley')
    await club.app.rows(
      `insert into privacy_settings (club_id, user_id, mode) values ($1, $2, 'only-me')`,
      [club.club, hidden.id],
    )
    const id = await club.beginGroup(coach, [second, anna, hidden])
    await club.write(hidden, id, 'who wrote this')
    const readBy = async (by: TestUser) => {
      const { data } = await club.read(by, id)
      const threads = await club.threads(by)
      const listed = threads.find((thread) => thread.id === id)?.last?.author
      return [data[0]?.text, data[0]?.author?.full_name ?? null, listed]
    }
    const name = 'Person Veiledley'
    expect(await readBy(anna)).toEqual(['who wrote this', null, null])
    expect(await readBy(coach)).toEqual(['who wrote this', name, name])
    expect(await readBy(hidden)).toEqual(['who wrote this', name, name])
  })
})
