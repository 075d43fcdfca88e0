import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { expect, onTestFailed } from 'vitest'
import type { DemoFile } from '../../server/demo/demo-file.ts'
import { demo } from './demo.ts'
import { codeOf, tokenOf, type Account } from './people.ts'
import { violationsOf } from './violations.ts'

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

export const DESKTOP = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }
export type Size = typeof DESKTOP

/** One of each worker: stories have contexts of their own in it. */
export let browser: Browser

export async function openBrowser(): Promise<void> {
  if (browser?.isConnected()) return
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      // No page lives long enough to earn back what optimising its code costs.
      '--js-flags=--no-opt',
    ],
  })
}

type Wishes = {
  size?: Size
  language?: string
  /** The club's if not said. */
  zone?: string
  scheme?: 'light' | 'dark'
  /**
   * Whether the browser keeps the product for when there is no signal: costly, and only a story
   * without one needs it.
   */
  offline?: boolean
}

type Stored = Awaited<ReturnType<BrowserContext['storageState']>>

/**
 * Somebody who is not signed in. Errors on the console or in a page fail the test that closes the
 * person.
 */
export function guest(wishes: Wishes = {}) {
  return person(wishes, { cookies: [], origins: [] })
}

async function person(wishes: Wishes, storageState: Stored) {
  const { size = DESKTOP, language = 'en', scheme = 'light', offline = false } = wishes
  const context = await browser.newContext({
    viewport: size,
    locale: language,
    timezoneId: wishes.zone ?? demo.time_zone,
    colorScheme: scheme,
    // What fades in or unfolds is there at once.
    reducedMotion: 'reduce',
    hasTouch: size === PHONE,
    serviceWorkers: offline ? 'allow' : 'block',
    storageState,
  })
  await context.addInitScript(
    ([chosen, colours]) => {
      if (window !== window.top) return // a frame has nothing to choose
      localStorage.setItem('language', chosen)
      localStorage.setItem('color-scheme', colours)
    },
    [language, scheme] as const,
  )
  await context.addInitScript(reportBlinks)
  const page = await context.newPage()
  const noise = listen(page)
  if (expect.getState().currentTestName !== undefined) onTestFailed(() => describeEnd(page, noise))
  return { page, context, leave: () => leave(context, noise) }
}

/**
 * A screen whose part waits for its texts or its code without a place of its own goes away again
 * after it was shown, and takes the focus along.
 */
function reportBlinks(): void {
  // A frame within the page may not be allowed to run anything.
  if (globalThis.top !== globalThis.self) return
  const changes = new MutationObserver((records) => {
    for (const { target } of records)
      if (
        target instanceof HTMLElement &&
        target.parentElement?.id === 'main' &&
        target.style.getPropertyPriority('display') === 'important'
      )
        reportError(new Error(`The screen was hidden again: ${target.textContent.slice(0, 60)}`))
  })
  const options = { subtree: true, attributes: true, attributeFilter: ['style'] }
  addEventListener('DOMContentLoaded', () => changes.observe(document.body, options))
}

/**
 * Somebody whose browser is signed in already, on an empty page: one of the demo's accounts, or
 * somebody else.
 */
export async function signedIn(site: DemoFile, account: Account, wishes: Wishes = {}) {
  const localStorage = [{ name: 'access_token', value: await tokenOf(site, account) }]
  return person(wishes, { cookies: [], origins: [{ origin: site.url, localStorage }] })
}

/**
 * Fills in the login page, with the code of a second step where the account has one, and waits
 * until it is left.
 */
export async function signIn(
  page: Page,
  site: DemoFile,
  account: keyof DemoFile['accounts'],
): Promise<void> {
  await page.locator('input[autocomplete=username]').fill(site.accounts[account])
  await page.locator('input[type=password]').fill(site.password)
  await page.keyboard.press('Enter')
  const code = codeOf(site, account)
  if (code !== undefined) {
    await page.locator('input[autocomplete=one-time-code]').fill(code)
    await page.keyboard.press('Enter')
  }
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
}

/** Expects that arrow keys read the values of a picture, one place after the other. */
export async function expectKeysRead(page: Page, picture: string, what: RegExp): Promise<void> {
  const slider = page.getByRole('slider', { name: picture, exact: true })
  const read = async () => (await slider.getAttribute('aria-valuetext')) ?? ''
  // What was chosen just now may still be on its way into the picture.
  const begin = async () => {
    await slider.press('Home')
    return read()
  }
  await expect.poll(begin).toMatch(what)
  const first = await read()
  await slider.press('ArrowRight')
  await expect.poll(read).not.toBe(first)
  await expect.poll(read).toMatch(what)
}

/**
 * Resolves once a page shows its heading and nothing in it is being fetched any more. The style
 * guide fetches nothing, and shows what loading looks like.
 */
export async function settles(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForFunction(
    () => location.pathname === '/xyz' || document.querySelector('[aria-busy=true]') === null,
  )
}

/** Resolves once the live channel of a page, which is yet to be opened, has let it into a room. */
export async function joins(page: Page, request: 'join' | 'join calendar'): Promise<void> {
  const socket = await page.waitForEvent('websocket', (one) => one.url().includes('EIO='))
  const asked = await socket.waitForEvent('framesent', ({ payload }) =>
    String(payload).includes(`["${request}"`),
  )
  // Socket.io numbers what it wants answered: 42 17 ["join", ...] is answered by 43 17 [...].
  const number = /^42(\d+)/.exec(String(asked.payload))?.[1]
  await socket.waitForEvent('framereceived', ({ payload }) =>
    String(payload).startsWith(`43${number}[`),
  )
}

function listen(page: Page): string[] {
  const noise: string[] = []
  page.on('console', (message) => {
    if (
      message.type() === 'error' &&
      !/Failed to load resource|ERR_INTERNET_DISCONNECTED/.test(message.text())
    )
      noise.push(message.text())
  })
  page.on('pageerror', (error) => noise.push(String(error)))
  page.on('response', (response) => {
    if (response.status() >= 500) noise.push(`${response.status()} ${response.url()}`)
  })
  return noise
}

/**
 * Describes where a failed test left a page: on a machine nobody can look at, this is often all
 * there is to find out why.
 */
async function describeEnd(page: Page, noise: readonly string[]): Promise<void> {
  if (page.isClosed()) return
  const text = await page.locator('body').innerText({ timeout: 2000 }).catch(String)
  console.error(
    [
      `The test ended at ${page.url()}:`,
      text.replaceAll(/\s*\n\s*/g, ' | ').slice(0, 1500),
      ...noise,
    ].join('\n'),
  )
}

async function leave(context: BrowserContext, noise: readonly string[]): Promise<void> {
  // What a story holds back may still be on its way.
  for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
  expect(noise).toEqual([])
}

/**
 * No axe violation, no sideways scroll; in the scheme and size the page has now. What still fades
 * in, unfolds or scrolls is looked at again: only what stays is a violation.
 */
export async function expectAccessible(page: Page, path: string): Promise<void> {
  // Rows of a long table are drawn step by step.
  await page.waitForFunction(() => document.querySelector('tbody > tr[aria-hidden]') === null)
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axeSource)
  await expect.poll(() => violationsOf(page), { message: path, interval: 500 }).toEqual([])
  await expect.poll(() => overhangOf(page), { message: path }).toBeLessThanOrEqual(1)
}

/** By how many pixels a page can be scrolled sideways. */
export const overhangOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
