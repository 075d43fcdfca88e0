import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test, vi } from 'vitest'
import { writeFit } from '../../../server/demo/fit-writer.ts'
import { randomFrom } from '../../../server/demo/random.ts'
import { workoutOf } from '../../../server/demo/workout.ts'
import { PHONE, settles, signedIn } from '../browser.ts'
import { clubDay, minutesFromNow } from '../clock.ts'
import { call, mailedLink, newFounder, tokenOf, type Founder, type Person } from '../people.ts'
import { demo } from '../demo.ts'

const ADDRESS = 'xenia@lagoon.slipway.test'
const NAME = 'Xenia Quietwater'

let founder: Founder
let athlete: Person & { id: number }
let session: number

/**
 * An athlete of a new club who agreed to be seen, in a session of an hour ago with a file of it.
 */
beforeAll(async () => {
  const admin = await tokenOf(demo, 'admin')
  founder = await newFounder(
    demo,
    admin,
    { first_name: 'Lars', last_name: 'Lagoon', email: 'lars@lagoon.slipway.test' },
    'Lagoon RC',
  )
  const people = [
    {
      line: 1,
      email: ADDRESS,
      first_name: 'Xenia',
      last_name: 'Quietwater',
      date_of_birth: '1999-02-03',
    },
  ]
  await call(demo, 'POST', 'invite-members', {
    ...founder,
    body: { people, role_ids: [2], invite: true, language: 'en' },
  })
  athlete = await comeIn(await mailedLink(demo, admin, ADDRESS, 'invitation'))
  const times = { start_date: minutesFromNow(-60), end_date: minutesFromNow(-10) }
  const body = {
    name: 'Quiet row',
    sport_id: 1,
    ...times,
    athlete_ids: [athlete.id],
    published: true,
  }
  session = (
    await call<{ data: { id: number } }>(demo, 'POST', 'create-session', { ...founder, body })
  ).data.id
  await recordRow(new Date(times.start_date))
})

async function comeIn(link: string): Promise<Person & { id: number }> {
  const code = new URL(link).pathname.split('/').at(-1) ?? ''
  const password = 'a calm lake at dawn'
  const { data } = await call<{ data: { id: number } }>(demo, 'GET', `get-user-data/${code}`)
  const names = { first_name: 'Xenia', last_name: 'Quietwater', preferred_language: 'en' }
  const details = { id: data.id, activation_code: code, ...names, password }
  const { accessToken: token } = await call<{ accessToken: string }>(
    demo,
    'POST',
    'account-details',
    { body: details },
  )
  await call(demo, 'POST', 'invitation-for-membership', {
    token,
    body: { club_id: founder.club, accept: true },
  })
  const { text_version } = (
    await call<{ data: { text_version: string } }>(demo, 'GET', 'health-consent', { token })
  ).data
  await call(demo, 'POST', 'health-consent', { token, body: { answer: 'given', text_version } })
  return { id: data.id, email: ADDRESS, password, token }
}

/** Uploads what a watch recorded, and waits until it is a result. */
async function recordRow(start: Date): Promise<void> {
  const efforts = [{ metres: 2000, speed: 4.4, heart: 0.85, rate: 24 }]
  const { records, laps } = workoutOf(efforts, { max_hr: 190, strength: 1 }, randomFrom(11), {
    step: 1,
    outdoors: true,
  })
  const form = new FormData()
  form.set('session_id', String(session))
  form.set(
    'file',
    new Blob([Buffer.from(writeFit({ start, sport: 15, sub_sport: 0, records, laps }))]),
    'quiet.fit',
  )
  const headers = {
    authorization: `Bearer ${athlete.token}`,
    'selected-club-id': String(founder.club),
  }
  const answer = await fetch(`${demo.url}/api/v2/imports`, { method: 'POST', headers, body: form })
  expect(answer.status).toBeLessThan(300)
  const results = `session/${session}/results`
  const isRead = async () => {
    const { data } = await call<{ data: { results: unknown[] } }>(demo, 'GET', results, founder)
    if (data.results.length === 0) throw new Error('the file is not read yet')
  }
  await vi.waitFor(isRead, { timeout: 30_000, interval: 200 })
}

/** What the coach gets to read of the club that still holds the athlete's name. */
async function mailedLines(): Promise<string[]> {
  const span = `start_date=${clubDay(-7)}&end_date=${clubDay(1)}`
  const places = [
    'profiles',
    'home',
    'club-users?status=0,1,2,3,4,5,6&include=last_user_stat',
    'squads',
    `session/${session}`,
    `session/${session}/results`,
    `session/${session}/attendance`,
    `imports?session_id=${session}&limit=100`,
    `reports/training-summary?${span}`,
  ]
  const answers = await Promise.all(
    places.map((place) =>
      call<unknown>(demo, 'GET', place, founder).then((answer) => ({ place, answer })),
    ),
  )
  return answers
    .filter(({ answer }) => JSON.stringify(answer).includes('Quietwater'))
    .map(({ place }) => place.split('?')[0] ?? '')
}

const profileStatus = async () => {
  const headers = {
    authorization: `Bearer ${founder.token}`,
    'selected-club-id': String(founder.club),
  }
  return (await fetch(`${demo.url}/api/v2/profiles/${athlete.id}`, { headers })).status
}
const memberNames = async () => {
  const path = 'club-users?status=1'
  const { data } = await call<{ data: { full_name: string }[] }>(demo, 'GET', path, founder)
  return data.map(({ full_name }) => full_name)
}
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

test('an athlete chooses “only me”, and the coach sees no more than who rows', async () => {
  expect(await mailedLines()).toContain('profiles')
  expect(await profileStatus()).toBe(200)
  const { page, leave } = await signedIn(demo, athlete, { size: PHONE })
  await page.goto(`${demo.url}/settings/privacy-settings`)
  await page.getByLabel('Only me').click()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Only you.').waitFor()
  await leave()
  expect(await profileStatus()).toBe(404)
  expect(await mailedLines()).not.toContain('profiles')
  const results = await call<{ data: { results: { heart_rate_avg: number | null }[] } }>(
    demo,
    'GET',
    `session/${session}/results`,
    founder,
  )
  expect(results.data.results.map(({ heart_rate_avg }) => heart_rate_avg)).toEqual([null])
})

test('leaves the club', async () => {
  expect(await memberNames()).toContain(NAME)
  const { page, leave } = await signedIn(demo, athlete, { size: PHONE })
  await page.goto(`${demo.url}/settings/my-clubs`)
  await page.getByRole('button', { name: /Leave/ }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: /Leave/ }).click()
  await page.waitForURL('**/welcome')
  await leave()
  expect(await memberNames()).not.toContain(NAME)
})

test('takes a copy of everything along', async () => {
  const { page, leave } = await signedIn(demo, athlete, { size: PHONE })
  await page.goto(`${demo.url}/settings/data`)
  await page.getByRole('button', { name: 'Request a copy' }).click()
  const button = page.getByRole('button', { name: 'Download' })
  await button.waitFor()
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(download.suggestedFilename()).toMatch(/^slipway-.*\.zip$/)
  const names = Object.entries(unzipSync(readFileSync(await download.path())))
  expect(names.map(([name]) => name).filter((name) => name.endsWith('quiet.fit'))).toHaveLength(1)
  expect(
    names.filter(([name]) => name === 'person.json').map(([, content]) => strFromU8(content)),
  ).toEqual([expect.stringContaining(ADDRESS)])
  await leave()
})

test('deletes the account, and the coach finds nothing of it any more, anywhere', async () => {
  const { page, leave } = await signedIn(demo, athlete)
  await page.goto(`${demo.url}/settings/account?part=end`)
  await heading(page, 'Delete account').waitFor()
  await page.getByLabel('Current password').fill(athlete.password)
  await page.getByRole('button', { name: 'Permanently delete my account' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Permanently delete my account' })
    .click()
  await page.waitForURL('**/login')
  await page.getByText('Your account has been deleted').waitFor()
  await leave()

  expect(await mailedLines()).toEqual([])
  expect(await profileStatus()).toBe(404)
  const coach = await signedIn(demo, founder)
  for (const path of [
    '/club-members',
    '/profile-athlete-list',
    `/session/${session}`,
    `/session/${session}/results`,
    '/home',
  ]) {
    await coach.page.goto(`${demo.url}${path}`)
    await settles(coach.page)
    await expect.poll(() => coach.page.getByText(NAME).count(), { message: path }).toBe(0)
  }
  await coach.leave()
  await expect(call(demo, 'GET', 'me', { token: athlete.token })).rejects.toThrow('401')
})
