import { expect, test } from 'vitest'
import { expectAccessible, PHONE, signedIn } from '../browser.ts'
import { athletesOf, callsOf, rowTomorrow } from '../club-calls.ts'
import { demo } from '../demo.ts'

const ATHLETE = 'Clara Dubois'

test('an athlete is ill, then healthy, waits and gets in; the coach sees it without a reload', async () => {
  const calls = await callsOf(demo, 'coach')
  const people = await athletesOf(calls)
  const athlete = people.find(({ full_name }) => full_name === ATHLETE)
  const rival = people.find(({ full_name }) => full_name !== ATHLETE)
  if (!athlete || !rival) throw new Error('The demo has no such athletes')
  const id = await rowTomorrow(calls, 'Places for one', [athlete.id, rival.id])

  const coach = await signedIn(demo, 'coach')
  await coach.page.goto(`${demo.url}/session/${id}/attendance`)
  const marksOf = (name: string) => coach.page.getByRole('group', { name: `${name}: answer` })
  const pressed = (name: string, mark: string | RegExp) =>
    marksOf(name).getByRole('button', { name: mark, exact: true }).getAttribute('aria-pressed')
  await marksOf(ATHLETE).waitFor()
  await expect.poll(() => coach.page.title()).toMatch(/^Places for one · .* · Slipway$/)

  const own = await signedIn(demo, 'athlete', { size: PHONE })
  await own.page.goto(`${demo.url}/session/${id}`)
  const answers = own.page.getByRole('group', { name: 'Are you coming?' })
  await own.page.getByRole('button', { name: 'Other answers' }).click()
  await own.page.getByRole('menuitemcheckbox', { name: 'Ill' }).click()
  const line = coach.page.getByRole('listitem', { name: ATHLETE })
  await line.getByText('Ill').waitFor()
  await answers.getByRole('button', { name: 'Ill' }).click()
  await expect.poll(() => line.getByText('Ill').count()).toBe(0)

  await calls.post('session-attendance', { event_id: id, users: { [rival.id]: { attending: 1 } } })
  await calls.post(`session/${id}/register`, { attendance_limit: 1 })
  await answers.getByRole('button', { name: 'Join the waiting list' }).click()
  await own.page.getByText(/You are (number 1 )?on the waiting list/).waitFor()
  await expect.poll(() => pressed(ATHLETE, /Waiting list/)).toBe('true')
  await expectAccessible(own.page, 'session, in line')
  await expectAccessible(coach.page, 'register with a line')

  await marksOf(rival.full_name).getByRole('button', { name: 'Not attending' }).click()
  await expect.poll(() => pressed(ATHLETE, 'Attending')).toBe('true')
  await own.page.goto(`${demo.url}/notifications`)
  await own.page.getByText('A place has become free: you are now attending Places for one.').click()
  await own.page.waitForURL(`**/session/${id}`)
  await expect
    .poll(() =>
      answers.getByRole('button', { name: 'Attending', exact: true }).getAttribute('aria-pressed'),
    )
    .toBe('true')
  await own.leave()
  await coach.leave()
})

test('an athlete answers from home by keyboard alone and says why', async () => {
  const calls = await callsOf(demo, 'coach')
  const athlete = (await athletesOf(calls)).find(({ full_name }) => full_name === ATHLETE)
  if (!athlete) throw new Error('The demo has no such athlete')
  const id = await rowTomorrow(calls, 'By keyboard', [athlete.id])
  const { page, leave } = await signedIn(demo, 'athlete')
  await page.goto(`${demo.url}/session/${id}`)
  const no = page
    .getByRole('group', { name: 'Are you coming?' })
    .getByRole('button', { name: 'Not attending' })
  await no.focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Reason').selectOption('school')
  await page.getByRole('button', { name: 'Other answers' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Add a note' }).click()
  await page.keyboard.type('Exam in Bern')
  await page.keyboard.press('Enter')
  const row = async () =>
    (
      await calls.get<{ user_id: number; reason: string | null; note: string | null }[]>(
        `session/${id}/attendance`,
      )
    ).find(({ user_id }) => user_id === athlete.id)
  await expect.poll(row).toMatchObject({ attending: 2, reason: 'school', note: 'Exam in Bern' })
  await leave()
})
