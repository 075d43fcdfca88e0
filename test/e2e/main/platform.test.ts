import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible, guest, PHONE, signedIn, signIn } from '../browser.ts'
import { call, mailedLink, newPerson, tokenOf, type Person } from '../people.ts'
import { demo, folder } from '../demo.ts'

const mails = join(folder, 'mail')

let admin: string
let person: Person

beforeAll(async () => {
  admin = await tokenOf(demo, 'admin')
  const names = { first_name: 'Paula', last_name: 'Platform', email: 'paula@platform.slipway.test' }
  person = await newPerson(demo, admin, names, 'individual')
})

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

describe('an administrator of the platform', () => {
  test('finds a club by its name, creates one for somebody and changes its plan', async () => {
    const { page, leave } = await guest()
    await page.goto(`${demo.url}/login`)
    await signIn(page, demo, 'admin')
    await page.goto(`${demo.url}/admin/clubs`)
    await page.getByLabel('Name contains').fill('Rotsee')
    await page.getByText('Results: 1').waitFor()
    await page.getByRole('link', { name: 'Rowing Club Rotsee' }).waitFor()

    await page.goto(`${demo.url}/admin/users`)
    await page.getByLabel('Email contains').fill(person.email)
    await page.getByText('Results: 1').waitFor()
    await page.getByRole('link', { name: /Paula/ }).click()
    await heading(page, 'Paula Platform').waitFor()
    await page.getByRole('link', { name: 'Create a club for this person' }).click()
    await heading(page, 'Create a club').waitFor()
    await page.getByLabel('Name', { exact: true }).fill('Platform Rowers')
    await page.getByLabel('Plan').selectOption({ label: 'Bronze' })
    await page.getByRole('button', { name: 'Create club' }).click()
    await heading(page, 'Platform Rowers').waitFor()
    await page.getByRole('combobox', { name: 'Withheld features' }).fill('telemetry')
    await page.getByRole('option', { name: /telemetry/i }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Saved', { exact: true }).waitFor()

    await page.getByRole('button', { name: 'Add an order' }).click()
    const orders = page.locator('section').filter({ hasText: 'Orders' }).last()
    await orders.getByLabel('Plan').selectOption({ label: 'Gold' })
    await orders.getByLabel('Amount').fill('480')
    await orders.getByLabel('Reference').fill('R-2026-11')
    await orders.getByRole('button', { name: 'Save order' }).click()
    await page.goto(`${demo.url}/admin/orders`)
    await page.getByText('R-2026-11').waitFor()
    await page
      .getByRole('row', { name: /R-2026-11/ })
      .getByRole('button', { name: 'Mark as paid' })
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click()
    await page
      .getByRole('row', { name: /R-2026-11/ })
      .getByText(/paid until/)
      .waitFor()
    const { data } = await call<{
      data: { club: { name: string; subscription_info: { subscription_plan: { key: string } } } }[]
    }>(demo, 'GET', 'my-clubs', person)
    expect(
      data.find(({ club }) => club.name === 'Platform Rowers')?.club.subscription_info
        .subscription_plan.key,
    ).toBe('gold')
    // It goes out by itself: still on its way, it would fail together with the mail of the next story.
    await mailedLink(demo, admin, person.email, 'notices')
    await leave()
  })

  test('looks at what failed and sends it once more, and reads the mail', async () => {
    renameSync(mails, `${mails}.away`)
    writeFileSync(mails, 'no folder')
    await call(demo, 'POST', 'forgot-password', { body: { email: person.email } })
    // After the third try the queue waits twenty seconds by itself.
    const tries = async () =>
      (await call<{ data: { attempts: number }[] }>(demo, 'GET', 'admin/jobs', { token: admin }))
        .data[0]?.attempts
    await expect.poll(tries, { timeout: 30_000, interval: 200 }).toBe(3)
    const { page, leave } = await signedIn(demo, 'admin')
    await page.goto(`${demo.url}/admin/dashboard`)
    const list = page.getByRole('list', { name: 'Failed jobs' })
    await list.getByText(/send-mail/).waitFor()
    rmSync(mails)
    renameSync(`${mails}.away`, mails)
    await list.getByRole('button', { name: 'Retry' }).click()
    await page.getByText('The job is being retried.').waitFor()
    expect(await mailedLink(demo, admin, person.email, 'password-reset')).toContain(
      '/reset-password/',
    )
    await page.goto(`${demo.url}/admin/dashboard`)
    await page.getByRole('link', { name: person.email }).first().click()
    await page.frameLocator('iframe').getByRole('link', { name: 'Set new password' }).waitFor()
    await page.getByText('Plain text', { exact: true }).click()
    await page
      .locator('pre')
      .getByText(/reset-password/)
      .waitFor()
    await leave()
  })

  test('acts in somebody’s name for a while, under a banner, and is themselves again', async () => {
    const { data } = await call<{ data: { id: number }[] }>(
      demo,
      'GET',
      `admin/users?email=${demo.accounts.athlete}`,
      { token: admin },
    )
    const { page, leave } = await signedIn(demo, 'admin', { size: PHONE })
    await page.goto(`${demo.url}/admin/user/${data[0]?.id}`)
    await page.getByRole('button', { name: 'Act as Clara Dubois' }).click()
    await page.getByLabel('Reason').fill('Asked why the calendar is empty')
    await page.getByRole('button', { name: 'Start' }).click()
    await page.waitForURL('**/home')
    const banner = page.getByText('You are acting as Clara Dubois.')
    await banner.waitFor()
    await page.goto(`${demo.url}/settings/my-clubs`)
    await banner.waitFor()
    await heading(page, 'My clubs').waitFor()
    await expectAccessible(page, 'my clubs under the banner')
    await page.goto(`${demo.url}/settings/account`)
    await page.locator('[data-page-state=unauthorized]').waitFor()
    await page.getByRole('link', { name: 'Stop' }).first().click()
    await page.waitForURL('**/admin/users')
    await heading(page, 'Users').waitFor()
    await expect.poll(() => banner.count()).toBe(0)
    await leave()
  })
})
