import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { DESKTOP, PHONE, settles, signedIn, type Size } from '../browser.ts'
import { demo } from '../demo.ts'

/** Where the content of a screen begins, in pixels from the top of the page. */
const MOST_ABOVE = new Map<Size, number>([
  [DESKTOP, 270],
  [PHONE, 320],
])
const MOST_CONTROLS = { report: 16, other: 20 }
/** A hair of a table may stick out of its box. */
const TOLERANCE_PX = 4

const ROUTES = [
  '/reports/morning-monitoring/daily',
  '/reports/training-summary',
  '/reports/team-training-summary',
  '/reports/rpe',
  '/reports/attendance',
  '/reports/gmt',
  '/reports/performance',
  '/reports/improvement',
  '/reports/team-ergo',
  '/reports/racing',
  '/reports/step-tests',
  '/reports/step-tests/:id',
  '/session/:sessionId/results',
  '/session/:sessionId/crews',
  '/club-members',
  '/equipment-list',
  '/challenges',
]

/** What stands where when a page has come to rest, as a person sees it without scrolling. */
const seenOn = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body
    const boxOf = (element: Element) => element.getBoundingClientRect()
    const isShown = (element: Element) => boxOf(element).width > 1 && boxOf(element).height > 1
    const topOf = (element: Element) => boxOf(element).top + scrollY
    const CONTENT =
      'tbody tr, canvas, svg[role=img], [role=slider], [role=img], ' +
      '[role=row]:not(:first-child), ul > li, ol > li, article, [data-key-figure]'
    const isContent = (element: Element) => {
      const { width, height } = boxOf(element)
      if (element.closest('nav, [role=tablist], [role=menu], [role=listbox]')) return false
      return element.matches('li') ? width > 200 && height > 28 : width > 60 && height > 12
    }
    const content = [...main.querySelectorAll(CONTENT)].filter(isContent)
    const y = Math.min(...content.map(topOf))
    const CONTROLS = 'button, a[href], input, select, textarea, [role=tab], [role=combobox]'
    const controls = [...main.querySelectorAll(CONTROLS)].filter(
      (element) => isShown(element) && topOf(element) < y,
    )
    const tabs = [...main.querySelectorAll('[role=tablist], nav')].filter(
      (element) => isShown(element) && boxOf(element).height < 80,
    )
    const over = [...main.querySelectorAll('table')]
      .filter(isShown)
      .map((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? table.scrollWidth))
    const heights = controls
      .filter((element) => element.matches('.mantine-Button-root'))
      .map((element) => Math.round(boxOf(element).height))
    return {
      y: Math.round(y),
      controls: controls.length,
      tabs: tabs.length,
      over: Math.max(0, ...over),
      heights: [...new Set(heights)],
      words: main.innerText.split(/\s+/).length,
    }
  })

describe.each([
  ['desk', DESKTOP],
  ['phone', PHONE],
] as const)('at first sight on a %s', (name, size) => {
  let person: Awaited<ReturnType<typeof signedIn>> | undefined
  afterAll(() => person?.leave())

  test.each(ROUTES)('%s begins with what one came for', async (route) => {
    const path = demo.examples.find((example) => example.route === route)?.path ?? route
    person ??= await signedIn(demo, 'head_coach', { size })
    const { page } = person
    await page.goto(demo.url + path)
    await settles(page)
    await expect
      .poll(async () => (await seenOn(page)).y)
      .toBeLessThanOrEqual(MOST_ABOVE.get(size) ?? 0)
    const { y, controls, tabs, over, heights, words } = await seenOn(page)
    console.log(
      `${name} ${path}: content at ${y} px, ${controls} controls above it, ${words} words`,
    )
    expect(controls).toBeLessThanOrEqual(
      route.startsWith('/reports') ? MOST_CONTROLS.report : MOST_CONTROLS.other,
    )
    expect(tabs).toBeLessThanOrEqual(1)
    expect(heights.length).toBeLessThanOrEqual(1)
    if (size === DESKTOP) expect(over).toBeLessThanOrEqual(TOLERANCE_PX)
  })
})
