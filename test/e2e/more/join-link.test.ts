import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { expectAccessible, guest, PHONE } from '../browser.ts'
import { call, mailedLink, newFounder, tokenOf, type Founder } from '../people.ts'
import { demo } from '../demo.ts'

const CLUB = 'Aviron des Deux Rives'
const PASSWORD = 'une eau calme au matin'

let admin: string
let founder: Founder

beforeAll(async () => {
  admin = await tokenOf(demo, 'admin')
  founder = await newFounder(
    demo,
    admin,
    { first_name: 'Rose', last_name: 'Rive', email: 'rose@rives.slipway.test' },
    CLUB,
  )
})

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

async function newLink(direct: boolean): Promise<string> {
  const body = { role_id: 2, direct, days: 7 }
  await call(demo, 'POST', 'invitation-links', { ...founder, body })
  const { data } = await call<{ data: { links: { url: string }[] } }>(
    demo,
    'GET',
    'invitation-links',
    founder,
  )
  return new URL(data.links[0]?.url ?? '').pathname
}

/** From the link to the mail: names and an address, and nothing else. */
async function signUp(page: Page, link: string, first: string): Promise<string> {
  const email = `${first.toLowerCase()}@rives.slipway.test`
  await page.goto(`${demo.url}${link}`)
  await heading(page, `${CLUB} vous invite`).waitFor()
  await page.getByText('Votre rôle : Athlète').waitFor()
  await expectAccessible(page, 'the link of a club')
  await page.getByRole('link', { name: 'Créer un compte' }).click()
  await heading(page, `Rejoindre ${CLUB}`).waitFor()
  await expectAccessible(page, 'signing up by a link')
  await expect.poll(() => page.getByRole('radio').count()).toBe(0)
  await page.getByLabel('Prénom').fill(first)
  await page.getByLabel('Nom', { exact: true }).fill('Rameur')
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByRole('button', { name: 'Créer le compte' }).click()
  await heading(page, 'Consultez vos e-mails').waitFor()
  return mailedLink(demo, admin, email, 'activation')
}

test('a link leads through the mail, opened elsewhere, into the club, on a phone in French', async () => {
  const link = await newLink(true)
  const first = await guest({ size: PHONE, language: 'fr' })
  const mailed = await signUp(first.page, link, 'Lucie')
  await first.leave()

  const { page, leave } = await guest({ size: PHONE, language: 'fr' })
  await page.goto(mailed)
  await page.getByText(`vous arriverez directement chez ${CLUB}`).waitFor()
  await expectAccessible(page, 'opening the account')
  await expect.poll(() => page.getByLabel('Prénom').count()).toBe(0)
  await page.locator('input[type=password]').fill(PASSWORD)
  await page.getByRole('button', { name: 'Ouvrir mon compte' }).click()
  await heading(page, /\d/).waitFor()
  await page.waitForURL('**/home')

  await page.goto(`${demo.url}${link}`)
  await heading(page, `Vous êtes déjà membre d’${CLUB}`).waitFor()
  await leave()
})

test('a link that asks waits, and leads in once the club has approved', async () => {
  const { page, leave } = await guest({ size: PHONE, language: 'fr' })
  const mailed = await signUp(page, await newLink(false), 'Marc')
  await page.goto(mailed)
  await page.locator('input[type=password]').fill(PASSWORD)
  await page.getByRole('button', { name: 'Ouvrir mon compte' }).click()
  await heading(page, `Votre demande à ${CLUB} est en attente`).waitFor()
  await expectAccessible(page, 'the club was asked')
  const { data } = await call<{ data: { id: number; full_name: string }[] }>(
    demo,
    'GET',
    'club-users',
    founder,
  )
  const marc = data.find(({ full_name }) => full_name.startsWith('Marc'))
  await call(demo, 'POST', `user-change-status/${marc?.id}`, { ...founder, body: { status: 1 } })
  await page.waitForURL('**/home')
  await leave()
})

test('who has an account signs in, joins with two quick taps, and is in once', async () => {
  const owner = await newFounder(
    demo,
    admin,
    { first_name: 'Zoe', last_name: 'Zwei', email: 'zoe@rives.slipway.test' },
    'Zoe and Friends',
  )
  const { page, leave } = await guest({ size: PHONE, language: 'fr' })
  await page.goto(`${demo.url}${await newLink(true)}`)
  await page.getByRole('link', { name: 'J’ai déjà un compte' }).click()
  await page.getByLabel('E-mail').fill(owner.email)
  await page.locator('input[type=password]').fill(owner.password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.getByRole('button', { name: 'Rejoindre', exact: true }).dblclick()
  await page.waitForURL((url) => !url.pathname.startsWith('/join'))
  const { data } = await call<{ data: { club: { name: string } }[] }>(
    demo,
    'GET',
    'my-clubs',
    owner,
  )
  expect(data.filter(({ club }) => club.name === CLUB)).toHaveLength(1)
  await leave()
})
