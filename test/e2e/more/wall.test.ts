import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { expectAccessible, PHONE, signedIn } from '../browser.ts'
import { demo } from '../demo.ts'

const ATHLETE = 'Clara Dubois'
const composer = (page: Page) => page.getByRole('textbox', { name: 'Write a post' })
const post = (page: Page, text: string) =>
  page.getByRole('article').filter({ has: page.getByText(text) })

/** Types a name after @ and takes the one that is offered, with keys alone. */
async function mention(field: Locator, words: string): Promise<void> {
  await field.pressSequentially(`${words} @clar`)
  await field.page().getByRole('option', { name: ATHLETE }).waitFor()
  await field.press('Enter')
}

async function addPhoto(page: Page, alt: string, text: string): Promise<void> {
  await mention(composer(page), text)
  const picture = { create: { width: 60, height: 40, channels: 3, background: 'teal' } } as const
  const buffer = await sharp(picture).jpeg().toBuffer()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Photo' }).click()
  const modal = page.getByRole('dialog')
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    modal.getByRole('button', { name: 'Photo' }).click(),
  ])
  await chooser.setFiles({ name: 'boat.jpg', mimeType: 'image/jpeg', buffer })
  await modal.getByRole('textbox', { name: 'Describe the photo' }).fill(alt)
  await modal.getByRole('img', { name: 'boat.jpg' }).waitFor()
  const words = modal.getByRole('textbox', { name: 'Text' })
  await expect.poll(() => words.inputValue()).toContain(`${text} @${ATHLETE}`)
  await expectAccessible(page, 'the form of a photo')
  await modal.getByRole('button', { name: 'Post', exact: true }).click()
  await modal.waitFor({ state: 'detached' })
  // What was typed has gone into the post.
  await expect.poll(() => composer(page).inputValue()).toBe('')
}

test('a coach pins a photo, and an athlete mentioned by keyboard answers live from a phone', async () => {
  const coach = await signedIn(demo, 'coach')
  const athlete = await signedIn(demo, 'athlete', { size: PHONE })
  await coach.page.goto(`${demo.url}/wall`)
  await addPhoto(coach.page, 'The new double on its trestles', 'She floats on Saturday with')
  const photo = post(coach.page, 'She floats on Saturday with')
  await photo.getByText(`@${ATHLETE}`).waitFor()
  await photo.getByRole('img', { name: 'The new double on its trestles' }).waitFor()
  await photo.getByRole('heading', { level: 2 }).waitFor()
  await photo.getByRole('button', { name: /^Actions for/ }).click()
  await coach.page.getByRole('menuitem', { name: 'Pin', exact: true }).click()
  await photo.getByText('Pinned').waitFor()

  await mention(composer(coach.page), 'Who rows her first?')
  await coach.page.keyboard.type('I hope')
  await expect
    .poll(() => composer(coach.page).inputValue())
    .toBe(`Who rows her first? @${ATHLETE} I hope`)
  await coach.page.keyboard.press('Control+Enter')
  const question = post(coach.page, 'Who rows her first?')
  await question.getByText(`@${ATHLETE}`).waitFor()

  await athlete.page.goto(`${demo.url}/notifications`)
  await athlete.page.getByText('A post was pinned on the', { exact: false }).first().waitFor()
  await athlete.page.getByText('You were mentioned on the', { exact: false }).first().click()
  await athlete.page.waitForURL(/\/wall\?post=\d+/)
  const asked = post(athlete.page, 'Who rows her first?')
  await asked.getByRole('button', { name: 'React', exact: true }).click()
  await athlete.page.getByRole('menuitem', { name: 'Strong' }).click()
  await asked.getByRole('button', { name: 'Strong: 1' }).waitFor()
  await asked.getByRole('textbox', { name: 'Write a comment' }).fill('Me, at six')
  await asked.getByRole('button', { name: 'Send comment' }).click()
  await asked.getByText('Me, at six', { exact: true }).waitFor()
  await expectAccessible(athlete.page, 'a post on a phone')

  await question.getByRole('button', { name: 'Strong: 1' }).waitFor()
  await question.getByRole('button', { name: '1 comment' }).click()
  await question.getByText('Me, at six', { exact: true }).waitFor()
  await question.getByRole('textbox', { name: 'Write a comment' }).fill('Done')
  await coach.page.keyboard.press('Control+Enter')
  await asked.getByText('Done', { exact: true }).waitFor()

  const said = asked.getByRole('listitem').filter({ hasText: 'Done' })
  await said.getByRole('button', { name: 'React', exact: true }).press('Enter')
  await athlete.page.getByRole('menuitem', { name: 'Celebrate' }).click()
  await said.getByRole('button', { name: 'Celebrate: 1' }).waitFor()
  const seen = question.getByRole('listitem').filter({ hasText: 'Done' })
  await seen.getByRole('button', { name: 'Celebrate: 1' }).waitFor()
  await expectAccessible(athlete.page, 'comments with reactions on a phone')
  await coach.leave()
  await athlete.leave()
})

test('what is posted without a connection is sent once, in order, when there is one again', async () => {
  const athlete = await signedIn(demo, 'athlete')
  const { page, context } = athlete
  await page.goto(`${demo.url}/wall`)
  await composer(page).waitFor()
  await context.setOffline(true)
  for (const text of ['First from the lake', 'Second from the lake']) {
    await composer(page).fill(text)
    await composer(page).press('Control+Enter')
    await page.getByText(text, { exact: true }).waitFor()
  }
  await context.setOffline(false)
  await expect
    .poll(() =>
      page
        .getByRole('article')
        .getByText(/from the lake$/)
        .allTextContents(),
    )
    .toEqual(['Second from the lake', 'First from the lake'])
  await athlete.leave()
})

test('text stays text, a video loads nothing by itself, and reports reach the managers', async () => {
  const athlete = await signedIn(demo, 'athlete', { scheme: 'dark' })
  const { page } = athlete
  const outside: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(demo.url) && /^https?:/.test(request.url()))
      outside.push(request.url())
  })
  await page.goto(`${demo.url}/wall`)
  const attack = '<img src=x onerror="document.title=1"> javascript:alert(1)'
  await composer(page).fill(attack)
  await composer(page).press('Control+Enter')
  await post(page, attack).waitFor()
  await expect.poll(() => post(page, attack).getByRole('link').count()).toBe(0)
  const video = post(page, 'A good one on the catch')
  await video.getByRole('button', { name: 'Play here' }).waitFor()
  await expect
    .poll(() => video.getByRole('link', { name: 'Open in a new tab' }).getAttribute('rel'))
    .toContain('noopener')
  expect(outside).toEqual([])
  await video.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Report' }).click()
  const modal = page.getByRole('dialog')
  await modal.getByRole('textbox', { name: 'What is wrong with it?' }).fill('Wrong video')
  await modal.getByRole('button', { name: 'Report' }).click()
  await modal.waitFor({ state: 'detached' })
  await athlete.leave()

  const manager = await signedIn(demo, 'manager')
  await manager.page.goto(`${demo.url}/wall/reports`)
  const report = manager.page.getByRole('listitem').filter({ hasText: 'Wrong video' })
  await report.getByText('A good one on the catch', { exact: false }).waitFor()
  await report.getByRole('button', { name: 'Mark as resolved' }).click()
  await report.getByText(/^Resolved/).waitFor()
  await manager.leave()
})

/** What is at the end of a page is fetched when one comes near it. */
async function toTheEnd(page: Page, name: 'Wall' | 'Discussion'): Promise<void> {
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      return page.getByRole('heading', { name, exact: true }).count()
    })
    .toBe(1)
}

test('walls of squads and sessions are in their pages, fetched when they are near', async () => {
  const coach = await signedIn(demo, 'coach', { size: PHONE })
  const { page } = coach
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/wall/posts')) asked.push(request.url())
  })
  await page.goto(`${demo.url}/squads/overview`)
  await page.getByRole('link', { name: /Senior/ }).click()
  await page.getByRole('heading', { name: 'Coaches' }).waitFor()
  await toTheEnd(page, 'Wall')
  await page.getByText('take the double on Saturday', { exact: false }).waitFor()

  const scored = demo.examples.find(({ path }) => path.endsWith('/add-results?by=crew'))
  const [, session = ''] = /^\/session\/(\d+)/.exec(scored?.path ?? '') ?? []
  asked.length = 0
  // So low that the talk is out of sight also while what stands above it is not all there.
  await page.setViewportSize({ ...PHONE, height: 240 })
  await page.goto(`${demo.url}/session/${session}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('row', { name: /8,000 m/ }).waitFor()
  expect(asked).toEqual([])
  await page.setViewportSize(PHONE)
  await toTheEnd(page, 'Discussion')
  await page.getByText('Even pieces for once', { exact: false }).waitFor()
  await page.getByRole('list', { name: 'Times' }).waitFor()
  await expect.poll(() => page.getByRole('heading', { name: 'Comments' }).count()).toBe(0)
  await expectAccessible(page, 'the talk of a session on a phone')
  await coach.leave()
})
