export type Writing = { size: number; bold: boolean }
/** How wide a text is, in pixels. */
type Measure = (text: string, writing: Writing) => number

const SIZES = [84, 68, 54, 44]
const MOST_LINES = 3
const words = new Intl.Segmenter('en', { granularity: 'word' })
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })
const partsOf = (text: string, by: Intl.Segmenter) =>
  [...by.segment(text)].map(({ segment }) => segment)

/** A title in its largest size that fits into three lines; in the smallest it is cut short. */
export function fittedTitle(
  title: string,
  room: number,
  widthOf: Measure,
): { size: number; lines: string[] } {
  const tries = SIZES.map((size) => ({ size, lines: wrapped(title, room, size, widthOf) }))
  const fits = ({ size, lines }: (typeof tries)[number]) =>
    lines.length <= MOST_LINES && lines.every((line) => widthOf(line, { size, bold: true }) <= room)
  const { size, lines } = tries.find(fits) ?? tries.at(-1) ?? { size: 0, lines: [] }
  const shown = lines.slice(0, MOST_LINES)
  const rest = lines.slice(MOST_LINES - 1).join(' ')
  if (lines.length > MOST_LINES) shown[MOST_LINES - 1] = rest
  return { size, lines: shown.map((line) => shortened(line, room, { size, bold: true }, widthOf)) }
}

function wrapped(text: string, room: number, size: number, widthOf: Measure): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of partsOf(text.trim(), words)) {
    const longer = line + word
    if (line === '' || widthOf(longer.trimEnd(), { size, bold: true }) <= room) line = longer
    else {
      lines.push(line.trimEnd())
      line = word.trimStart()
    }
  }
  return [...lines, line.trimEnd()]
}

/** A text that ends with dots where it is wider than its room. */
export function shortened(text: string, room: number, writing: Writing, widthOf: Measure): string {
  if (widthOf(text, writing) <= room) return text
  const kept = partsOf(text, letters)
  while (kept.length > 0 && widthOf(`${kept.join('')}…`, writing) > room) kept.pop()
  return `${kept.join('').trimEnd()}…`
}
