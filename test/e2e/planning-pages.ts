import type { Page } from 'playwright-core'
import { demo } from './demo.ts'
import { call, tokenOf } from './people.ts'

/** Moves the club to where the clocks change, in a file whose stories are about that. */
export async function moveClub(time_zone: string): Promise<void> {
  const manager = { token: await tokenOf(demo, 'manager'), club: demo.club_id }
  await call(demo, 'PATCH', `clubs/${demo.club_id}`, { ...manager, body: { time_zone } })
  demo.time_zone = time_zone
}

/** Tuesday. */
export const FIRST = '2028-10-03'

export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: true })

/** What is planned in a month of the club, by the calls the screens make. */
export async function plannedAs(
  page: Page,
  name: string,
  from: string,
  to: string,
): Promise<{ id: number; start_date: string; end_date: string }[]> {
  const reply = page.waitForResponse(
    (response) => response.url().endsWith('/agenda') && response.ok(),
  )
  await page.goto(`${demo.url}/calendar?view=month&date=${from}`)
  const request = (await reply).request()
  const answer = await page.request.post(request.url(), {
    headers: { ...(await request.allHeaders()), 'content-type': 'application/json' },
    data: { start_date: from, end_date: to, display: 'all' },
  })
  const { data } = (await answer.json()) as {
    data: { id: number; name: string; start_date: string; end_date: string }[]
  }
  return data
    .filter((session) => session.name === name)
    .toSorted((a, b) => a.start_date.localeCompare(b.start_date))
}

export async function openForm(page: Page, name: string): Promise<void> {
  await page.goto(`${demo.url}/create-session?date=${FIRST}&time=06:00`)
  await heading(page, 'Plan a session').waitFor()
  await page.getByLabel('Name').fill(name)
}
