import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import type { Shot } from '../../help/articles.ts'
import type { Label } from '../../help/pictures.ts'
import { DESKTOP, guest, PHONE, settles, signedIn, type Size } from './browser.ts'
import { demo } from './demo.ts'

/** A window in which a page is as wide as its picture, beside the icons of the menu. */
const DESK = { width: 1064, height: 900 }
const HIGHEST = { desk: 640, phone: 720 }
const MOST_BYTES = 35_000
/** From good to what can still be read. */
const QUALITIES = [82, 74, 66, 58, 50, 42, 34]

export type Wishes = { language: string; scheme: 'light' | 'dark' }

const sizeOf = ({ device }: Shot): Size =>
  device === 'phone' ? PHONE : device === 'window' ? DESKTOP : DESK

/** Opens what a picture shows, as the person of the demo who sees it. */
export async function openShot(shot: Shot, { language, scheme }: Wishes) {
  const wishes = { language, scheme, size: sizeOf(shot) }
  const person = await (shot.as === 'guest' ? guest(wishes) : signedIn(demo, shot.as, wishes))
  const { page } = person
  if (shot.device === undefined) await narrowMenu(page)
  await page.goto(`${demo.url}${addressOf(shot)}`)
  await settles(page)
  await page.evaluate(() => document.fonts.ready)
  return person
}

const narrowMenu = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('narrow-navigation', 'true'))

/** An address with a number in it is that of the demo's example. */
function addressOf({ as, screen }: Shot): string {
  if (!screen.includes(':')) return screen
  const example =
    demo.examples.find(({ route, as: who }) => route === screen && who === as) ??
    demo.examples.find(({ route }) => route === screen)
  if (!example) throw new Error(`The demo has no example of ${screen}`)
  return example.path
}

const partOf = (page: Page, { part = 'main' }: Shot): Locator => page.locator(part).first()

/** The place of a picture in the window: a part of the page, as high as a picture may be. */
export async function placeOf(page: Page, shot: Shot) {
  const size = sizeOf(shot)
  if (shot.device === 'window') return { x: 0, y: 0, ...size }
  if (shot.part !== undefined) await partOf(page, shot).scrollIntoViewIfNeeded()
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

/** A picture of a place that is small enough for a phone on a dock. */
export async function pictureFrom(page: Page, place: Place): Promise<Buffer> {
  const drawn = await page.screenshot({ clip: place, animations: 'disabled', caret: 'hide' })
  for (const quality of QUALITIES) {
    const picture = await sharp(drawn).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    if (picture.length <= MOST_BYTES) return picture
  }
  throw new Error(`A picture of ${place.width} × ${place.height} is too large at any quality`)
}
