import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })

type Visit = { url: string; token: string }

/** A context of somebody who is signed in, on a screen as large as a laptop's, with an empty cache. */
export const contextOf = (browser: Browser, { url, token }: Visit): Promise<BrowserContext> =>
  browser.newContext({
    storageState: {
      cookies: [],
      origins: [{ origin: url, localStorage: [{ name: 'access_token', value: token }] }],
    },
    locale: 'en-GB',
    viewport: LAPTOP,
  })

/** A page without a product. */
export const plainPage = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ viewport: LAPTOP })).newPage()

const LAPTOP = { width: 1440, height: 900 }

/** Runs `work` on a machine that is slower by a factor. */
export async function slowed<T>(page: Page, rate: number, work: () => Promise<T>): Promise<T> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate })
  const done = await work()
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return done
}

type Watching = { painted?: Promise<number> }

/**
 * Releases the mouse and returns the milliseconds from then to the first frame that shows a text
 * within `selector`. It gives up after ten seconds.
 */
export async function paintedAfterRelease(
  page: Page,
  selector: string,
  text: string,
): Promise<number> {
  // The mouse overtakes a listener that is only on its way.
  await page.evaluate(
    ([place, shown]) => {
      // Looks at the beginning of each frame: the one that finds the text there is the one that
      // paints it, right afterwards.
      const look = (released: number, resolve: (ms: number) => void) => {
        const there = document.querySelector(place)?.textContent?.includes(shown) ?? false
        if (there || performance.now() - released > 10_000)
          setTimeout(() => resolve(performance.now() - released))
        else requestAnimationFrame(() => look(released, resolve))
      }
      ;(globalThis as Watching).painted = new Promise((resolve) => {
        const watch = () => {
          const released = performance.now()
          requestAnimationFrame(() => look(released, resolve))
        }
        document.addEventListener('pointerup', watch, { capture: true, once: true })
      })
    },
    [selector, text] as const,
  )
  await page.mouse.up()
  return page.evaluate(() => (globalThis as Watching).painted ?? Number.NaN)
}

/** The value three quarters of all stay below. */
export const thirdQuartile = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? Number.NaN
