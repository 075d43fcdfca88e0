import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openPublicClub, watchPage, type PublicClub } from '../../../test/support/public-club.ts'
import { rowed } from '../../../test/support/recording-club.ts'

/** A page is worked out once a second. */
const SOON = { timeout: 5000 }
const UNKNOWN = 'A'.repeat(24)

let club: PublicClub
beforeAll(async () => {
  club = await openPublicClub()
})
afterAll(() => club.app.close())
beforeEach(() => club.forget())

describe('who looks', () => {
  test('gets what caches may give to all, and only that it is as it was', async () => {
    const { uuid } = await club.make()
    for (const path of [
      `/public/live/${uuid}`,
      `/public/statistic/${uuid}`,
      `public/event/${uuid}`,
      `public/live-results/show-last/${uuid}`,
      `public/statistics/${uuid}`,
      `public/statistics/${uuid}.csv`,
    ]) {
      const { headers, status } = await club.page(path)
      expect(status, path).toBe(200)
      expect(headers.get('cache-control'), path).toBe('public, max-age=2, stale-while-revalidate=3')
      expect(headers.get('x-robots-tag'), path).toBe('noindex')
      expect(headers.get('vary'), path).toBe('accept-encoding, accept-language')
      expect(headers.get('set-cookie'), path).toBeNull()
      const etag = headers.get('etag') ?? ''
      expect((await club.page(path, { 'if-none-match': etag })).status, path).toBe(304)
    }
  })

  test('costs one working out, however many they are', async () => {
    const { uuid } = await club.make()
    await club.row(10)
    await club.page(`/public/live/${uuid}`)
    const onceMore = () =>
      club.app.statements(() =>
        Promise.all(Array.from({ length: 50 }, () => club.page(`/public/live/${uuid}`))),
      )
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1100 })
    const sent = await onceMore().finally(() => vi.useRealTimers())
    expect(sent.length).toBeLessThanOrEqual(4)
  })

  test('hears of a boat that moves, and of the end at once', async () => {
    const { id, uuid } = await club.make()
    const token = await club.row(10)
    const watched = watchPage(club.app.url, uuid)
    const distances = () =>
      watched.heard.flatMap(({ data }) => {
        const { parts = {} } = data as { parts?: Record<string, string> }
        return Object.values(parts).map(
          (html) => (JSON.parse(html) as { distance: number }).distance,
        )
      })
    await expect.poll(distances, SOON).toContain(36)
    await club.send(token, 11, rowed(10, { from: 10 }))
    await expect.poll(distances, SOON).toContain(76)
    await club.revoke(id)
    await watched.ended
    expect(watched.heard.at(-1)?.name).toBe('gone')
  })

  test('by guessing has to wait', async () => {
    const patient = await openPublicClub({ loginsPerMinute: 3 })
    try {
      const statuses = []
      for (let tries = 0; tries < 5; tries += 1)
        statuses.push((await patient.app.call('GET', `public/event/${UNKNOWN}`)).status)
      expect(statuses).toEqual([404, 404, 404, 429, 429])
    } finally {
      await patient.app.close()
    }
  })

  test('finds nothing that is not for people outside', async () => {
    const { uuid } = await club.make({ names: 'initials' })
    const { token } = await club.begin(await club.crewCode(), 'device-canary')
    const samples = rowed(30).map((sample) => ({ ...sample, heart_rate: 177, battery: 43 }))
    await club.send(token, 1, samples)
    const watched = watchPage(club.app.url, uuid)
    await expect.poll(() => watched.heard.length, SOON).toBeGreaterThan(0)
    watched.leave()
    const people = await club.app.rows<{ id: number; email: string; last_name: string }>(
      'select id::int, email, last_name from users',
    )
    const isClean = (text: string, path: string) => {
      expect(text, path).not.toMatch(
        /heart|user_id|recording_id|crew_id|battery|[:[,](177|43)[,\]}]/,
      )
      for (const { email, last_name } of people) {
        expect(text, path).not.toContain(email)
        expect(text, path).not.toContain(last_name)
      }
    }
    isClean(JSON.stringify(watched.heard), 'the stream')
    for (const path of [
      `/public/live/${uuid}`,
      `/public/live/${uuid}?kiosk=1`,
      ...['', '/time', '/crews-rate-pace', '/crews-reverse-rate-pace'].map(
        (end) => `/public/statistic/${uuid}${end}`,
      ),
      ...['', '/stroke-rate', '/distance', '/pace'].map(
        (end) => `/public/statistic-crew/${uuid}/1${end}`,
      ),
      `/public/statistic-crews/${uuid}`,
      `public/event/${uuid}?include=club,sport,shows`,
      `public/live-results/show-last/${uuid}`,
      `public/statistics/${uuid}`,
      `public/statistics/${uuid}.csv`,
      `public/splits/${uuid}.csv`,
      `public/live-results/show-last/${uuid}.csv`,
    ]) {
      const { text, status } = await club.page(path)
      expect(status, path).toBe(200)
      isClean(text, path)
    }
    for (const path of [`/public/statistic-crew/${uuid}/9`, `public/statistics/${UNKNOWN}`]) {
      const { text, status } = await club.page(path)
      expect(status, path).toBe(404)
      isClean(text, path)
    }
  })
})
