import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { ROLE } from '#domain/constants/roles.ts'
import { expectAccessible, PHONE, signedIn } from '../browser.ts'
import { clubDay, clubSpan } from '../clock.ts'
import { demo } from '../demo.ts'
import { call, newFounder, newPerson, tokenOf, type Founder, type Person } from '../people.ts'

const CLUB = 'Harbour Rowing'
const JOINER = 'Jana Jetty'
const SINGLE = 1

let founder: Founder
let joiner: Person
beforeAll(async () => {
  const admin = await tokenOf(demo, 'admin')
  founder = await newFounder(
    demo,
    admin,
    { first_name: 'Hanna', last_name: 'Harbour', email: 'hanna@harbour.slipway.test' },
    CLUB,
  )
  joiner = await newPerson(
    demo,
    admin,
    { first_name: 'Jana', last_name: 'Jetty', email: 'jana@harbour.slipway.test' },
    'individual',
  )
})

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const post = async <R>(path: string, body: object): Promise<R> =>
  (await call<{ data: R }>(demo, 'POST', path, { ...founder, body })).data

test('a person joins a club by its short code, and the one who made it is notified', async () => {
  await post('invitation-links', { role_id: ROLE.athlete, direct: true, days: 7 })
  const { data: shown } = await call<{ data: { links: { short_code: string }[] } }>(
    demo,
    'GET',
    'invitation-links',
    founder,
  )
  const code = shown.links[0]?.short_code ?? ''
  const { page, leave } = await signedIn(demo, joiner, { size: PHONE })
  await page.goto(`${demo.url}/join`)
  await heading(page, 'Join a club').waitFor()
  await expectAccessible(page, 'joining a club')
  const go = page.getByRole('button', { name: 'Continue' })
  await expect.poll(() => go.isDisabled()).toBe(true)
  await page.getByLabel('Short code or link').fill(`${code.slice(0, 4)} ${code.slice(4)}`)
  await go.click()
  await heading(page, new RegExp(CLUB)).waitFor()
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByText(`Welcome to ${CLUB}!`).waitFor()
  await leave()
  const { data } = await call<{ data: { kind: string }[] }>(demo, 'GET', 'notifications', founder)
  expect(data.map(({ kind }) => kind)).toContain('member-joined')
})

test('the owner hands the club over to another manager, after being asked', async () => {
  const { data } = await call<{ data: { id: number; full_name: string }[] }>(
    demo,
    'GET',
    'club-users?status=1',
    founder,
  )
  const user_id = data.find(({ full_name }) => full_name === JOINER)?.id ?? 0
  await post('update-user-role-permissions', { user_id, roles: [ROLE.manager] })
  const { page, leave } = await signedIn(demo, founder)
  await page.goto(`${demo.url}/edit-club/owner`)
  const part = page.getByRole('main')
  await part.getByRole('button', { name: 'Hand over' }).waitFor()
  await part.getByLabel('New owner').click()
  await page.getByRole('option', { name: JOINER }).click()
  await part.getByRole('button', { name: 'Hand over' }).click()
  const question = page.getByRole('dialog')
  await question.getByText(`Hand ${CLUB} over to ${JOINER}?`).waitFor()
  await question.getByRole('button', { name: 'Hand over' }).click()
  await page.getByText(`${JOINER} now owns the club.`).waitFor()
  await page.getByRole('link', { name: 'Hand over club' }).waitFor({ state: 'detached' })
  await leave()
})

test('a boat that is out of order goes out with a reason, which its booking keeps', async () => {
  const categories = await call<{ data: { id: number; kind: string }[] }>(
    demo,
    'GET',
    'equipment-categories',
    founder,
  )
  const category_id = categories.data.find(({ kind }) => kind === 'boat')?.id ?? 0
  const hull = { category_id, name: 'Pelican', boat_type: SINGLE, status: 'damaged' }
  await post('equipment', hull)
  const plan = { name: 'Harbour row', sport_id: 1, ...clubSpan(clubDay(1)) }
  const { id: session_id } = await post<{ id: number }>('create-session', plan)
  await post('create-crew', { session_id, boat_type: SINGLE, name: 'Boat one' })

  const { page, leave } = await signedIn(demo, founder)
  await page.goto(`${demo.url}/session/${session_id}/crews`)
  await page.getByRole('combobox', { name: 'Hull for Boat one' }).click()
  await page.getByRole('option', { name: 'Pelican (out of order)' }).click()
  const asked = page.getByRole('dialog')
  await asked.getByText('Pelican is out of order').waitFor()
  await expectAccessible(page, 'the reason for a broken boat')
  const take = asked.getByRole('button', { name: 'Use it anyway' })
  await expect.poll(() => take.isDisabled()).toBe(true)
  await asked.getByLabel('Reason').fill('Only the rudder is loose')
  await take.click()
  await asked.waitFor({ state: 'detached' })
  await expect
    .poll(() => page.getByRole('combobox', { name: 'Hull for Boat one' }).inputValue())
    .toMatch(/Pelican/)
  const bookings = await call<{ data: { reason: string | null }[] }>(
    demo,
    'GET',
    `equipment-bookings?session_id=${session_id}`,
    founder,
  )
  expect(bookings.data.map(({ reason }) => reason)).toEqual(['Only the rudder is loose'])
  await leave()
})
