import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { DESKTOP, overhangOf, PHONE, settles, type Size } from './browser.ts'
import { textFaults } from './text-faults.ts'

const NORMAL_PX = 16
const TWICE_PX = 32
const SMALL_PHONE = { width: 320, height: 640 }
/** Wide enough for the layout of a desk although letters are twice as large. */
const LARGE_SCREEN = { width: 1920, height: 1080 }

/** With letters twice as large as the browser's own, and on a phone that is smaller than most. */
const TIGHT = new Map([
  [
    PHONE,
    [
      { size: SMALL_PHONE, letters: NORMAL_PX },
      { size: PHONE, letters: TWICE_PX },
    ],
  ],
  [
    DESKTOP,
    [
      { size: DESKTOP, letters: TWICE_PX },
      { size: LARGE_SCREEN, letters: TWICE_PX },
    ],
  ],
])

type Shown = { page: Page; context: BrowserContext }

/**
 * Expects that the words of a screen can be read where there is little room for them: the page is
 * no wider than the window, and no word is cut, broken or covered (WCAG 1.4.4 and 1.4.10). The size
 * of letters is the one that people set in their browser.
 */
export async function expectWordsFit({ page, context }: Shown, usual: Size, path: string) {
  const devtools = await context.newCDPSession(page)
  const show = async (size: Size, letters: number) => {
    // What asks how many letters fit hears of their size with the next change of its own.
    await page.setViewportSize({ ...size, width: size.width - 1 })
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: letters, fixed: letters } })
    await page.evaluate(drawn)
    await page.setViewportSize(size)
    await page.evaluate(drawn)
    await settles(page)
  }
  for (const { size, letters } of TIGHT.get(usual) ?? []) {
    await show(size, letters)
    const message = `${path}, ${size.width} px wide, letters of ${letters} px`
    await expect.poll(() => overhangOf(page), { message }).toBeLessThanOrEqual(1)
    await expect.poll(() => textFaults(page), { message, interval: 500 }).toEqual([])
  }
  await show(usual, NORMAL_PX)
  await devtools.detach()
}

const drawn = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })
