import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { DemoFile } from '../../server/demo/demo-file.ts'
import { clubDay } from './clock.ts'
import { call, newFounder, tokenOf, type Founder } from './people.ts'

type Trial = { founder: Founder; admin: string; session: number }

/** A club with a session in its calendar, whose trial has ended three days ago. */
export async function trialThatEnded(demo: DemoFile, name: string): Promise<Trial> {
  const admin = await tokenOf(demo, 'admin')
  const email = `${name.toLowerCase()}@billing.slipway.test`
  const names = { first_name: name, last_name: 'Payer', email }
  const founder = await newFounder(demo, admin, names, `${name} Rowers`)
  const made = await call<{ data: { id: number } }>(demo, 'POST', 'create-session', {
    token: founder.token,
    club: founder.club,
    body: {
      name: 'Kept row',
      sport_id: 1,
      start_date: '2026-03-02T06:00:00Z',
      end_date: '2026-03-02T07:00:00Z',
    },
  })
  const { data: club } = await call<{ data: Record<string, unknown> }>(
    demo,
    'GET',
    `admin/clubs/${founder.club}`,
    { token: admin },
  )
  await call(demo, 'PATCH', `admin/clubs/${founder.club}`, {
    token: admin,
    body: {
      name: club['name'],
      country: club['country'],
      time_zone: club['time_zone'],
      default_sport_id: club['default_sport_id'],
      creator_id: club['creator_id'],
      plan_id: club['plan_id'],
      extra_features: [],
      next_bill_date: clubDay(-3),
    },
  })
  return { founder, admin, session: made.data.id }
}

/** Fills in where bills go. */
export async function fillAddress(page: Page): Promise<void> {
  const fields = { Name: 'Rowers', 'Street and number': 'Quay 1', Postcode: '8001', Town: 'Zürich' }
  for (const [label, text] of Object.entries(fields))
    await page.getByLabel(label, { exact: false }).first().fill(text)
  await page.getByRole('button', { name: 'Save address' }).click()
  await page.getByText('Billing address saved').waitFor()
}

/** What was stored before the trial ended is still there, and the feature of the plan is open. */
export async function expectOpen(page: Page, demo: DemoFile, session: number): Promise<void> {
  await page.goto(`${demo.url}/session/${session}`)
  await page.getByRole('heading', { level: 1, name: /Kept row/ }).waitFor()
  await page.goto(`${demo.url}/reports/racing`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/reports/racing')
}
