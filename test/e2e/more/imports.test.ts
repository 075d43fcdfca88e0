import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { writeFit } from '../../../server/demo/fit-writer.ts'
import { expectAccessible, PHONE, signedIn } from '../browser.ts'
import { clubInstant } from '../clock.ts'
import { newFounder, tokenOf, type Founder } from '../people.ts'
import { BROKEN, coachFile, day, plan, upload, watchFile } from '../athlete-files.ts'
import { demo } from '../demo.ts'

let founder: Founder
/** One session was yesterday, one the day before with a file that is there already. */
let session = 0
let recorded = 0

beforeAll(async () => {
  const names = { first_name: 'Ida', last_name: 'Imports', email: 'ida@files.slipway.test' }
  founder = await newFounder(demo, await tokenOf(demo, 'admin'), names, 'Files RC')
  session = await plan(founder, 'Three files', day())
  recorded = await plan(founder, 'One file', day(2))
  await upload(founder, 'recorded.fit', watchFile(day(2)))
})

const file = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const state = (page: Page, name: string) => file(page, name).getByRole('status')

describe('files of an athlete', () => {
  test('of three at once one finds its session, one is asked about, one is refused', async () => {
    const { page, leave } = await signedIn(demo, founder)
    await page.goto(`${demo.url}/upload-session-files`)
    await page.locator('input[type=file]').setInputFiles([
      { name: 'watch.fit', mimeType: 'application/octet-stream', buffer: watchFile() },
      { name: 'speedcoach.csv', mimeType: 'text/csv', buffer: coachFile() },
      { name: 'broken.tcx', mimeType: 'application/xml', buffer: BROKEN },
    ])
    await file(page, 'watch.fit').getByText('Imported', { exact: true }).waitFor()
    await file(page, 'broken.tcx').getByText('Could not be read').waitFor()
    const coach = file(page, 'speedcoach.csv')
    await state(page, 'speedcoach.csv').getByText('Choose a session').waitFor()
    await page.getByText('1 file needs a session').waitFor()
    await page.getByRole('button', { name: 'Go to the first' }).press('Enter')
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
    await expect.poll(focused).toBe('speedcoach.csv')
    await coach.getByRole('button', { name: 'Create session from file' }).click()
    await coach.getByText('Enter the start date and time first.').waitFor()
    await coach.getByText('Please check the highlighted fields and save again.').waitFor()

    await coach.getByRole('textbox', { name: 'Day', exact: true }).fill(day())
    await coach.getByLabel('Session').selectOption({ index: 1 })
    await coach.getByRole('button', { name: 'Add to session', exact: true }).click()
    await coach.getByText('Imported', { exact: true }).waitFor()
    await expect.poll(() => page.getByText('1 file needs a session').count()).toBe(0)
    await page.goto(`${demo.url}/session/${session}/results`)
    await expect.poll(() => page.getByRole('row').count()).toBeGreaterThanOrEqual(2)
    await leave()
  })

  test('a piece is corrected, and becomes a score of the session', async () => {
    const { page, leave } = await signedIn(demo, founder)
    await page.clock.install()
    await page.goto(`${demo.url}/session/${recorded}/imports`)
    await file(page, 'recorded.fit').getByRole('link', { name: 'Edit' }).click()
    await page.getByRole('button', { name: 'Save 2 pieces' }).waitFor()
    const end = page.getByRole('slider', { name: 'End of Piece 2' })
    const before = await end.getAttribute('aria-valuenow')
    await end.focus()
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowLeft')
    await expect.poll(() => end.getAttribute('aria-valuenow')).toBe(String(Number(before) - 3))
    await expectAccessible(page, 'the editor')
    // Buttons go with what they do: who works with the keyboard goes on from the nearest heading.
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
    await page.getByRole('button', { name: 'Trim' }).press('Enter')
    await expect.poll(focused).toBe('Edit recording')
    await page.getByRole('button', { name: 'Keep all' }).press('Enter')
    await expect.poll(focused).toBe('Edit recording')
    // A bad line takes longer than a screen stays quiet.
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
    const { promise: isLong, resolve: letGo } = Promise.withResolvers<void>()
    await page.route('**/api/v2/efforts', async (route) => {
      arrive()
      await isLong
      await route.continue()
    })
    await page.getByRole('button', { name: 'Save 2 pieces' }).press('Enter')
    await arrived
    await page.clock.runFor(3000)
    letGo()
    await expect.poll(focused).toBe('Pieces')

    const marked = page.getByRole('region', { name: 'Marked pieces' })
    await marked.getByText('Piece 2').first().waitFor()
    await marked.getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Please select an effort').waitFor()
    await marked.getByRole('radio', { name: /Piece 1/ }).check()
    await marked.getByRole('button', { name: 'Edit' }).click()
    await marked.getByLabel('Name').fill('Opener')
    await marked.getByRole('button', { name: 'Save' }).click()
    await marked.getByText('Opener').waitFor()
    await leave()
  })

  test('any one change is undone and made again, on a phone', async () => {
    const { page, leave } = await signedIn(demo, founder, { size: PHONE })
    await page.goto(`${demo.url}/session/${recorded}/imports`)
    await file(page, 'recorded.fit').getByRole('link', { name: 'Edit' }).click()
    const made = page.getByText('Stroke rate halved', { exact: true })
    const undo = page.getByRole('button', { name: 'Undo: Stroke rate halved' })
    await page.getByRole('button', { name: 'Halve stroke rate' }).click()
    await made.waitFor()
    await page.getByRole('button', { name: 'Halve stroke rate' }).click()
    await undo.nth(1).waitFor()
    await undo.first().click()
    await expect.poll(() => made.count()).toBe(1)
    await expectAccessible(page, 'the changes')
    await page.getByRole('button', { name: 'Redo' }).click()
    await expect.poll(() => made.count()).toBe(2)
    for (const left of [1, 0]) {
      // Its keys wait while a change is on its way.
      await page.locator('[aria-label^="Undo last"]:not([aria-disabled=true])').waitFor()
      await page.keyboard.press('Control+z')
      await expect.poll(() => made.count()).toBe(left)
      await page.locator('[aria-label^="Redo"]:not([aria-disabled=true])').waitFor()
    }
    await page.keyboard.press('Control+Shift+z')
    await expect.poll(() => made.count()).toBe(1)
    await undo.click()
    await expect.poll(() => made.count()).toBe(0)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(PHONE.width)
    await leave()
  })

  test('a large file goes on where it was after a lost connection and a reload', async () => {
    const { page, context, leave } = await signedIn(demo, founder)
    const parts = '**/api/v2/uploads/*/parts'
    let sent = 0
    await context.route(parts, (route) =>
      ++sent > 1 ? route.abort('connectionreset') : route.continue(),
    )
    await page.goto(`${demo.url}/upload-session-files`)
    const buffer = coachFile(40_000)
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'long.csv', mimeType: 'text/csv', buffer })
    await file(page, 'long.csv').getByText('Waiting for the connection').waitFor()
    const before = sent
    await context.unroute(parts)
    const offsets: number[] = []
    page.on('request', (request) => {
      const offset = /name="offset"\r\n\r\n(\d+)/.exec(request.postData() ?? '')?.[1]
      if (request.url().endsWith('/parts') && offset !== undefined) offsets.push(Number(offset))
    })
    await page.reload()
    await state(page, 'long.csv').getByText('Choose a session').waitFor()
    expect(before).toBeGreaterThan(1)
    expect(offsets).not.toContain(0)
    await file(page, 'long.csv').getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect.poll(() => file(page, 'long.csv').count()).toBe(0)
    await leave()
  })
})

test('a recording that stands in no session can be opened where its file is', async () => {
  const records = Array.from({ length: 61 }, (_, t) => ({ t, distance: t * 2, heart_rate: 120 }))
  const change = { start: 0, time: 60, distance: 120, sport: 3 }
  await upload(
    founder,
    'change.fit',
    Buffer.from(
      writeFit({
        start: new Date(clubInstant('06:00', day(9))),
        sport: 18,
        records,
        session: [change],
      }),
    ),
  )
  const { page, leave } = await signedIn(demo, founder)
  await page.goto(`${demo.url}/upload-session-files`)
  await file(page, 'change.fit').getByRole('button', { name: 'Open recording' }).click()
  await page.getByRole('dialog').getByText('Heart rate').first().waitFor()
  await leave()
})
