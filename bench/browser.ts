import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'

export type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })

/** What a browser keeps of somebody who has signed in. */
export async function signIn(
  browser: Browser,
  url: string,
  email: string,
  password: string,
): Promise<SignedIn> {
  const context = await browser.newContext({ locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto(`${url}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await page.waitForURL('**/home')
  const state = await context.storageState()
  await context.close()
  return state
}

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
