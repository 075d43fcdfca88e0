import { afterAll, beforeAll, expect, test } from 'vitest'
import { me } from '#contract/people/account.ts'
import { enterDemo, setUp, setupState } from '#contract/people/account-setup.ts'
import { myClubs } from '#contract/people/clubs.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp, testSecrets, type TestApp } from '../../../test/support/app.ts'
import type { DemoVisits } from './open.ts'
import { setupCode } from './setup.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const body = {
  first_name: 'Ada',
  last_name: 'Albrecht',
  email: 'Ada@rowing.test',
  password: 'a calm lake at dawn',
  preferred_language: 'de',
  club_name: 'Rowing Club Rotsee',
  country: 'CH',
  time_zone: 'Europe/Zurich',
  default_sport_id: 1,
} as const
/** A proxy says for whom it asks. */
const OUTSIDE = { 'x-forwarded-for': '203.0.113.7' }
const state = async (headers = {}) => {
  const { json } = await app.send(setupState, {}, {}, headers)
  return (json as { data: object }).data
}

test('an installation without an account is set up once, by somebody who has its code', async () => {
  expect(await state()).toMatchObject({ is_open: true, needs_code: false })
  expect(await state(OUTSIDE)).toMatchObject({ is_open: true, needs_code: true })
  for (const code of [undefined, '', '0000-0000-0000'])
    expect(
      await app.send(
        setUp,
        { body: { ...body, ...(code !== undefined && { code }) } },
        {},
        OUTSIDE,
      ),
    ).toMatchObject({ status: 400 })
  expect(await state()).toMatchObject({ is_open: true })
  const code = setupCode(testSecrets).toUpperCase()
  const answers = await Promise.all(
    ['one@rowing.test', 'two@rowing.test'].map((email) =>
      app.send(setUp, { body: { ...body, email, code } }, {}, OUTSIDE),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
  const replies = answers.filter(({ status }) => status === 200).map(({ json }) => json)
  const [{ accessToken: token }] = replies as [{ accessToken: string }]
  expect((await app.ask(me, {}, { token })).data).toMatchObject({
    is_admin: true,
    full_name: 'Ada Albrecht',
    preferred_language: 'de',
  })
  const [club, ...others] = (await app.ask(myClubs, {}, { token })).data
  expect(others).toEqual([])
  expect(club?.club).toMatchObject({ name: 'Rowing Club Rotsee', country: 'CH' })
  expect(club?.roles.map(({ id }) => id)).toContain(ROLE.manager)
  expect(await state()).toMatchObject({ is_open: false, needs_code: false })
  expect(await app.send(setUp, { body }, {})).toMatchObject({ status: 404 })
})

test('a visitor of a demo takes the place of its people, and of nobody elsewhere', async () => {
  const visitor = (email: string) => ({ email, full_name: 'Ada Albrecht' })
  const visits = (resetsAt: string | null): DemoVisits => ({
    club: 'Rowing Club Rotsee',
    people: 48,
    resetsAt,
    visitors: {
      coach: visitor('ada@demo.test'),
      athlete: visitor('gone@demo.test'),
      guardian: visitor('gone@demo.test'),
      manager: visitor('gone@demo.test'),
    },
  })
  const own = await startTestApp({ demo: visits(null) })
  const shared = await startTestApp({ demo: visits('03:00') })
  const visit = (at: TestApp, role: 'coach' | 'athlete', headers = {}) =>
    at.send(enterDemo, { body: { role } }, {}, headers)
  for (const demo of [own, shared]) {
    await demo.send(setUp, { body: { ...body, email: 'ada@demo.test' } }, {})
    const { status, json } = await visit(demo, 'coach')
    expect(status).toBe(200)
    const { accessToken: token } = json as { accessToken: string }
    expect((await demo.ask(me, {}, { token })).data.email).toBe('ada@demo.test')
    expect(await visit(demo, 'athlete')).toMatchObject({ status: 404 })
  }
  expect(await visit(app, 'coach')).toMatchObject({ status: 404 })
  // A demo of one's own machine is not open to those who come through a proxy.
  expect(await visit(own, 'coach', OUTSIDE)).toMatchObject({ status: 404 })
  expect(await visit(shared, 'coach', OUTSIDE)).toMatchObject({ status: 200 })
  expect((await own.send(setupState, {}, {}, OUTSIDE)).json).toMatchObject({ data: { demo: null } })
  await shared.rows(`update users set disabled_at = now() where email = 'ada@demo.test'`)
  expect(await visit(shared, 'coach')).toMatchObject({
    status: 401,
    json: { code: 'account_disabled' },
  })
  await own.close()
  await shared.close()
})
