import { afterAll, beforeAll, expect, test } from 'vitest'
import { me } from '#contract/people/account.ts'
import { setUp, setupState } from '#contract/people/account-setup.ts'
import { myClubs } from '#contract/people/clubs.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp, testSecrets, type TestApp } from '../../../test/support/app.ts'
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
