import { afterAll, describe, expect, test } from 'vitest'
import * as contract from '#contract/planning/calendar.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { apiToken } from '../../../test/support/assistants.ts'
import { ahead, startCalendarLinks, type LinkWish } from '../../../test/support/calendar-links.ts'
import { makeClub, makeMember, makeSession, makeSquad } from '../../../test/support/factories.ts'
import type { As } from '../../../test/support/http.ts'

const { app, club, coach, athlete, squad, asCoach, asAthlete, make, feed } =
  await startCalendarLinks()
afterAll(() => app.close())

describe('who may share', () => {
  const wishes: [string, () => LinkWish, () => As, boolean][] = [
    ['an athlete’s own feed', () => ({ kind: 'feed', scope: 'mine' }), () => asAthlete, true],
    ['an athlete’s own page', () => ({ kind: 'page', scope: 'mine' }), () => asAthlete, true],
    [
      'a feed of an athlete’s squad',
      () => ({ kind: 'feed', scope: 'squads', squad_ids: [squad] }),
      () => asAthlete,
      true,
    ],
    [
      'a page of an athlete’s squad',
      () => ({ kind: 'page', scope: 'squads', squad_ids: [squad] }),
      () => asAthlete,
      false,
    ],
    [
      'the club’s plan by an athlete',
      () => ({ kind: 'feed', scope: 'club' }),
      () => asAthlete,
      false,
    ],
    ['the club’s plan by a coach', () => ({ kind: 'page', scope: 'club' }), () => asCoach, true],
    [
      'a squad by a coach',
      () => ({ kind: 'page', scope: 'squads', squad_ids: [squad] }),
      () => asCoach,
      true,
    ],
    ['no squad', () => ({ kind: 'page', scope: 'squads' }), () => asCoach, false],
    [
      'a squad that is not there',
      () => ({ kind: 'page', scope: 'squads', squad_ids: [99_999_999] }),
      () => asCoach,
      false,
    ],
    [
      'squads beside the club',
      () => ({ kind: 'page', scope: 'club', squad_ids: [squad] }),
      () => asCoach,
      false,
    ],
  ]
  test.each(wishes)('%s', async (_, wish, as, allowed) => {
    const { status } = await app.send(contract.createCalendarLink, { body: wish() }, as())
    expect(status === 201).toBe(allowed)
  })
})

describe('a link shows only what its maker may still show', () => {
  const statusOf = async (kind: 'page' | 'feed', secret: string) =>
    kind === 'feed'
      ? (await feed(secret)).status
      : (await app.send(contract.publicCalendar, { params: { uuid: secret } }, {})).status

  test('the feed of a squad ends with leaving it, and is there again for who comes back', async () => {
    const member = await makeMember(app.db, club)
    const theirs = await makeSquad(app.db, club, [member.id])
    const { secret } = await make(
      { kind: 'feed', scope: 'squads', squad_ids: [theirs] },
      { token: member.token, club },
    )
    const own = await make({ kind: 'feed', scope: 'mine' }, { token: member.token, club })
    expect(await statusOf('feed', secret)).toBe(200)
    await app.rows('delete from squad_users where squad_id = $1', [theirs])
    expect((await feed(secret)).json).toMatchObject({ code: 'link_ended' })
    expect(await statusOf('feed', own.secret)).toBe(200)
    await app.rows('insert into squad_users (club_id, squad_id, user_id) values ($1, $2, $3)', [
      club,
      theirs,
      member.id,
    ])
    expect(await statusOf('feed', secret)).toBe(200)
  })

  test.each(['page', 'feed'] as const)(
    'a %s of the club ends with the role of a coach',
    async (kind) => {
      const former = await makeMember(app.db, club, [ROLE.coach])
      const { secret } = await make({ kind, scope: 'club' }, { token: former.token, club })
      expect(await statusOf(kind, secret)).toBe(200)
      await app.rows(
        'update membership_roles set role_id = $3 where club_id = $1 and user_id = $2',
        [club, former.id, ROLE.athlete],
      )
      expect(await statusOf(kind, secret)).toBe(404)
    },
  )
})

test('shows neither page nor feed while the subscription is over, and both again afterwards', async () => {
  const here = await makeClub(app.db)
  const as = { token: (await makeMember(app.db, here, [ROLE.coach])).token, club: here }
  const page = await make({ kind: 'page', scope: 'club' }, as)
  const subscribed = await make({ kind: 'feed', scope: 'club' }, as)
  const shown = async () =>
    Promise.all([
      app.send(contract.publicCalendar, { params: { uuid: page.secret } }, {}),
      app.send(contract.calendarFeed, { params: { code: subscribed.secret } }, {}),
    ])
  const until = (days: number) =>
    app.rows(
      `update subscriptions set next_bill_date = current_date + $2::int where club_id = $1`,
      [here, days],
    )
  await until(-2)
  for (const { status, json, text } of await shown()) {
    expect([status, json]).toMatchObject([404, { code: 'link_paused' }])
    expect(text).not.toMatch(/subscription|trial/i)
  }
  await until(2)
  expect((await shown()).map(({ status }) => status)).toEqual([200, 200])
})

describe('a public page', () => {
  test('says when, where and what, and nobody’s name', async () => {
    const { secret } = await make({ kind: 'page', scope: 'club' }, asCoach)
    await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { name: 'Lake row', start_date: ahead(1), location: 'Boathouse', athlete_ids: [athlete.id] },
    )
    await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { name: 'Draft row', start_date: ahead(1), published: false },
    )
    const answer = await app.send(contract.publicCalendar, { params: { uuid: secret } }, {})
    const { data } = answer.json as { data: { sessions: contract.PublicSession[] } }
    expect(data.sessions).toEqual([
      {
        name: 'Lake row',
        kind: 'session',
        event_type: null,
        sport_id: 1,
        start_date: new Date(ahead(1)).toISOString(),
        end_date: new Date(Date.parse(ahead(1)) + 90 * 60_000).toISOString(),
        all_day_event: false,
        location: 'Boathouse',
        structure_text: null,
      },
    ])
    expect(answer.text).not.toMatch(/Person|user_id|@/)
  })

  test('ends with the link, with its day, and with the maker’s membership', async () => {
    const open = async (uuid: string) =>
      (await app.send(contract.publicCalendar, { params: { uuid } }, {})).status
    const revoked = await make({ kind: 'page', scope: 'mine' }, asCoach)
    expect(await open(revoked.secret)).toBe(200)
    await app.ask(contract.revokeCalendarLink, { params: { id: revoked.id } }, asCoach)
    expect(await open(revoked.secret)).toBe(404)
    const short = await make({ kind: 'page', scope: 'mine', days: 1 }, asCoach)
    await app.rows(
      "update calendar_links set expires_at = now() - interval '1 minute' where id = $1",
      [short.id],
    )
    expect(await open(short.secret)).toBe(404)
    const leaver = await makeMember(app.db, club)
    const left = await make({ kind: 'page', scope: 'mine' }, { token: leaver.token, club })
    await app.rows('update memberships set status = 3 where club_id = $1 and user_id = $2', [
      club,
      leaver.id,
    ])
    expect(await open(left.secret)).toBe(404)
    for (const rubbish of ['x', revoked.secret.slice(1), '%00', 'x'.repeat(64), 'x'.repeat(65)])
      expect([400, 404]).toContain(await open(rubbish))
    const asFeed = await make({ kind: 'feed', scope: 'mine' }, asCoach)
    expect(await open(asFeed.secret)).toBe(404)
  })

  test('is listed to its maker, and to who edits the club', async () => {
    const manager = await makeMember(app.db, club, [ROLE.manager])
    const { id } = await make({ kind: 'page', scope: 'mine' }, asAthlete)
    const listed = async (as: As) =>
      (await app.ask(contract.calendarLinks, {}, as)).data.find((link) => link.id === id)
    const mine = await listed(asAthlete)
    expect(mine).toMatchObject({ own: true, scope: 'mine', url: expect.any(String) as string })
    const read = await apiToken(app, athlete, { club, scope: 'read' })
    expect(await listed({ token: read, club })).toMatchObject({ own: true, url: null })
    expect(await listed(asCoach)).toBeUndefined()
    const asManager = { token: manager.token, club }
    expect(await listed(asManager)).toMatchObject({ own: false, url: null })
    expect(
      (await app.refused(contract.revokeCalendarLink, { params: { id } }, asCoach)).status,
    ).toBe(404)
    await app.ask(contract.revokeCalendarLink, { params: { id } }, asManager)
    expect(await listed(asAthlete)).toBeUndefined()
  })
})
