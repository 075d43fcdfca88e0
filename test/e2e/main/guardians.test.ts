import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, guest, PHONE, settles, signedIn } from '../browser.ts'
import { clubDay } from '../clock.ts'
import { callsOf, rowTomorrow } from '../club-calls.ts'
import { demo } from '../demo.ts'
import { field, write } from '../message-steps.ts'
import { call, mailedLink, tokenOf } from '../people.ts'

const PARENT = 'paula.parent@demo.slipway.test'

type Child = { id: number; first_name: string; full_name: string }

/** Two members of the club who are made 12 and 14 years old. */
async function makeChildren(): Promise<Child[]> {
  const manager = await callsOf(demo, 'manager')
  const years = Number(clubDay().slice(0, 4))
  await manager.post('invite-members', {
    people: [
      ['Lotte', years - 12],
      ['Jannik', years - 14],
    ].map(([first_name, born], line) => ({
      line: line + 1,
      email: '',
      first_name,
      last_name: 'Paulsen',
      date_of_birth: `${born}-02-03`,
    })),
    role_ids: [2],
    invite: false,
  })
  const listed = await manager.get<{ id: number; full_name: string }[]>('club-users?limit=1000')
  return listed
    .filter(({ full_name }) => full_name.endsWith('Paulsen'))
    .map(({ id, full_name }) => ({ id, full_name, first_name: full_name.split(' ')[0] ?? '' }))
}

/** Opens a part that may be open already. */
const unfold = (part: Locator, title: string) =>
  part
    .locator('details', { hasText: title })
    .evaluate((fold) => void ((fold as HTMLDetailsElement).open = true))

const part = (page: Page, name: string) => page.getByRole('region', { name })

test('a parent of two answers for one child and enters days away for the other', async () => {
  const [one, other] = await makeChildren()
  if (!one || !other) throw new Error('the club has no such children')
  const coaching = await callsOf(demo, 'coach')
  const session = await rowTomorrow(coaching, 'Boat handling', [one.id, other.id])

  const manager = await signedIn(demo, 'manager')
  for (const child of [one, other]) {
    await manager.page.goto(`${demo.url}/club-members/edit?user=${child.id}`)
    const guardians = part(manager.page, 'Parents and guardians')
    await guardians.getByLabel('Email of a parent or guardian').fill(PARENT)
    await guardians.getByRole('button', { name: 'Send invitation' }).click()
    await guardians.getByText(PARENT).waitFor()
  }
  await expectAccessible(manager.page, 'guardians of a member')
  await manager.leave()

  const admin = await tokenOf(demo, 'admin')
  const { page, leave } = await guest({ size: PHONE })
  const last = await mailedLink(demo, admin, PARENT, 'guardian-invitation')
  await page.goto(last)
  await page.getByRole('heading', { name: 'Parent access' }).waitFor()
  await page.getByLabel('First name').fill('Paula')
  await page.getByLabel('Last name').fill('Parent')
  await page.getByLabel('Password', { exact: true }).fill('seven boats in the mist')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('heading', { name: 'My children' }).waitFor()
  await part(page, other.full_name).waitFor()
  await page.goto(last)
  await page.getByText('If you accepted the invitation, sign in', { exact: false }).waitFor()

  await page.goto(await linkOf(one, admin))
  await page.getByRole('button', { name: 'Accept as Paula Parent' }).click()
  const first = part(page, one.full_name)
  const group = first.getByRole('group', { name: `Is ${one.first_name} coming to Boat handling?` })
  await group.getByRole('button', { name: 'Coming', exact: true }).click()
  await first.getByText('Answered by Paula Parent').waitFor()

  const second = part(page, other.full_name)
  await unfold(second, 'Days away')
  await second.getByRole('button', { name: 'Add days away' }).click()
  await second.getByLabel('From').fill(clubDay())
  await second.getByLabel('Until').fill(clubDay(3))
  await second
    .getByLabel('Reason')
    .last()
    .selectOption('family')
    .catch(() => undefined)
  await second.getByRole('button', { name: 'Add days away' }).click()
  await second.getByText(/entered by Paula Parent/).waitFor()
  await second.getByText('Answered by Paula Parent').waitFor()
  await leave()

  const coach = await signedIn(demo, 'coach')
  await coach.page.goto(`${demo.url}/session/${session}/attendance`)
  for (const { full_name } of [one, other])
    await coach.page
      .getByRole('listitem', { name: full_name })
      .getByText(/answered by Paula Parent/)
      .waitFor()
  await coach.leave()
})

test('a parent answers without a signal, and decides where the coach was quicker', async () => {
  const coach = await callsOf(demo, 'coach')
  const [child] = await callsOf(demo, 'guardian').then(({ get }) => get<Place[]>('children'))
  if (!child) throw new Error('the guardian has no child')
  const session = await rowTomorrow(coach, 'Out of reach', [child.child_id])
  const { page, context, leave } = await signedIn(demo, 'guardian', { size: PHONE })
  await page.goto(`${demo.url}/`)
  await page.waitForURL('**/children')
  await settles(page)
  const folded = await page.getByRole('button', { name: /^Show \d+ more/ }).all()
  for (const more of folded.toReversed()) await more.click()
  const item = page.locator(`[data-session="${session}"]`)
  const coming = item.getByRole('button', { name: 'Coming', exact: true })
  await coming.waitFor()
  await context.setOffline(true)
  await coming.click()
  await item.getByText('Waiting', { exact: true }).waitFor()
  await expect.poll(() => coming.getAttribute('aria-pressed')).toBe('true')
  await expectAccessible(page, 'an answer of a parent without a signal')
  const users = { [child.child_id]: { attending: 2 } }
  await coach.post('session-attendance', { event_id: session, users })
  await context.setOffline(false)
  await item.getByText('Your answer: Coming').waitFor()
  const away = item.getByRole('button', { name: 'Not coming' })
  await expect.poll(() => away.getAttribute('aria-pressed')).toBe('true')
  await expectAccessible(page, 'an answer of a parent that was refused')
  await item.getByRole('button', { name: 'Send again' }).click()
  await item.getByText(/^Answered by/).waitFor()
  await expect.poll(() => coming.getAttribute('aria-pressed')).toBe('true')
  await leave()
})

test('a guardian reads along what a coach writes, and the coach sees that', async () => {
  const guardian = await signedIn(demo, 'guardian', { size: PHONE })
  const { page } = guardian
  const [child] = await callsOf(demo, 'guardian').then(({ get }) => get<Place[]>('children'))
  if (!child) throw new Error('the guardian has no child')
  const coach = await signedIn(demo, 'coach')
  const id = await squadThreadWith(child)
  await coach.page.goto(`${demo.url}/messages/${id}`)
  const said = 'Everybody brings a life jacket on Sunday'
  await write(coach.page, said)

  await page.goto(`${demo.url}/children`)
  await settles(page)
  await unfold(part(page, child.full_name), 'Messages')
  const line = part(page, child.full_name).getByRole('link', { name: new RegExp(said) })
  await line.getByLabel('1 unread message').waitFor()
  await line.click()
  await page.getByText(`You can read this chat as a guardian of ${child.first_name}`).waitFor()
  await page.getByRole('log').getByText(said).waitFor()
  await expectAccessible(page, 'a thread of a child')
  await expect.poll(() => field(page).count()).toBe(0)
  await page.getByRole('link', { name: 'All children' }).click()
  await unfold(part(page, child.full_name), 'Messages')
  await line.waitFor()
  await expect.poll(() => line.getByLabel('1 unread message').count()).toBe(0)
  await guardian.leave()

  await coach.page.getByRole('button', { name: 'Who can read this?' }).click()
  await coach.page
    .getByText(
      new RegExp(`Guardians of .*${child.full_name}.* can read this chat but not write in it`),
    )
    .waitFor()
  await expectAccessible(coach.page, 'who reads a thread with guardians')
  await coach.leave()
})

type Place = { child_id: number; first_name: string; full_name: string }

/** The thread of a new squad of the child and two coaches of age. */
async function squadThreadWith({ child_id }: Place): Promise<number> {
  const manager = await callsOf(demo, 'manager')
  const coaching = await callsOf(demo, 'coach')
  type Member = { id: number; current_club_roles: { id: number }[] }
  const listed = await manager.get<Member[]>(
    'club-users?limit=1000&status=1&include=current_club_roles',
  )
  const coaches = listed.filter(({ current_club_roles }) =>
    current_club_roles.some(({ id }) => id === 3 || id === 6),
  )
  const user_ids = [child_id, ...coaches.map(({ id }) => id)]
  const squad = await manager.post<{ id: number }>('squads', { name: 'Learn to scull', user_ids })
  return (
    await coaching.post<{ id: number }>('message-threads', { kind: 'squad', squad_id: squad.id })
  ).id
}

/** The link of the mail about this child, which is not the last one. */
async function linkOf(child: Child, admin: string): Promise<string> {
  type Outbox = { data: { id: number; address: string }[] }
  const { data } = await call<Outbox>(demo, 'GET', 'admin/mails', { token: admin })
  for (const { id } of data.filter(({ address }) => address === PARENT)) {
    const read = await call<{ data: { text: string } }>(demo, 'GET', `admin/mails/${id}`, {
      token: admin,
    })
    const link = /^https?:\/\/\S+$/m.exec(read.data.text)?.[0]
    if (link !== undefined && read.data.text.includes(child.full_name)) return link
  }
  throw new Error(`no mail about ${child.full_name}`)
}
