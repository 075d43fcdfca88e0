import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { addMonths } from '#domain/time/week.ts'
import { expectAccessible, guest, PHONE, signedIn, signIn } from '../browser.ts'
import { clubDay, minutesFromNow } from '../clock.ts'
import { call, mailedLink, newFounder, tokenOf, type Founder } from '../people.ts'
import { demo } from '../demo.ts'

const ADDRESS = 'amelie@quai.slipway.test'
const SESSION = 'Sortie du soir'

let admin: string
let founder: Founder
let link: string

beforeAll(async () => {
  admin = await tokenOf(demo, 'admin')
  founder = await newFounder(
    demo,
    admin,
    { first_name: 'Flora', last_name: 'Fondeuse', email: 'flora@quai.slipway.test' },
    'Aviron du Quai',
  )
  const people = [
    {
      line: 1,
      email: ADDRESS,
      first_name: 'Amélie',
      last_name: 'Rameuse',
      date_of_birth: '2001-04-03',
      language: 'fr',
    },
  ]
  await call(demo, 'POST', 'invite-members', {
    ...founder,
    body: { people, role_ids: [2], invite: true },
  })
  const { data } = await call<{ data: { id: number; full_name: string }[] }>(
    demo,
    'GET',
    'club-users?status=4',
    founder,
  )
  const invited = data.find(({ full_name }) => full_name === 'Amélie Rameuse')?.id ?? 0
  const times = { start_date: minutesFromNow(1), end_date: minutesFromNow(90) }
  await call(demo, 'POST', 'create-session', {
    ...founder,
    body: { name: SESSION, sport_id: 1, ...times, athlete_ids: [invited], published: true },
  })
  link = await mailedLink(demo, admin, ADDRESS, 'invitation')
})

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

test('an invited athlete is in after three taps, and the fourth opens today’s session', async () => {
  const { page, leave } = await guest({ size: PHONE, language: 'fr' })
  await page.goto(link)
  await heading(page, 'Bienvenue, Amélie').waitFor()
  await page.locator('input[type=password]').fill('une eau calme au matin')
  await page.getByRole('button', { name: 'Ouvrir mon compte' }).click()

  await heading(page, 'Rejoindre Aviron du Quai ?').waitFor()
  await page.getByRole('button', { name: 'Rejoindre' }).click()

  await heading(page, 'Vos données de santé').waitFor()
  await page.getByText('Vos clubs : Aviron du Quai').waitFor()
  await expectAccessible(page, 'consent')
  await page.getByRole('button', { name: 'J’accepte' }).click()

  await heading(page, /\d/).waitFor()
  await page
    .getByRole('link', { name: new RegExp(SESSION) })
    .first()
    .click()
  await heading(page, SESSION).waitFor()
  await leave()
})

test('the link a second time says kindly that the account is open', async () => {
  const { page, leave } = await guest({ size: PHONE, language: 'fr' })
  await page.goto(link)
  await page.getByText('Ce compte est déjà actif. Connectez-vous pour continuer.').waitFor()
  await page.waitForURL('**/login')
  await leave()
})

test('a minor’s guardian decides by a mailed link, and then the coach sees the athlete', async () => {
  const born = `${Number(clubDay().slice(0, 4)) - 13}-01-01`
  const people = [
    {
      line: 1,
      email: 'leo@quai.slipway.test',
      first_name: 'Léo',
      last_name: 'Mousse',
      date_of_birth: born,
      language: 'fr',
    },
  ]
  await call(demo, 'POST', 'invite-members', {
    ...founder,
    body: { people, role_ids: [2], invite: true },
  })
  const child = await guest({ size: PHONE, language: 'fr' })
  await child.page.goto(await mailedLink(demo, admin, 'leo@quai.slipway.test', 'invitation'))
  await child.page.locator('input[type=password]').fill('une eau calme au soir')
  await child.page.getByRole('button', { name: 'Ouvrir mon compte' }).click()
  await child.page.getByRole('button', { name: 'Rejoindre' }).click()
  await child.page
    .getByLabel('E-mail d’un parent ou représentant légal')
    .fill('parent@quai.slipway.test')
  await child.page.getByRole('button', { name: 'Demander son accord' }).click()
  await child.page.getByText('n’a pas encore répondu').waitFor()
  await child.leave()

  const seen = async () =>
    (await call<{ data: { full_name: string }[] }>(demo, 'GET', 'profiles', founder)).data.map(
      ({ full_name }) => full_name,
    )
  expect(await seen()).not.toContain('Léo Mousse')
  const guardian = await guest({ language: 'fr' })
  await guardian.page.goto(await mailedLink(demo, admin, 'parent@quai.slipway.test', 'guardian'))
  await heading(guardian.page, 'Votre accord pour Léo Mousse').waitFor()
  await expectAccessible(guardian.page, 'guardian')
  await guardian.page.getByLabel('Votre nom complet').fill('Paule Mousse')
  await guardian.page.getByRole('button', { name: 'J’accepte' }).click()
  await heading(guardian.page, /Merci/).waitFor()
  expect(await seen()).toContain('Léo Mousse')
  await guardian.leave()
})

test('who is signed out while turning the calendar is back at that page after signing in', async () => {
  const { page, leave } = await signedIn(demo, 'coach')
  await page.goto(`${demo.url}/calendar`)
  await page.getByRole('button', { name: 'Later' }).click()
  await page.waitForURL(/date=/)
  const turned = addMonths(new URL(page.url()).searchParams.get('date') ?? '', 1)
  const token = await page.evaluate(() => localStorage.getItem('access_token') ?? '')
  // The sign-in ends while the next month is asked for, not before: the page would leave by itself.
  const asked = page.waitForRequest(/\/api\/v2\/agenda/)
  await page.route(
    /\/api\/v2\/agenda/,
    async (route) => {
      await call(demo, 'POST', 'logout', { token })
      await route.fallback().catch(() => undefined)
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Later' }).click()
  await asked
  await page.waitForURL('**/login')
  await signIn(page, demo, 'coach')
  await page.waitForURL(new RegExp(`/calendar\\?.*date=${turned}`))
  await leave()
})
