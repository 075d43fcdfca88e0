import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeConnectCodes } from '#contract/live/live.ts'
import * as contract from '#contract/live/public.ts'
import type { ShownEvent } from '#contract/live/public-view.ts'
import { makeEvent } from '../../../test/support/factories.ts'
import { openPublicClub, type PublicClub } from '../../../test/support/public-club.ts'

/** A page is worked out once a second. */
const SOON = { timeout: 5000 }

let club: PublicClub
let event: number
beforeAll(async () => {
  club = await openPublicClub()
  event = await makeEvent(club.app.db, club.club, { user_id: club.coach.id })
  await club.app.rows(
    `update sessions set published_at = now(), starts_at = now() - interval '1 day',
      ends_at = now() + interval '1 day', public_page_intro = 'Come and see' where id = $1`,
    [event],
  )
})
afterAll(() => club.app.close())
beforeEach(() => club.forget())

const makePage = async () => {
  const parts = { params: { id: event }, body: club.options() }
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
