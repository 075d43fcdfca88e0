import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, PHONE, signedIn } from '../browser.ts'
import { demo } from '../demo.ts'

const PATH =
  demo.examples.find(({ route }) => route === '/session/:sessionId/telemetry')?.path ?? ''

const open = async (page: Page, query = '') => {
  await page.goto(`${demo.url}${PATH}${query}`)
  await page.getByRole('img', { name: /Curves over the drive: Seat/ }).waitFor()
}
const rows = (page: Page) => page.getByRole('group', { name: 'Section averages' }).getByRole('row')

describe('a coach opens the telemetry of an eight', () => {
  test('overlays seats 3 and 5, compares them with the standard and takes the table along', async () => {
    const { page, leave } = await signedIn(demo, 'coach')
    await page.goto(`${demo.url}${PATH.replace(/\/telemetry$/, '')}`)
    await page.getByRole('link', { name: 'Telemetry' }).click()
    await page.getByRole('img', { name: /Curves over the drive: Seat 1/ }).waitFor()
    await expect.poll(() => rows(page).count()).toBe(1 + 8 + 1)

    for (const seat of [1, 2, 4, 6, 7, 8])
      await page.getByRole('checkbox', { name: new RegExp(`^Seat ${seat} `) }).press('Space')
    await page
      .getByRole('img', { name: /Curves over the drive: Seat 3 · [^,]+, Seat 5 · [^,]+$/ })
      .waitFor()
    await page.getByRole('combobox', { name: 'Section' }).selectOption('Piece 3')
    await page.getByText('Average of 150 strokes').waitFor()

    await page
      .getByRole('combobox', { name: 'Reference for all seats' })
      .selectOption('Women, sweep')
    const [three, five] = [rows(page).nth(1), rows(page).nth(2)]
    await three.getByText('far too short').first().waitFor()
    await three.getByText('far too high').waitFor()
    await five.getByText('far too late').waitFor()
    await page.getByRole('combobox', { name: 'Reference for Seat 5' }).selectOption('None')
    await expect.poll(() => five.getByText('far too late').count()).toBe(0)

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export table as CSV' }).click(),
    ])
    const lines = readFileSync(await download.path(), 'utf8')
      .trim()
      .split('\r\n')
    expect(download.suggestedFilename()).toMatch(
      /^Eight with sensors \d{4}-\d{2}-\d{2} Section averages\.csv$/,
    )
    expect(lines).toHaveLength(1 + 2 + 1)
    expect(lines[0]).toContain('Catch · °')
    expect(lines[1]).toMatch(/^Seat 3 · [^,]+,150,"Women, sweep",-4\d\.\d,far too short,/)
    await leave()
  })

  test('goes along the strokes with the keyboard, to the same moment of the video', async () => {
    const { page, leave } = await signedIn(demo, 'coach')
    await open(page, '?strokes=91,240')
    const stroke = page.getByRole('slider', { name: 'Stroke' })
    await expect.poll(() => stroke.getAttribute('aria-valuetext')).toMatch(/^Stroke 91 of 240/)
    await stroke.focus()
    for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight')
    await expect.poll(() => stroke.getAttribute('aria-valuetext')).toMatch(/^Stroke 94 of 240/)
    const video = page.getByRole('link', { name: 'Open the video at this stroke' })
    await expect
      .poll(() => video.getAttribute('href'))
      .toMatch(/^https:\/\/video\.example\.org\/eight\.mp4#t=\d+$/)
    await page.getByText('Single stroke', { exact: true }).click()
    await page.getByText(/^Stroke 94 at /).waitFor()
    await expect.poll(() => new URL(page.url()).searchParams.get('stroke')).toBe('94')
    await leave()
  })

  test('chooses a stretch by dragging across a chart', async () => {
    const { page, leave } = await signedIn(demo, 'coach')
    await open(page, '?seats=5')
    const power = page.getByRole('img', { name: /^Power: Seat 5/ })
    await power.scrollIntoViewIfNeeded()
    const box = await power.boundingBox()
    if (!box) throw new Error('The chart is not drawn')
    const y = box.y + box.height / 2
    await page.mouse.move(box.x + box.width * 0.4, y)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width * 0.6, y, { steps: 8 })
    await page.mouse.up()
    await expect.poll(() => new URL(page.url()).searchParams.get('strokes')).toMatch(/^\d+,\d+$/)
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect.poll(() => new URL(page.url()).searchParams.has('strokes')).toBe(false)
    await leave()
  })
})

test('a rower sees the boat and their own seat', async () => {
  const { page, leave } = await signedIn(demo, 'athlete', { size: PHONE })
  await page.goto(`${demo.url}${PATH}`)
  await page.getByText('You do not have access to 7 seats.').waitFor()
  await page
    .getByText(/Seat 3 · Clara Dubois/)
    .first()
    .waitFor()
  await expect.poll(() => page.getByText(/Mia Hoffmann/).count()).toBe(0)
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Power')
  await page.getByRole('img', { name: /^Power: Seat 3/ }).waitFor()
  await leave()
})

test('what is far from the standards reads well on a phone in the dark', async () => {
  const { page, leave } = await signedIn(demo, 'coach', { size: PHONE, scheme: 'dark' })
  await open(page, '?standards=3:7,5:7')
  await page.getByText('far too short').first().waitFor()
  await expectAccessible(page, 'telemetry beside standards')
  await leave()
})
