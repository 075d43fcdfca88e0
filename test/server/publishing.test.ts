import { describe, expect, test } from 'vitest'
import * as publishing from '#contract/planning/publishing.ts'
import * as sessions from '#contract/planning/sessions.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { MEMBER_STATUS, type MemberStatus } from '#domain/constants/statuses.ts'
import { addMember, makeSquad } from '../support/factories.ts'
import {
  app,
  club,
  asAthlete,
  asCoach,
  at,
  athlete,
  coach,
  forget,
  listed,
  noticesOf,
  other,
  plan,
  preview,
  publish,
  squad,
  update,
  preparePublishingClub,
} from './publishing-club.ts'

preparePublishingClub()

const dayOf = (days: number) => at(days).slice(0, 10)

describe('publishing', () => {
  test('of a whole plan notifies everybody once', async () => {
    const ids = await Promise.all([8, 10, 15, 17, 22].map((days) => plan(at(days))))
    expect(await noticesOf(athlete)).toEqual([])
    const scope = { start_date: dayOf(7), end_date: dayOf(23), squad_id: squad }
    expect(await preview(scope)).toMatchObject({
      people: 2,
      sessions: ids.map((id) => ({ id, draft: true, words: [] })),
    })
    expect(await publish(scope)).toEqual({ sessions: 5, people: 2 })
    expect(await listed(athlete)).toEqual([[5, 0, 0, ids.map((id) => [id, 'new', ''])]])
    expect(await listed(other)).toHaveLength(1)
    expect(await noticesOf(coach)).toEqual([])
    expect(await preview(scope)).toMatchObject({ sessions: [], people: 0 })
    expect(await publish(scope)).toEqual({ sessions: 0, people: 0 })
    expect(await noticesOf(athlete)).toHaveLength(1)
  })

  test('takes a session back: it is off for who knew of it, and new when published again', async () => {
    const id = await plan(at(35))
    await publish({ session_ids: [id] })
    await forget()
    expect(
      (await app.ask(publishing.unpublish, { body: { session_ids: [id] } }, asCoach)).data,
    ).toEqual({ sessions: 1, people: 2 })
    expect(await listed(athlete)).toEqual([[0, 0, 1, [[id, 'cancelled', '']]]])
    expect((await app.refused(sessions.getSession, { params: { id } }, asAthlete)).status).toBe(404)
    await forget()
    await publish({ session_ids: [id] })
    expect(await listed(athlete)).toEqual([[1, 0, 0, [[id, 'new', '']]]])
  })

  test('of what is over notifies nobody', async () => {
    const id = await plan(at(-3))
    await forget()
    expect(await publish({ session_ids: [id] })).toEqual({ sessions: 1, people: 0 })
    expect(await noticesOf(athlete)).toEqual([])
  })

  test('straight from the form notifies at once, and so does a later "publish" there', async () => {
    await forget()
    const id = await plan(at(40), { published: true })
    expect(await listed(athlete)).toEqual([[1, 0, 0, [[id, 'new', '']]]])
    const draft = await plan(at(41))
    await update({ id: draft, published: true })
    expect(await listed(athlete)).toHaveLength(2)
  })

  test('is for those who may edit the session', async () => {
    const id = await plan(at(45))
    const open = await plan(at(50), { published: true })
    for (const call of [publishing.publish, publishing.unpublish]) {
      expect((await app.refused(call, { body: { session_ids: [open] } }, asAthlete)).code).toBe(
        'edit_denied',
      )
      // A draft is not there for an athlete, wherever one looks.
      expect((await app.refused(call, { body: { session_ids: [id] } }, asAthlete)).code).toBe(
        'not_found',
      )
    }
    for (const call of [publishing.publish, publishing.unpublish]) {
      const { status, code } = await app.refused(
        call,
        { body: { session_ids: [id, 99_999_999] } },
        asCoach,
      )
      expect([status, code]).toEqual([404, 'not_found'])
    }
    expect(await preview({ start_date: dayOf(44), end_date: dayOf(46) }, asAthlete)).toMatchObject({
      sessions: [],
      people: 0,
    })
    expect(await publish({ start_date: dayOf(44), end_date: dayOf(46) }, asAthlete)).toEqual({
      sessions: 0,
      people: 0,
    })
    for (const body of [{}, { start_date: dayOf(1) }, { start_date: dayOf(2), end_date: dayOf(1) }])
      expect((await app.refused(publishing.publish, { body }, asCoach)).status).toBe(400)
  })

  test('takes as many statements for twenty sessions as for one', async () => {
    const one = await plan(at(50))
    const many = await Promise.all(Array.from({ length: 20 }, (_, index) => plan(at(60 + index))))
    const few = await app.statements(() => publish({ session_ids: [one] }))
    expect(await app.statements(() => publish({ session_ids: many }))).toHaveLength(few.length)
  })
})

test('the preview says who is not reached, and why', async () => {
  const noted = async (email: string | null, status: MemberStatus) => {
    const { id } = await app.db
      .insertInto('users')
      .values({ email, first_name: 'Nele', last_name: 'Noted' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await addMember(app.db, club, id, [ROLE.athlete], status)
    return id
  }
  const waiting = await noted('waiting@reach.test', MEMBER_STATUS.invited)
  const uninvited = await noted('uninvited@reach.test', MEMBER_STATUS.onboarding)
  const silent = await noted(null, MEMBER_STATUS.onboarding)
  const beside = await makeSquad(app.db, club, [athlete.id, waiting, uninvited, silent])
  const id = await plan(at(60), { squad_ids: [beside] })
  expect(await preview({ session_ids: [id] })).toMatchObject({
    people: 4,
    unreached: { invited: 1, never_invited: [uninvited], without_email: 1 },
  })
})
