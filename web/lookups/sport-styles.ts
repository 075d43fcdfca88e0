import { SPORT_COLOURS, toneStyle, type SportFamily } from '../ui/theme-colours.ts'
import { SPORT_ICONS } from './sport-icons.ts'
import { EVENT_ICONS } from './event-look.ts'

/*
 * The look of what names its family in `data-sport`: ground, text, and the icon as an image on the
 * ground. Where hundreds are drawn at once, a
 * word on each is far lighter than a style and a drawing of its own.
 */
const sheet = new CSSStyleSheet()
sheet.replaceSync(
  [
    ...(Object.keys(SPORT_COLOURS) as SportFamily[]).map((family) =>
      rulesOf(family, family, SPORT_ICONS[family]),
    ),
    ...Object.entries(EVENT_ICONS).map(([type, icon]) => rulesOf(type, 'other', icon)),
  ].join('\n'),
)
document.adoptedStyleSheets.push(sheet)

/** The rules for a word: the colours of a family, and what is drawn. */
function rulesOf(word: string, family: SportFamily, path: string): string {
  const { light, dark } = SPORT_COLOURS[family]
  const { background, color } = toneStyle(SPORT_COLOURS[family])
  const icon = (colour: string) => drawing(path, colour)
  const ofFamily = `[data-sport='${word}']`
  return `
    ${ofFamily} {
      background-color: ${background};
      background-image: ${icon(light.text)};
      color: ${color};
    }
    [data-mantine-color-scheme='dark'] ${ofFamily} { background-image: ${icon(dark.text)} }`
}

function drawing(path: string, colour: string): string {
  const stroke = `stroke="${colour}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"`
  const size = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"'
  const svg = `<svg ${size} fill="none" ${stroke}><path d="${path}"/></svg>`
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`
}
