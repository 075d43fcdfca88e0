import { beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible, PHONE, signedIn, signIn } from '../browser.ts'
import { athletesOf, callsOf, rowTomorrow, type ClubCalls } from '../club-calls.ts'
import { keptHere, mark, openRegister, pickMore, type Person } from '../dock-device.ts'
import { demo } from '../demo.ts'

type Row = {
  user_id: number
  full_name: string
  attending: number | null
  note: string | null
  user_role_id: number
}

let calls: ClubCalls
let people: Person[]
beforeAll(async () => {
  calls = await callsOf(demo, 'coach')
  people = await athletesOf(calls)
})

const registerOf = (id: number) => calls.get<Row[]>(`session/${id}/attendance`)

describe('the coach on the dock', () => {
  test('ticks 24 athletes and adds one offline; in reach all is stored once', async () => {
    const [extra, ...rest] = people
    const crowd = rest.slice(0, 24)
    const [first] = crowd
    if (!extra || !first || crowd.length < 24) throw new Error('The demo has too few athletes')
    const id = await rowTomorrow(
      calls,
      'On the dock',
      crowd.map((person) => person.id),
    )
    const { page, context, leave } = await signedIn(demo, 'coach', {
      size: PHONE,
      offline: true,
    })
    await openRegister(page, demo, id)

    await context.setOffline(true)
    for (const person of crowd) await mark(page, person, 'Attending').click()
    await page.getByRole('button', { name: 'More options', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Add people' }).click()
    await page.getByRole('combobox', { name: 'Who would you like to add?' }).click()
    await page.getByRole('option', { name: extra.full_name }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('main').getByRole('button', { name: 'Add', exact: true }).click()
    await mark(page, extra, 'Attending').click()
    await pickMore(page, first, 'Add a note')
    await page.keyboard.type('Takes the launch')
    await page.keyboard.press('Enter')
    await page.getByText('Waiting to be sent: 27.').waitFor()
    await expect.poll(() => page.locator('span[data-state=waiting]').count()).toBeGreaterThan(24)
    await expectAccessible(page, 'register without a signal')

    // This is a cold start on the dock: the page is opened again and still has everything.
    await page.reload()
    await mark(page, extra, 'Attending').waitFor()
    await expect
      .poll(() => mark(page, first, 'Attending').getAttribute('aria-pressed'))
      .toBe('true')
    await page.getByText('Waiting to be sent: 27.').waitFor()
    expect((await registerOf(id)).filter(({ attending }) => attending === 1)).toEqual([])

    await context.setOffline(false)
    await page.getByText('All changes saved').waitFor()
    await expect.poll(() => page.locator('span[data-state=stored]').count()).toBeGreaterThan(24)
    const stored = await registerOf(id)
    const athletes = stored.filter(({ user_role_id }) => user_role_id === 2)
    expect(athletes.map(({ attending }) => attending)).toEqual(athletes.map(() => 1))
    expect(athletes.map(({ user_id }) => user_id).toSorted()).toEqual(
      [extra, ...crowd].map((person) => person.id).toSorted(),
    )
    expect(stored.find(({ user_id }) => user_id === first.id)?.note).toBe('Takes the launch')
    await leave()
  })

  test('decides where somebody was quicker, after an hour and a sign-out', async () => {
    const [one, two] = people
    if (!one || !two) throw new Error('The demo has too few athletes')
    const id = await rowTomorrow(calls, 'Two devices', [one.id, two.id])
    const phone = await signedIn(demo, 'coach', { size: PHONE, offline: true })
    await phone.page.clock.install()
    await openRegister(phone.page, demo, id)
    await phone.context.setOffline(true)
    await mark(phone.page, one, 'Attending').click()
    await phone.page.clock.fastForward('30:00')
    await mark(phone.page, two, 'Attending').click()
    await mark(phone.page, two, 'Not attending').click()
    await phone.page.clock.fastForward('30:00')
    await phone.page.getByText('Waiting to be sent: 3.').waitFor()

    // Meanwhile another device says something else of the first one.
    await calls.post('session-attendance', {
      event_id: id,
      users: { [one.id]: { attending: 2, reason: 'work' } },
    })

    await phone.page.goto(`${demo.url}/logout`)
    await phone.page.getByRole('heading', { name: 'Not everything has been sent' }).waitFor()
    await phone.page.getByRole('button', { name: 'Send and sign out' }).click()
    await phone.page.getByText('3 entries could not be sent.').waitFor()
    await expectAccessible(phone.page, 'entries that are not sent')
    await phone.page.getByRole('button', { name: 'Sign out without sending' }).click()
    await phone.page.waitForURL('**/login')
    await expect.poll(() => keptHere(phone.page)).toEqual({ entries: 3, replies: 0 })
    await phone.context.setOffline(false)
    await phone.page.reload()
    await signIn(phone.page, demo, 'coach')
    await phone.page.getByRole('link', { name: 'Needs your decision: 1' }).click()
    const change = phone.page.getByText(`has changed ${one.full_name}’s answer in the meantime`)
    await change.waitFor()
    await phone.page.getByRole('link', { name: 'Two devices' }).first().click()
    await phone.page.waitForURL('**/attendance')
    await change.waitFor()
    await expect
      .poll(async () => (await registerOf(id)).find(({ user_id }) => user_id === two.id)?.attending)
      .toBe(2)
    expect((await registerOf(id)).find(({ user_id }) => user_id === one.id)?.attending).toBe(2)
    await expectAccessible(phone.page, 'a conflict')
    await phone.page.getByRole('button', { name: 'Keep mine' }).click()
    await expect
      .poll(async () => (await registerOf(id)).find(({ user_id }) => user_id === one.id)?.attending)
      .toBe(1)
    await expect.poll(() => keptHere(phone.page).then(({ entries }) => entries)).toBe(0)
    await phone.leave()
  })
})
