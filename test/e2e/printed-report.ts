import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { GRID } from '../../web/ui/theme-colours.ts'
import { DESKTOP, signedIn } from './browser.ts'
import { demo } from './demo.ts'

/** What is asked for instead of looked at needs no paper. */
const ASKING = /\/(new|enter|live|edit)$|-tests\/:id$|^\/reports$/
const PROFILES = /^\/profile\/:id\/report\/(ergo|training-summary)$/
const reports = () =>
  demo.examples.filter(
    ({ route, as }) =>
      (PROFILES.test(route) || route.startsWith('/reports/')) &&
      !ASKING.test(route) &&
      as === 'coach',
  )

/** What stays of an A4 page within its margins, in pixels. */
const PAPER = { portrait: 703, landscape: 1031 }
/** How much wider a page may be: the browser makes it smaller by as much, and it stays readable. */
const MOST_WIDER = 1.25
/** Wide in every club: their tables have a dozen columns. */
const LYING = ['training-summary', 'attendance', 'team-ergo', 'step-tests']

const isLyingOf = (pdf: Buffer): boolean => {
  const [, width, height] =
    /\/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.toString('latin1')) ?? []
  return Number(width) > Number(height)
}

/** What would be printed and is of use on a screen only, and what does not fit the paper. */
const flawsOf = (page: Page, most: number) =>
  page.evaluate((width) => {
    const CONTROLS = 'nav, header, [role="tab"], .mantine-Button-root, .mantine-ActionIcon-root'
    const words = (element: Element) => element.textContent.slice(0, 40)
    const controls = [...document.querySelectorAll(CONTROLS)].filter((one) => one.checkVisibility())
    const frames = [...document.querySelectorAll('main *')].filter(
      (one) =>
        getComputedStyle(one).overflowX !== 'visible' &&
        !one.querySelector('.leaflet-container') &&
        !one.closest('.leaflet-container') &&
        one.clientWidth > 1 &&
        one.scrollWidth > one.clientWidth + 1,
    )
    const { scrollWidth } = document.documentElement
    const isWide = (one: Element) => one.getBoundingClientRect().right > scrollWidth - 1
    const wide = [...document.querySelectorAll('main *')].findLast(isWide)
    return [
      ...controls.map((one) => `a control: ${words(one)}`),
      ...frames.map((one) => `cut: ${words(one)}`),
      ...(scrollWidth > width ? [`${scrollWidth} pixels wide: ${wide?.className}`] : []),
    ]
  }, most)

/** What is asked and not said on paper, which is as narrow as a screen that folds filters up. */
const unsaid = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[aria-label="Filters"] .mantine-InputWrapper-root')]
      .filter((field) => {
        const value = field.querySelector<HTMLInputElement>('input:not([type="hidden"])')?.value
        return (value || field.querySelector('.mantine-Pill-root')) && !field.checkVisibility()
      })
      .map((field) => field.querySelector('label')?.textContent),
  )

/** Whether the margin of the paper has the number of the page, of how many. */
const numbersPages = (page: Page) =>
  page.evaluate(() => {
    const { page: paper } = getComputedStyle(document.body) as { page?: string }
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
    const nested = rules.flatMap((rule) => ('cssRules' in rule ? [rule.cssText] : []))
    return [...rules.map((rule) => rule.cssText), ...nested].some(
      (text) => text.includes(`@page ${paper}`) && text.includes('counter(pages)'),
    )
  })

/** Pictures without the lines that they have on a light screen. */
const darkPictures = (page: Page) =>
  page.evaluate((grid) => {
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(grid.slice(at, at + 2), 16))
    const isClose = (one: number | undefined, other: number | undefined) =>
      Math.abs((one ?? 0) - (other ?? 0)) < 4
    const hasLines = (canvas: HTMLCanvasElement) => {
      const drawn = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data
      const pixels = drawn ?? new Uint8ClampedArray()
      for (let at = 0; at < pixels.length; at += 4)
        if (
          (pixels[at + 3] ?? 0) > 64 &&
          isClose(red, pixels[at]) &&
          isClose(green, pixels[at + 1]) &&
          isClose(blue, pixels[at + 2])
        )
          return true
      return false
    }
    return [...document.querySelectorAll<HTMLCanvasElement>('main [role="img"] canvas')]
      .filter((canvas) => !hasLines(canvas))
      .map((canvas) => canvas.closest('[role="img"]')?.getAttribute('aria-label'))
  }, GRID.light)

const KINDS = { racing: /racing/, tests: /-tests/, people: /profile|monitoring/ }
type Kind = keyof typeof KINDS | 'others'

function kindOf(route: string): Kind {
  const [kind] = Object.entries(KINDS).find(([, of]) => of.test(route)) ?? ['others']
  return kind as Kind
}

/** Each report of a kind prints whose it is and all of it, and nothing to press. */
export function expectPrinted(kind: Kind): void {
  test.each(reports().filter(({ route }) => kindOf(route) === kind))(
    '$route is printed',
    async (one) => {
      const { page, leave } = await signedIn(demo, 'coach', { size: DESKTOP, scheme: 'dark' })
      await page.goto(demo.url + one.path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.locator('main table, main canvas').first().waitFor()
      const isPrintedLying = async () => isLyingOf(await page.pdf({ preferCSSPageSize: true }))
      const mustLie = LYING.some((name) => one.route.endsWith(`/${name}`))
      // The first picture may still be on its way.
      if (mustLie) await expect.poll(isPrintedLying).toBe(true)
      const isLying = mustLie || (await isPrintedLying())
      await page.emulateMedia({ media: 'print' })
      const width = PAPER[isLying ? 'landscape' : 'portrait']
      await page.setViewportSize({ width, height: 1000 })
      const head = page.locator('[data-paper]')
      await expect
        .poll(() => head.textContent())
        .toMatch(/^Rowing Club Rotsee · Printed \w+day, \d/)
      await expect.poll(() => flawsOf(page, width * MOST_WIDER)).toEqual([])
      await expect.poll(() => unsaid(page)).toEqual([])
      await expect.poll(() => numbersPages(page)).toBe(true)
      const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      expect(ground).toBe('rgb(255, 255, 255)')
      await expect.poll(() => darkPictures(page)).toEqual([])
      await page.emulateMedia({ media: 'screen' })
      await expect.poll(() => head.count()).toBe(0)
      await expect
        .poll(() => page.locator('html[data-mantine-color-scheme="dark"]').count())
        .toBe(1)
      await leave()
    },
  )
}
