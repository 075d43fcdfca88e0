import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as contract from '#contract/live/public.ts'
import type { ShownBoat } from '#contract/live/public-view.ts'
import { openPublicClub, type PublicClub } from '../../../test/support/public-club.ts'
import { rowed } from '../../../test/support/recording-club.ts'

/** A page is worked out once a second. */
const SOON = { timeout: 5000 }

let club: PublicClub
beforeAll(async () => {
  club = await openPublicClub()
})
afterAll(() => club.app.close())
beforeEach(() => club.forget())

describe('what people outside see', () => {
  test('is called by a number where somebody in the boat may not be named', async () => {
    const { uuid } = await club.make()
    await club.app.rows(`update users set date_of_birth = '2012-01-01' where id = $1`, [
      club.bow.id,
    ])
    const labels = async (language: string) =>
      (await club.boats(uuid, language)).map(({ label, people }) => [label, people])
    await expect.poll(() => labels('en'), SOON).toEqual([['Crew 1', []]])
    expect(await labels('de')).toEqual([['Mannschaft 1', []]])
    await club.app.rows(`update users set date_of_birth = '1990-05-05' where id = $1`, [
      club.bow.id,
    ])
    await expect.poll(async () => (await labels('en'))[0]?.[0], SOON).toBe('Aare')
    await club.app.rows('update users set health_consent = false where id = $1', [club.bow.id])
    await expect.poll(() => labels('en'), SOON).toEqual([['Crew 1', []]])
    await club.app.rows('update users set health_consent = true where id = $1', [club.bow.id])
    await club.app.rows(
      `insert into privacy_settings (club_id, user_id, mode) values ($1, $2, 'only-me')`,
      [club.club, club.bow.id],
    )
    await expect.poll(() => labels('en'), SOON).toEqual([['Crew 1', []]])
    await club.app.rows('delete from privacy_settings')
  })

  test('is nothing of results before the embargo ends', async () => {
    const { id, uuid } = await club.make()
    await club.row(21)
    const results_at = new Date(Date.now() + 3_600_000).toISOString()
    await club.change(id, { results_at })
    const distance = async () => (await club.boats(uuid))[0]?.distance
    await expect.poll(distance, SOON).toBeNull()
    const [boat] = await club.boats(uuid)
    expect(boat).toMatchObject({ distance: null, speed: null, rank: null, has_results: false })
    expect(boat?.marks).toEqual([])
    const { data } = await club.app.ask(contract.publicStatistics, { params: { id: uuid } }, {})
    expect(data.boats).toEqual([])
    expect((await club.page(`/public/live/${uuid}`)).text).toContain(results_at)
  })

  test('is as it was so many minutes ago', async () => {
    const { id, uuid } = await club.make({ delay_min: 1 })
    const { token } = await club.begin(await club.crewCode(), 'device-delayed')
    await club.send(token, 1, rowed(120))
    const distance = async () => (await club.boats(uuid))[0]?.distance ?? 0
    expect(await distance()).toBeGreaterThan(220)
    expect(await distance()).toBeLessThan(260)
    await club.change(id, { delay_min: 0 })
    await expect.poll(distance, SOON).toBe(476)
    await club.change(id, { delay_min: 1 })
    await expect.poll(distance, SOON).toBeLessThan(260)
  })

  test('is for how long nothing was heard of a boat, also while all rest', async () => {
    const { uuid } = await club.make()
    const token = await club.row(21)
    await club.send(token, 22, [{ at: Date.now(), distance: 84, mark: 'pause' }])
    await club.app.rows(`update live_recordings set heard_at = now() - interval '1 minute'`)
    const boat = async () => {
      const { session } = JSON.parse((await club.page(`/public/live/${uuid}`)).text)
      return session.boats[0] as ShownBoat
    }
    await expect.poll(async () => (await boat()).silent_s ?? 0, SOON).toBeGreaterThan(55)
    expect(await boat()).toMatchObject({ status: 3, speed: null, stroke_rate: null })
  })

  test('is provisional until a coach confirms it', async () => {
    const { id, uuid } = await club.make()
    const asked = { params: { id: uuid } }
    const confirm = (confirmed: boolean) =>
      club.app.ask(
        contract.confirmPublicResults,
        { params: { id }, body: { confirmed } },
        club.asCoach,
      )
    const provisional = async () =>
      (await club.app.ask(contract.publicLiveResults, asked, {})).data.is_provisional
    expect(await provisional()).toBe(true)
    await confirm(true)
    await expect.poll(provisional, SOON).toBe(false)
    await confirm(false)
    await expect.poll(provisional, SOON).toBe(true)
  })

  test('is the session, with the fields asked for', async () => {
    const { uuid } = await club.make()
    const query = { fields: 'name,state', include: 'club' }
    const { data } = await club.app.ask(contract.publicEvent, { params: { id: uuid }, query }, {})
    expect(Object.keys(data).toSorted()).toEqual(['club', 'id', 'name', 'state'])
    const whole = await club.app.ask(contract.publicEvent, { params: { id: uuid } }, {})
    expect(whole.data).toMatchObject({ id: uuid, delay_min: 0, state: 'scheduled' })
    const wrong = { params: { id: uuid }, query: { fields: 'creator_id' } }
    expect((await club.app.refused(contract.publicEvent, wrong, {})).status).toBe(400)
  })

  test('are splits and curves, also as a file', async () => {
    const { uuid } = await club.make()
    await club.row(300)
    const { data } = await club.app.ask(contract.publicStatistics, { params: { id: uuid } }, {})
    const [boat] = data.boats
    expect(boat?.rounds).toMatchObject([{ number: 1, distance: 1196, is_done: false }])
    expect(boat?.rounds[0]?.splits[0]).toMatchObject({ distance: 250, total: 62.5 })
    expect(boat?.series.time.length).toBe(boat?.series.speed.length)
    const linesOf = async (path: string) => {
      const { text, headers } = await club.page(path)
      expect(headers.get('content-type')).toContain('text/csv')
      return text.split('\r\n')
    }
    const curves = await linesOf(`public/statistics/${uuid}.csv`)
    expect(curves[0]).toContain('boat,time_s,distance_m')
    const splits = await linesOf(`public/splits/${uuid}.csv`)
    expect(splits.slice(1, 3)).toEqual(['1,Aare,1,250,62.5,62.5,20,', '1,Aare,1,500,62.5,125,20,'])
    const standings = await linesOf(`public/live-results/show-last/${uuid}.csv`)
    expect(standings[1]).toBe('1,Aare,,0,1196,299,4,20,0,0')
  })

  test('are no splits where a coach shows none', async () => {
    const { uuid } = await club.make({ show_splits: false })
    await club.row(30)
    const { data } = await club.app.ask(contract.publicStatistics, { params: { id: uuid } }, {})
    expect(data.boats).toEqual([])
  })
})
