import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import type { Shot } from '../../help/shots.ts'
import type { Label, Scheme } from '../../help/pictures.ts'
import { textFrom, type Texts } from '../../help/texts.ts'
import { DESKTOP, guest, PHONE, settles, signedIn, type Size } from './browser.ts'
import { demo } from './demo.ts'

/** A window in which a page is as wide as its picture, beside the icons of the menu. */
const DESK = { width: 1064, height: 900 }
const HIGHEST = { desk: 640, phone: 844 }
const MOST_BYTES = 35_000
/** From good to what can still be read. */
const QUALITIES = [82, 70, 58, 46]
const SCALES = [1, 0.85, 0.7]

type Wishes = { language: string; scheme: Scheme; texts: Texts }

const sizeOf = ({ device }: Shot): Size =>
  device === 'phone' ? PHONE : device === 'window' ? DESKTOP : DESK

type Person = Awaited<ReturnType<typeof guest>>
/** Each comes with a browser of their own, which has the product already from their second look on. */
const people = new Map<string, Person>()

/** Opens what a picture shows, as the person of the demo who sees it. */
export async function openShot(shot: Shot, { language, scheme, texts }: Wishes): Promise<Page> {
  const key = `${shot.as} ${shot.device}`
  const person = people.get(key) ?? (await enter(shot))
  people.set(key, person)
  const { page } = person
  await page.emulateMedia({ colorScheme: scheme })
  await page.addInitScript(
    ([chosen, colours]) => {
      localStorage.setItem('language', chosen)
      localStorage.setItem('color-scheme', colours)
    },
    [language, scheme] as const,
  )
  await page.goto(`${demo.url}${addressOf(shot)}`)
  await settles(page)
  if (shot.awaits !== undefined) await page.locator(shot.awaits).first().waitFor()
  const nameOf = textFrom(texts)
  for (const name of shot.press ?? []) await press(page, nameOf(name))
  if (shot.type)
    await page.getByLabel(nameOf(shot.type.into), { exact: true }).fill(nameOf(shot.type.text))
  await settles(page)
  // A part of a page that is fetched late stands on the picture as well.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  const state = await page.evaluate(() =>
    document.querySelector('[data-page-state]')?.getAttribute('data-page-state'),
  )
  if (state) throw new Error(`${shot.screen} shows its state "${state}" instead of itself`)
  return page
}

/** A button, a tab or an entry of a menu, by what it says. */
async function press(page: Page, name: string): Promise<void> {
  const roles = ['button', 'tab', 'menuitem', 'link'] as const
  const [first, ...others] = roles.map((role) => page.getByRole(role, { name, exact: true }))
  const any = others.reduce((found, one) => found.or(one), first ?? page.getByText(name))
  await any.locator('visible=true').first().click()
}

async function enter(shot: Shot): Promise<Person> {
  const size = sizeOf(shot)
  const person = await (shot.as === 'guest' ? guest({ size }) : signedIn(demo, shot.as, { size }))
  if (shot.device === undefined) await narrowMenu(person.page)
  return person
}

/** Everybody goes; errors on any page fail. */
export async function leaveAll(): Promise<void> {
  for (const { leave } of people.values()) await leave()
  people.clear()
}

const narrowMenu = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('narrow-navigation', 'true'))

/** An address with a number in it is that of the demo's example. */
function addressOf({ as, screen, example = 0, query = '' }: Shot): string {
  const examples = demo.examples.filter(({ route }) => route === screen)
  const own = examples.filter((one) => one.as === as)
  const found = (own.length > 0 ? own : examples)[example]
  if (!found && screen.includes(':')) throw new Error(`The demo has no example of ${screen}`)
  return `${found?.path ?? screen}${query}`
}

const partOf = (page: Page, { part = 'main' }: Shot): Locator => page.locator(part).first()

/** The place of a picture in the window: a part of the page, as high as a picture may be. */
export async function placeOf(page: Page, shot: Shot) {
  const size = sizeOf(shot)
  if (shot.device === 'window') return { x: 0, y: 0, ...size }
  if (shot.part === undefined) await page.evaluate(() => scrollTo(0, 0))
  else await partOf(page, shot).evaluate((part) => part.scrollIntoView({ block: 'start' }))
  const box = await partOf(page, shot).boundingBox()
  if (!box) throw new Error(`There is nothing to draw of ${shot.screen}`)
  const y = Math.max(0, Math.round(box.y))
  const highest = Math.min(HIGHEST[shot.device ?? 'desk'], size.height - y)
  return {
    x: Math.round(box.x),
    y,
    width: Math.round(box.width),
    height: Math.min(highest, Math.round(box.height)),
  }
}

export type Place = Awaited<ReturnType<typeof placeOf>>

/** Headings, buttons and other signs of the product within a place, from the first to the last. */
export const labelsIn = (page: Page, place: Place): Promise<Label[]> =>
  page.evaluate((within) => {
    const signs =
      'h1, h2, h3, h4, th, label, legend, button, summary, main a, dt, [role=tab], [role=columnheader]'
    return [...document.querySelectorAll<HTMLElement>(signs)].flatMap((sign) => {
      const { top, bottom, left, right, width } = sign.getBoundingClientRect()
      const isWithin =
        width > 1 &&
        top >= within.y &&
        left >= within.x &&
        bottom <= within.y + within.height &&
        right <= within.x + within.width
      const text = (sign.innerText.trim() || sign.getAttribute('aria-label')) ?? ''
      return isWithin && text !== '' ? [{ tag: sign.tagName.toLowerCase(), text }] : []
    })
  }, place)

/**
 * A picture of a place that is small enough for a phone on a dock: less sharp where that is not
 * enough, and smaller where it would blur.
 */
export async function pictureFrom(page: Page, place: Place): Promise<Buffer> {
  const drawn = await page.screenshot({ clip: place, animations: 'disabled', caret: 'hide' })
  for (const scale of SCALES)
    for (const quality of QUALITIES) {
      const picture = await sharp(drawn)
        .resize(Math.round(place.width * scale))
        .webp({ quality, effort: 6, smartSubsample: true })
        .toBuffer()
      if (picture.length <= MOST_BYTES) return picture
    }
  throw new Error(`A picture of ${place.width} × ${place.height} is too large at any quality`)
}
