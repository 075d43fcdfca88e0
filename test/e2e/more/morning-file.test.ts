import { strToU8 } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import type { Morning } from '#contract/analysis/monitoring.ts'
import { exported } from '../../support/apple-export.ts'
import { kilograms, resting, sdnn } from '../../support/morning-files.ts'
import { expectAccessible, PHONE, signedIn } from '../browser.ts'
import { clubInstant } from '../clock.ts'
import { callsOf, type ClubCalls } from '../club-calls.ts'
import { demo } from '../demo.ts'

let calls: ClubCalls
let me: number
beforeAll(async () => {
  calls = await callsOf(demo, 'athlete')
  me = (await calls.get<{ id: number }>('me')).id
})

const DAY = '2025-02-03'
const at = clubInstant('06:00', DAY).replace('T', ' ').replace('Z', ' +0000')
const xml = exported(
  resting(47, at, 'Clara’s Watch'),
  kilograms(71.2, at, 'Scale'),
  kilograms(171, at, 'Guest'),
  sdnn(60, at, 'Clara’s Watch'),
)

test('an athlete looks through a file, and takes its values over where they want to', async () => {
  const { page, leave } = await signedIn(demo, 'athlete', { size: PHONE })
  await page.goto(`${demo.url}/profile/morning-monitoring/${me}`)
  await page.getByRole('button', { name: 'Values from a file' }).click()
  const part = page.getByRole('region', { name: 'Values from a file' })
  const choose = async (bytes: Uint8Array) =>
    part
      .locator('input[type=file]')
      .setInputFiles({ name: 'export.xml', mimeType: 'text/xml', buffer: Buffer.from(bytes) })
  await part.getByRole('button', { name: 'Choose' }).waitFor()
  await choose(strToU8('day;pulse'))
  await part.getByRole('alert').getByText('has no morning values').waitFor()
  await choose(strToU8(xml))
  await part.getByText('Values found for one morning').waitFor()
  const words = (await part.innerText()).replaceAll(/\s+/g, ' ')
  expect(words).toContain('Waking heart rate 47 bpm Clara’s Watch')
  expect(words).toContain('Weight 171 kg. Value must be between 35 and 140.')
  expect(words).toContain('One heart rate variability value')
  await expectAccessible(page, 'what a file says of mornings')
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBe(PHONE.width)
  const stored = () => calls.get<Morning>(`mornings/${me}?day=${DAY}`)
  expect((await stored()).readings).toEqual([])
  await part.getByRole('button', { name: 'Suggest for one morning' }).click()
  await part.getByText('Values suggested for one morning').waitFor()
  const { readings, values } = await stored()
  expect(values).toBe(null)
  expect(readings.map(({ source }) => source)).toEqual(['Clara’s Watch', 'Scale'])
  await page.goto(`${demo.url}/profile/morning-monitoring/${me}?entry=${DAY}`)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Clara’s Watch: 47 bpm' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.poll(async () => (await stored()).values?.waking_hr).toBe(47)
  await leave()
})
