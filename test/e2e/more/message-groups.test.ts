import { expect, test } from 'vitest'
import { expectAccessible, PHONE, signedIn } from '../browser.ts'
import { demo } from '../demo.ts'
import { ATHLETE, beginGroup, field, said } from '../message-steps.ts'

const HEAD_COACH = 'Katrin Albrecht'

test('a coach adds somebody to a group, who sees that the coach is writing', async () => {
  const coach = await signedIn(demo, 'coach')
  await beginGroup(coach.page, 'Van on Sunday')
  await coach.page.getByRole('button', { name: 'Who can read this?' }).click()
  await coach.page.getByRole('button', { name: 'Add people' }).click()
  const modal = coach.page.getByRole('dialog')
  await modal.getByRole('combobox', { name: 'People' }).fill(ATHLETE)
  await coach.page.getByText('No matches').waitFor()
  await modal.getByRole('combobox', { name: 'People' }).fill(HEAD_COACH)
  await coach.page.getByRole('option', { name: HEAD_COACH }).click()
  await coach.page.keyboard.press('Escape')
  await expectAccessible(coach.page, 'adding people to a group')
  await modal.getByRole('button', { name: 'Add people' }).click()
  await coach.page.getByRole('listitem').getByText(HEAD_COACH, { exact: true }).waitFor()
  const other = await signedIn(demo, 'head_coach', { size: PHONE })
  await other.page.goto(`${demo.url}/messages`)
  await other.page.getByRole('link', { name: /Van on Sunday/ }).click()
  await field(other.page).waitFor()
  await field(coach.page).pressSequentially('Who drives')
  await other.page.getByText(/ is typing …$/).waitFor()
  await field(coach.page).press('Enter')
  await said(other.page, 'Who drives').waitFor()
  await expect.poll(() => other.page.getByText(/ is typing …$/).count()).toBe(0)
  await coach.leave()
  await other.leave()
})

test('an athlete attaches a file on a phone, which the coach can save', async () => {
  const coach = await signedIn(demo, 'coach')
  await beginGroup(coach.page, 'Rigging notes')
  const athlete = await signedIn(demo, 'athlete', { size: PHONE })
  await athlete.page.goto(`${demo.url}/messages`)
  await athlete.page.getByRole('link', { name: /Rigging notes/ }).click()
  await athlete.page.getByRole('button', { name: 'Attach' }).click()
  await athlete.page.getByRole('menuitem', { name: 'Send a file' }).click()
  const file = { name: 'rig.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 rig') }
  const choosing = athlete.page.waitForEvent('filechooser')
  await athlete.page.getByRole('button', { name: 'File', exact: true }).click()
  await (await choosing).setFiles(file)
  await expectAccessible(athlete.page, 'sending a file')
  await athlete.page.getByRole('button', { name: 'Send file' }).click()
  await athlete.page.getByRole('button', { name: 'Download rig.pdf' }).waitFor()
  const saving = coach.page.waitForEvent('download')
  await coach.page.getByRole('button', { name: 'Download rig.pdf' }).click()
  expect((await saving).suggestedFilename()).toBe('rig.pdf')
  await coach.leave()
  await athlete.leave()
})
