import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { guest, signedIn, signIn } from '../browser.ts'
import { demo } from '../demo.ts'
import { call, mailedLink, newFounder, tokenOf } from '../people.ts'

test('an invitation is followed after the sign-in, by a member of another club', async () => {
  const admin = await tokenOf(demo, 'admin')
  const names = { first_name: 'Ines', last_name: 'Inlet', email: 'ines@inlet.slipway.test' }
  const founder = await newFounder(demo, admin, names, 'Inlet RC')
  const person = { line: 1, email: demo.accounts.athlete, first_name: 'Clara', last_name: 'Dubois' }
  await call(demo, 'POST', 'invite-members', {
    ...founder,
    body: { people: [person], role_ids: [2], invite: true, language: 'en' },
  })
  const link = await mailedLink(demo, admin, demo.accounts.athlete, 'invitation')
  const { page, leave } = await guest()
  await page.goto(`${demo.url}${new URL(link).pathname}${new URL(link).search}`)
  await page.waitForURL((url) => url.pathname === '/login')
  await signIn(page, demo, 'athlete')
  await page.getByRole('button', { name: 'Join' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/invitation-for-membership/accept')
  await page.getByText('Inlet RC').first().waitFor()
  await leave()
})

test('whose profile is refused reads why where they sign in again', async () => {
  const { page, leave } = await signedIn(demo, 'athlete')
  const problem = {
    status: 500,
    title: 'Broken',
    code: 'internal',
    message: 'The profile is torn.',
  }
  await page.route('**/api/v2/me', (route) =>
    route.fulfill({ status: 403, contentType: 'application/problem+json', json: problem }),
  )
  await page.goto(`${demo.url}/calendar`)
  await page.waitForURL((url) => url.pathname === '/login')
  await page.getByRole('main').getByText('The profile is torn.').waitFor()
  await leave()
})

/** The plan of every club has nothing but what all plans have. */
const onBasePlan = (page: Page) =>
  page.route('**/api/v2/my-clubs', async (route) => {
    const answer = await route.fetch()
    const reply: { data: { club: { subscription_info: { subscription_plan: object } | null } }[] } =
      await answer.json()
    const data = reply.data.map(({ club, ...rest }) => ({
      ...rest,
      club: {
        ...club,
        subscription_info: club.subscription_info && {
          ...club.subscription_info,
          subscription_plan: { ...club.subscription_info.subscription_plan, features: [] },
        },
      },
    }))
    await route.fulfill({ response: answer, json: { ...reply, data } })
  })

test('connections are closed without imports in the plan, as everything it lacks', async () => {
  const { page, leave } = await signedIn(demo, 'athlete')
  await onBasePlan(page)
  await page.goto(`${demo.url}/settings/integrations`)
  await page.waitForURL((url) => url.pathname === '/upgrade-to-performance')
  await page.getByText('This feature doesn’t belong to your club subscription plan.').waitFor()
  await leave()
})

test('a browser that keeps no cookies is asked to allow them', async () => {
  const { page, leave } = await guest()
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false }),
  )
  await page.goto(`${demo.url}/login`)
  await page.getByRole('alert').filter({ hasText: 'needs cookies' }).waitFor()
  await leave()
})

test('a code of an activation that is none leads to the sign-in', async () => {
  const { page, leave } = await guest()
  await page.goto(`${demo.url}/activate-account/never-was`)
  await page.waitForURL((url) => url.pathname === '/login')
  await page.getByRole('main').getByText(/link/).first().waitFor()
  await leave()
})
