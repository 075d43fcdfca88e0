import { readdirSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, inject, test } from 'vitest'
import type { Example } from '../../server/demo/demo-examples.ts'
import { randomFrom } from '../../server/demo/random.ts'
import { DESKTOP, expectAccessible, guest, PHONE, settles, signedIn, type Size } from './browser.ts'
import { demo } from './demo.ts'
import { goesWithin } from './goes-within.ts'
import { expectWordsFit } from './large-text.ts'

type Person = Awaited<ReturnType<typeof guest>>
type Look = { size: Size; scheme: 'light' | 'dark'; language: string; font: boolean }
type SweptScreen = { path: string; isLarge: boolean }

const SIZES = [DESKTOP, PHONE]
const SCHEMES = ['light', 'dark'] as const
const LANGUAGES = ['en', 'de', 'fr', 'zh-cn']
/** One screen in so many is also looked at with large letters; all of them where all is asked. */
const LARGE_EVERY = process.env['TEST_ALL'] ? 1 : 8

/**
 * Opens a file's share of the screens of which the demo has an example: no axe violation, no
 * sideways scroll, no error, and on some of them, or where all is asked on all, no word that cannot
 * be read with large letters or on a small phone.
 * Each screen has four looks, in which it meets both sizes, both schemes and all languages: the one
 * that the seed chooses, and the others.
 */
export function sweep(file: string, which: 'chosen' | 'others'): void {
  const path = fileURLToPath(file)
  const files = readdirSync(dirname(path)).filter((name) => name.startsWith('sweep-'))
  const share = files.toSorted().indexOf(basename(path))
  const screens = screensBy(inject('seed'), which)
  const startOf = (nth: number) => Math.ceil((nth * screens.length) / files.length)
  const own = screens.slice(startOf(share), startOf(share + 1))
  for (const shown of Map.groupBy(own, ({ as, number }) => `${as} ${number}`).values()) {
    const [first] = shown
    if (first) describeScreens(first.as, first.look, shown)
  }
}

/**
 * Screens with the looks they are to have, look by look and person by person: loading the app takes
 * longer than going on to another screen.
 */
function screensBy(seed: number, which: 'chosen' | 'others') {
  const looks = looksBy(seed)
  const examples = demo.examples.toSorted((a, b) => a.as.localeCompare(b.as))
  return looks.flatMap((look, number) =>
    examples.flatMap(({ path, as }, index) => {
      const isChosen = (index + seed) % looks.length === number
      const isLarge = Math.floor((index + seed) / looks.length) % LARGE_EVERY === 0
      return isChosen === (which === 'chosen') ? [{ path, as, look, number, isLarge }] : []
    }),
  )
}

/** A look for each language; sizes and schemes are dealt out evenly. */
function looksBy(seed: number): Look[] {
  const random = randomFrom(seed)
  const shuffled = LANGUAGES.map((language) => ({ language, at: random.next() })).toSorted(
    (a, b) => a.at - b.at,
  )
  return shuffled.map(({ language }, index) => ({
    language,
    size: SIZES[index % 2] ?? DESKTOP,
    scheme: SCHEMES[Math.floor(index / 2) % 2] ?? 'light',
    font: index > 1,
  }))
}

function describeScreens(
  account: Example['as'],
  look: Look,
  screens: readonly SweptScreen[],
): void {
  const { size, scheme, language } = look
  describe(`${account}, ${size === PHONE ? 'phone' : 'desk'}, ${scheme}, ${language}`, () => {
    let person: Person | undefined
    afterAll(() => person?.leave())
    test.each(screens)('$path', async ({ path, isLarge }) => {
      person ??= await open(account, look)
      const { page } = person
      if (!(await goesWithin(page, path))) await page.goto(`${demo.url}${path}`)
      await settles(page)
      await expect.poll(() => languageOf(page)).toBe(language.split('-')[0])
      await expectAccessible(page, path)
      if (isLarge) await expectWordsFit(person, size, path)
    })
  })
}

async function open(account: Example['as'], look: Look) {
  const person = await (account === 'guest' ? guest(look) : signedIn(demo, account, look))
  if (!look.font) await loadNoFont(person)
  return person
}

/**
 * Letters are wider before the font is there, and pages fit then too. A route of the page would
 * refuse it as well, but switch off the cache of all its scripts.
 */
async function loadNoFont({ context, page }: Person): Promise<void> {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setBlockedURLs', { urls: ['*.woff2'] })
}

const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang.split('-')[0])
