import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { provenClub } from '../../../server/db/client.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { answerConsent } from '../../support/factories.ts'
import { makeRandomClub } from '../../support/random-club.ts'
import { worldSeeds } from '../../support/share.ts'
import { exportOf } from '../club-export.ts'
import { broughtIn, canonical } from '../club-import.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ work: true })
})
afterAll(() => app.close())

/** People of a club say that others may see their health data, as they did in the former one. */
async function consentAll(club: number): Promise<void> {
  const people = await app.rows<{ id: number }>(
    `select u.id from memberships m join users u on u.id = m.user_id
     where m.club_id = $1 and u.awaited_email is not null`,
    [club],
  )
  for (const { id } of people) await answerConsent(app.db, id, 'given')
}

describe.each(worldSeeds(1, 20, 1))('club %i', (seed) => {
  test('is the same again when its export was brought in, and twice', async () => {
    const { club, manager } = await makeRandomClub(app, seed)
    const as = { token: manager.token, club }
    const before = await exportOf(app, as)
    const first = await broughtIn(app, as, before.bytes)
    const second = await broughtIn(app, as, before.bytes)
    await consentAll(first.club.id)
    await consentAll(second.club.id)
    const again = await exportOf(app, { ...as, club: provenClub(first.club.id) })
    const twice = await exportOf(app, { ...as, club: provenClub(second.club.id) })
    const [a, b, c] = await Promise.all([
      canonical(app, before),
      canonical(app, again),
      canonical(app, twice),
    ])
    expect(b.rows).toEqual(a.rows)
    expect(c).toEqual(b)
    // The club that was asked to take part in a challenge is another.
    expect([a.lost, b.lost]).toEqual([['challenge_invitations → clubs'], []])
    expect(first.left_out).toEqual([{ table: 'challenge_invitations', count: 1 }])
    expect(Object.values(a.rows).filter((rows) => rows.length === 0)).toHaveLength(1)
  }, 120_000)
})
