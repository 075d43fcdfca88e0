import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as contract from '#contract/live/public.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { makeClub, makeCrew, makeMember, makeUser } from '../../../test/support/factories.ts'
import { openPublicClub, type PublicClub } from '../../../test/support/public-club.ts'
import { inTransaction } from '../../db/client.ts'
import { participantsOf } from './facts.ts'

/** A page is worked out once a second. */
const SOON = { timeout: 5000 }
const UNKNOWN = 'A'.repeat(24)

let club: PublicClub
beforeAll(async () => {
  club = await openPublicClub()
})
afterAll(() => club.app.close())
beforeEach(() => club.forget())

describe('a page of a session', () => {
  test('shows how its boats stand, by the names that were chosen', async () => {
    const { uuid } = await club.make()
    await club.row(21)
    const [boat, ...more] = await club.boats(uuid)
    expect(more).toEqual([])
    expect(boat).toMatchObject({
      place: 1,
      label: 'Aare',
      rank: 1,
      status: 2,
      distance: 80,
      speed: 4,
      stroke_rate: 20,
      has_results: true,
      has_hr_data: false,
      has_gps_data: false,
    })
    expect(boat?.people).toHaveLength(2)
    expect(boat?.marks.map(({ mark }) => mark)).toEqual(['start'])
  })

  test('keeps the places of its boats when a coach changes a crew', async () => {
    const other = await makeCrew(club.app.db, club.club, { session_id: club.session })
    await club.app.rows('update crews set session_id = null where id = $1', [club.crew])
    await club.app.rows('update crews set session_id = $2 where id = $1', [club.crew, club.session])
    const boats = await inTransaction(club.app.database.app, { club_id: club.club }, async (db) => {
      // Rows come as they lie in the table, the changed one behind the other.
      await sql`select set_config(name, 'off', true)
        from unnest(array['enable_indexscan', 'enable_bitmapscan']) name`.execute(db)
      return participantsOf(db, club.club, club.session)
    })
    expect(boats.map(({ crew_id }) => crew_id)).toEqual([club.crew, other])
    await club.app.rows('delete from crews where id = $1', [other])
  })

  test('is at most one for a session: a new one ends the one before', async () => {
    const first = await club.make()
    const second = await club.make()
    expect(second.uuid).not.toBe(first.uuid)
    expect((await club.page(`/public/live/${first.uuid}`)).status).toBe(404)
    expect((await club.page(`/public/live/${second.uuid}`)).status).toBe(200)
    const parts = { params: { id: club.session } }
    const { data } = await club.app.ask(contract.sessionPublicPage, parts, club.asCoach)
    expect(data.page).toMatchObject({ id: second.id, is_open: true })
    expect(data.page?.qr_code).toMatch(/^<svg/)
  })

  test('has a picture for where it is shared, as long as it is open', async () => {
    const { id, uuid } = await club.make()
    const picture = `/public/live/${uuid}/card.png`
    const { status, headers, bytes } = await club.page(picture)
    expect({ status, type: headers.get('content-type') }).toEqual({
      status: 200,
      type: 'image/png',
    })
    expect((await sharp(bytes).metadata()).width).toBe(1200)
    await club.revoke(id)
    await expect.poll(async () => (await club.page(picture)).status, SOON).toBe(404)
  })

  test('is closed once the plan of its club has ended, and open again when it is paid', async () => {
    const { uuid } = await club.make()
    const status = async () => (await club.page(`/public/live/${uuid}`)).status
    const endOn = (days: number) =>
      club.app.rows(
        'update subscriptions set next_bill_date = current_date + $2::int where club_id = $1',
        [club.club, days],
      )
    const { token } = await makeUser(club.app.db, { is_admin: true })
    const listed = async () =>
      (await club.app.ask(contract.publicPages, {}, { token })).data.some(
        ({ club_id }) => club_id === club.club,
      )
    expect([await status(), await listed()]).toEqual([200, true])
    await endOn(-3)
    await expect.poll(status, SOON).toBe(404)
    expect(await listed()).toBe(false)
    await endOn(365)
    await expect.poll(status, SOON).toBe(200)
  })

  test('answers alike for every token that opens nothing', async () => {
    const revoked = await club.make()
    await club.revoke(revoked.id)
    const early = await club.make({ opens_at: new Date(Date.now() + 3_600_000).toISOString() })
    const answers = []
    for (const uuid of [UNKNOWN, 'short', revoked.uuid, early.uuid]) {
      const { status, json } = await club.page(`public/event/${uuid}`)
      answers.push({ status, code: (json as { code: string }).code })
      const shown = await club.page(`/public/live/${uuid}`)
      expect([shown.status, shown.text]).toEqual([404, 'not found in en'])
      for (const path of [`statistic/${uuid}`, `statistic-crew/${uuid}/1`, `live/${uuid}/stream`])
        expect((await club.page(`/public/${path}`)).status, path).toBe(404)
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ status: 404, code: 'not_found' })]),
    )
  })

  test('is not there for a draft, and not once its time is over', async () => {
    const { uuid } = await club.make()
    await club.app.rows('update sessions set published_at = null')
    const again = async () => (await club.page(`public/live-results/show-last/${uuid}`)).status
    await expect.poll(again, SOON).toBe(404)
    await club.app.rows('update sessions set published_at = now()')
    await expect.poll(again, SOON).toBe(200)
    await club.app.rows(
      `update public_pages set opens_at = now() - interval '2 days',
        closes_at = now() - interval '1 day'`,
    )
    await expect.poll(again, SOON).toBe(404)
  })

  test('refuses a time that ends before it begins, and one that lasts too long', async () => {
    const parts = (closes_at: string) => ({
      params: { id: club.session },
      body: club.options({ closes_at }),
    })
    const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
    const refused = async (days: number) =>
      (await club.app.refused(contract.makePublicPage, parts(at(days)), club.asCoach)).code
    expect(await refused(-2)).toBe('end_before_start')
    expect(await refused(40)).toBe('invalid')
  })

  test('notes in the audit log who made, changed, confirmed and revoked it', async () => {
    const { id } = await club.make()
    await club.change(id, { delay_min: 5 })
    const parts = { params: { id }, body: { confirmed: true } }
    await club.app.ask(contract.confirmPublicResults, parts, club.asCoach)
    await club.revoke(id)
    const noted = await club.app.rows(
      `select action, user_id::int from audit_log
       where action like 'public-page-%' and (subject ->> 'id')::bigint = $1 order by audit_log.id`,
      [id],
    )
    expect(noted).toEqual(
      ['made', 'changed', 'confirmed', 'revoked'].map((what) => ({
        action: `public-page-${what}`,
        user_id: club.coach.id,
      })),
    )
  })
})

describe('the list of pages', () => {
  test('has those of the clubs one coaches or manages, and all for an administrator', async () => {
    const { id, uuid } = await club.make()
    const ids = async (user: { token: string }) =>
      (await club.app.ask(contract.publicPages, {}, { token: user.token })).data.map(
        (one) => one.id,
      )
    expect(await ids(club.coach)).toEqual([id])
    expect(await ids(club.bow)).toEqual([])
    const manager = await makeMember(club.app.db, club.club, [ROLE.manager])
    expect(await ids(manager)).toEqual([id])
    const elsewhere = await makeMember(club.app.db, await makeClub(club.app.db), [ROLE.manager])
    expect(await ids(elsewhere)).toEqual([])
    const admin = await makeUser(club.app.db, { is_admin: true })
    expect(await ids(admin)).toContain(id)

    const parts = { params: { club_id: club.club, id } }
    const coach = await makeMember(club.app.db, club.club, [ROLE.coach])
    for (const user of [club.bow, elsewhere, coach])
      expect((await club.app.refused(contract.endPublicPage, parts, user)).code).toBe('not_found')
    await club.app.ask(contract.endPublicPage, parts, { token: admin.token })
    expect((await club.page(`/public/live/${uuid}`)).status).toBe(404)
    expect(await ids(club.coach)).toEqual([])
    const next = { params: { club_id: club.club, id: (await club.make()).id } }
    await club.app.ask(contract.endPublicPage, next, { token: manager.token })
    expect(await ids(manager)).toEqual([])
  })
})
