import { create, type Font } from 'fontkit'
import { fontBytes, fontFor, type FontName } from '../fonts.ts'
import { fittedTitle, shortened, type Writing } from './lines.ts'

/** What the picture of a page says where somebody shares it: whose it is, what, and when. */
export type Card = { over: string; title: string; under: string }

/** As networks show it, in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 }
const LEFT = 80
const ROOM = CARD_SIZE.width - 2 * LEFT
const OVER_SIZE = 40
const UNDER_SIZE = 36
const TITLE_LEADING = 1.2
/** Where the middle of the title is. */
const MIDDLE = 320

const WATER = '#076a73'
/** The boat of the app's icon, on 64 units. */
const BOAT =
  '<g fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">' +
  '<path d="M14 33c10 9 26 9 36 0"/><path d="M32 33 47 14"/>' +
  '<path d="M14 48c4.5-3 9-3 13.5 0s9 3 13.5 0 6-2.4 9-1" opacity=".6"/></g>'

const fonts = new Map<FontName, Font>()

function fontOf(text: string, bold: boolean): Font {
  const name = fontFor(text, bold)
  const known = fonts.get(name)
  if (known) return known
  const font = create(fontBytes(name))
  if (!('layout' in font)) throw new Error(`${name} is a collection of fonts`)
  fonts.set(name, font)
  return font
}

const widthOf = (text: string, { size, bold }: Writing): number => {
  const font = fontOf(text, bold)
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm
}

/**
 * Draws the card as a PNG. Letters become outlines here, so a machine needs no fonts of its own,
 * and no text of a person is part of the drawing's markup.
 */
export async function drawCard({ over, title, under }: Card): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const { size, lines } = fittedTitle(title, ROOM, widthOf)
  const single = (text: string, lineSize: number, y: number) => {
    const writing = { size: lineSize, bold: false }
    return outlined(shortened(text, ROOM, writing, widthOf), writing, y)
  }
  const first = MIDDLE - ((lines.length - 1) * size * TITLE_LEADING) / 2 + size * 0.35
  const parts = [
    single(over, OVER_SIZE, 112),
    ...lines.map((line, at) =>
      outlined(line, { size, bold: true }, first + at * size * TITLE_LEADING),
    ),
    single(under, UNDER_SIZE, 550),
    `<g transform="translate(1010 440) scale(2.2)">${BOAT}</g>`,
  ]
  const { width, height } = CARD_SIZE
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${WATER}"/>` +
    `<g fill="#fff">${parts.join('')}</g></svg>`
  return sharp(Buffer.from(drawing)).png({ palette: true }).toBuffer()
}

/** The outlines of a line of text whose letters stand at a height. */
function outlined(text: string, { size, bold }: Writing, y: number): string {
  const font = fontOf(text, bold)
  const { glyphs, positions } = font.layout(text)
  const scale = size / font.unitsPerEm
  let pen = 0
  const paths = glyphs.map((glyph, at) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {}
    const x = pen + xOffset
    pen += xAdvance
    return `<path transform="translate(${x} ${yOffset})" d="${glyph.path.toSVG()}"/>`
  })
  return `<g transform="translate(${LEFT} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`
}
