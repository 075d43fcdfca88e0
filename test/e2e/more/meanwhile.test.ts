import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESKTOP, expectAccessible, PHONE, signedIn } from '../browser.ts'
import { demo } from '../demo.ts'

/** The form's heading is “Edit …”, the session's its bare name. */
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: true })

async function planned(page: Page, name: string): Promise<number> {
  await page.goto(`${demo.url}/create-session?date=2028-02-01&time=06:00`)
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Save as draft' }).click()
  await heading(page, name).waitFor()
  return Number(/\/session\/(\d+)/.exec(page.url())?.[1])
}

async function edits(page: Page, id: number): Promise<void> {
  await page.goto(`${demo.url}/create-session/${id}`)
  await heading(page, /Edit/).waitFor()
}

/** Whether the text is where one looks, with nothing lying over it. */
const isInView = (page: Page, text: string) =>
  page.getByText(text).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

const saveDraft = (page: Page) => page.getByRole('button', { name: 'Save as draft' }).click()

test.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
])(
  'of two coaches at once both stand where they differ, else one chooses (%s)',
  async (size, view) => {
    const one = await signedIn(demo, 'coach', { size: view })
    const other = await signedIn(demo, 'head_coach')
    const id = await planned(one.page, `Two at it, ${size}`)
    await edits(one.page, id)
    await edits(other.page, id)

    await other.page.getByLabel('Name').fill(`Theirs, ${size}`)
    await saveDraft(other.page)
    await heading(other.page, `Theirs, ${size}`).waitFor()

    await one.page.getByLabel('Name').fill(`Mine, ${size}`)
    await one.page.getByLabel('Start: time').fill('06:30')
    await saveDraft(one.page)
    await expect.poll(() => isInView(one.page, 'Someone else has changed this session')).toBe(true)
    await one.page.getByText(`Theirs, ${size}`).waitFor()
    await expectAccessible(one.page, 'a session changed meanwhile')
    await one.page.getByRole('button', { name: 'Keep theirs and continue' }).click()
    await expect.poll(() => one.page.getByLabel('Name').inputValue()).toBe(`Theirs, ${size}`)
    await expect.poll(() => one.page.getByLabel('Start: time').inputValue()).toBe('06:30')
    await saveDraft(one.page)
    await heading(one.page, `Theirs, ${size}`).waitFor()

    await edits(one.page, id)
    await edits(other.page, id)
    await other.page.getByLabel('Start: time').fill('05:00')
    await saveDraft(other.page)
    await heading(other.page, `Theirs, ${size}`).waitFor()
    await one.page.getByLabel('Start: time').fill('07:00')
    await saveDraft(one.page)
    await one.page.getByRole('button', { name: 'Keep mine' }).click()
    await heading(one.page, `Theirs, ${size}`).waitFor()
    await one.page.getByText('07:00').first().waitFor()
    await one.leave()
    await other.leave()
  },
)

test('what was typed before a reload does not undo what others change meanwhile', async () => {
  const one = await signedIn(demo, 'coach', { size: DESKTOP })
  const other = await signedIn(demo, 'head_coach')
  const id = await planned(one.page, 'Reloaded, before')
  await edits(one.page, id)
  await one.page.getByLabel('Name').fill('Reloaded, mine')
  await edits(other.page, id)
  await other.page.getByLabel('Name').fill('Reloaded, theirs')
  await saveDraft(other.page)
  await heading(other.page, 'Reloaded, theirs').waitFor()
  one.page.on('dialog', (dialog) => void dialog.accept())
  await one.page.reload()
  await expect.poll(() => one.page.getByLabel('Name').inputValue()).toBe('Reloaded, mine')
  await saveDraft(one.page)
  await one.page.getByText('Someone else has changed this session').waitFor()
  await one.page.getByText('Name: Reloaded, before → Reloaded, theirs').waitFor()
  await one.page.getByRole('button', { name: 'Keep mine' }).click()
  await heading(one.page, 'Reloaded, mine').waitFor()
  await one.leave()
  await other.leave()
})

test('a session that stood alone begins a series', async () => {
  const { page, leave } = await signedIn(demo, 'coach', { size: DESKTOP })
  const id = await planned(page, 'Once and then weekly')
  await edits(page, id)
  await page
    .getByRole('combobox', { name: 'Repeats' })
    .or(page.getByRole('textbox', { name: 'Repeats' }))
    .first()
    .click()
  await page.getByRole('option', { name: 'Weekly' }).click()
  await page.getByText('After a number of sessions').click()
  await page.getByRole('textbox', { name: 'Number of sessions' }).fill('4')
  await saveDraft(page)
  await heading(page, 'Once and then weekly').waitFor()
  await edits(page, id)
  await page.getByText(/part of a series/).waitFor()
  await page.goto(`${demo.url}/calendar?view=month&date=2028-02-01`)
  await expect.poll(() => page.getByRole('link', { name: /Once and then weekly/ }).count()).toBe(4)
  await leave()
})
