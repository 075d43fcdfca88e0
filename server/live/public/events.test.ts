import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeConnectCodes } from '#contract/live/live.ts'
import * as contract from '#contract/live/public.ts'
import type { ShownEvent } from '#contract/live/public-view.ts'
import { makeEvent } from '../../../test/support/factories.ts'
import { openPublicClub, type PublicClub } from '../../../test/support/public-club.ts'
import { drawCard } from '../../files/cards/draw-card.ts'

/** A page is worked out once a second. */
const SOON = { timeout: 5000 }

let club: PublicClub
let event: number
beforeAll(async () => {
  club = await openPublicClub()
  event = await newEvent()
})
afterAll(() => club.app.close())
beforeEach(() => club.forget())

/** From yesterday to tomorrow. */
async function newEvent() {
  const id = await makeEvent(club.app.db, club.club, { user_id: club.coach.id })
  await club.app.rows(
    `update sessions set published_at = now(), starts_at = now() - interval '1 day',
      ends_at = now() + interval '1 day', public_page_intro = 'Come and see' where id = $1`,
    [id],
  )
  return id
}

const makePage = async (id = event) => {
  const parts = { params: { id }, body: club.options() }
  return (await club.app.ask(contract.makePublicPage, parts, club.asCoach)).data
}
const shown = async (uuid: string) =>
  (JSON.parse((await club.page(`/public/live/${uuid}`)).text) as { event: ShownEvent }).event

describe('the page of an event', () => {
  test('shows those of its sessions that have a page, as their pages show them', async () => {
    const { uuid } = await makePage()
    expect(await shown(uuid)).toMatchObject({ intro: 'Come and see', sessions: [] })
    const own = await club.make({ show_map: false })
    await club.row(21)
    const sessions = async () => (await shown(uuid)).sessions
    await expect.poll(async () => (await sessions())[0]?.uuid, SOON).toBe(own.uuid)
    const [one] = await sessions()
    expect(one?.session).toMatchObject({ shows: { boats: true, map: false } })
    expect(one?.session.boats).toMatchObject([{ label: 'Aare', rank: 1, distance: 80 }])

    const query = { include: 'club,sessions' as const }
    const asked = { params: { id: uuid }, query }
    const { data } = await club.app.ask(contract.publicEvent, asked, {})
    expect(data).toMatchObject({ id: uuid, sessions: [{ id: own.uuid, state: 'live' }] })
    await club.revoke(own.id)
    await expect.poll(sessions, SOON).toEqual([])
  })

  test('leaves out what begins before or after it', async () => {
    const { uuid } = await makePage()
    await club.make()
    const count = async () => (await shown(uuid)).sessions.length
    await expect.poll(count, SOON).toBe(1)
    const move = (by: string) =>
      club.app.rows('update sessions set starts_at = starts_at + $2::interval where id = $1', [
        event,
        by,
      ])
    await move('24 hours')
    await expect.poll(count, SOON).toBe(0)
    await move('-24 hours')
  })

  test.each([
    ['one day', '2026-06-13T22:00:00Z', '13. Juni 2026'],
    ['two days', '2026-06-14T22:00:00Z', '13.–14. Juni 2026'],
  ])('of %s from morning to night has no time in its picture', async (_, ends_at, under) => {
    const id = await newEvent()
    const { uuid } = await makePage(id)
    const [{ over = '' } = {}] = await club.app.rows<{ over: string }>(
      `update sessions set all_day = true, starts_at = '2026-06-12T22:00:00Z', ends_at = $2,
        name = 'Regatta' where id = $1
       returning (select name from clubs where id = club_id) as over`,
      [id, ends_at],
    )
    expect(await shown(uuid)).toMatchObject({ all_day: true })
    const { bytes } = await club.page(`/public/live/${uuid}/card.png?lang=de`)
    expect(bytes.equals(await drawCard({ over, title: 'Regatta', under }))).toBe(true)
  })

  test('has no codes to record by', async () => {
    const asked = { params: { id: event }, body: { renew: [] } }
    expect(await club.app.refused(makeConnectCodes, asked, club.asCoach)).toMatchObject({
      status: 404,
      code: 'not_found',
    })
  })

  test('has no statistics and no stream, and is gone once it is revoked', async () => {
    const { id, uuid } = await makePage()
    const statuses = async (...paths: string[]) =>
      Promise.all(paths.map(async (path) => (await club.page(path)).status))
    expect(
      await statuses(
        `/public/statistic/${uuid}`,
        `/public/live/${uuid}/stream`,
        `public/live-results/show-last/${uuid}`,
      ),
    ).toEqual([404, 404, 404])
    expect(await statuses(`/public/live/${uuid}`, `/public/live/${uuid}/card.png`)).toEqual([
      200, 200,
    ])
    await club.revoke(id)
    await expect.poll(() => statuses(`/public/live/${uuid}`), SOON).toEqual([404])
  })
})
