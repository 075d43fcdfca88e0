import { expect, test } from 'vitest'
import { DESKTOP, signedIn } from '../browser.ts'
import { openForm } from '../planning-pages.ts'
import { demo } from '../demo.ts'

test('what was typed is there after a reload, and leaving asks', async () => {
  const { page, leave } = await signedIn(demo, 'coach', { size: DESKTOP })
  await openForm(page, 'Half typed')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await page.getByLabel('Name').waitFor()
  await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Half typed')
  await page.getByRole('link', { name: 'Home' }).first().click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await page.waitForURL('**/home')
  await leave()
})

test('a plan is kept as a template, starts the next one and is let go', async () => {
  const { page, leave } = await signedIn(demo, 'coach', { size: DESKTOP })
  await openForm(page, 'Steps to keep')
  await page.getByLabel('Structure as text').fill('4x((500m+500m)/2min)')
  await page.getByRole('button', { name: 'Save as template' }).click()
  await page.getByLabel('Template name').fill('Kept steps')
  await page.getByRole('dialog').getByRole('button', { name: 'Save as template' }).click()
  await page.getByText('Template saved').waitFor()

  await page
    .getByRole('combobox', { name: 'Start from a template' })
    .or(page.getByRole('textbox', { name: 'Start from a template' }))
    .first()
    .click()
  await page.getByLabel('Structure as text').waitFor()
  await page.getByRole('option', { name: /Kept steps/ }).click()
  await page.getByText('4 × (500 m + 500 m) / 2:00').first().waitFor()
  await page.getByRole('button', { name: 'Manage' }).click()
  const row = page.getByRole('dialog').getByRole('group', { name: 'Kept steps' })
  await row.getByRole('button', { name: 'Delete' }).click()
  await row.getByRole('button', { name: 'Delete permanently' }).click()
  await row.waitFor({ state: 'detached' })
  await leave()
})

test('a plan typed as coaches do is said in words, and its zone becomes the intensity', async () => {
  const { page, leave } = await signedIn(demo, 'coach', { size: DESKTOP })
  await openForm(page, 'Typed as coaches do')
  const field = page.getByLabel('Structure as text')
  await field.fill("3x15'/4' GA1 r2x")
  await page.getByText('Not understood: “r2x”').waitFor()
  await page.getByText("For example: 8x500m r3 or 3x10'/2' @20").waitFor()
  await field.fill("3x15'/4' GA1 r20")
  await page.getByText('3 times 15 min at 20 strokes a minute, 4 min rest after each').waitFor()
  await page.getByText('Intensity, set below: UT2 – light aerobic 100%').waitFor()
  await expect
    .poll(() => page.getByRole('textbox', { name: 'UT2 – light aerobic' }).inputValue())
    .toBe('100')
  await leave()
})
