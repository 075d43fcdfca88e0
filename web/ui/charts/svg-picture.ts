/** Places are pixels from the upper left corner of the plot. */
export type Point = { x: number; y: number }
type SvgTick = { at: number; text: string }
export type SvgLine = {
  name: string
  colour: string
  width: number
  dash: readonly number[]
  /** Null where nothing is known. */
  points: readonly (Point | null)[]
  /** A line goes on over what is not known. */
  spansGaps: boolean
  /** The size of a dot at each point; 0 for none. */
  dots: number
  /** Each point is the upper end of a bar, which stands on the base. */
  bars?: { width: number; base: number }
}
type SvgArea = { top: number; height: number; colour: string }
export type SvgPlot = {
  title: string
  width: number
  height: number
  area: { left: number; top: number; width: number; height: number }
  across: readonly SvgTick[]
  up: readonly SvgTick[]
  areas?: readonly SvgArea[]
  lines: readonly SvgLine[]
}
export type Paper = { ground: string; ink: string; grid: string }

const TITLE_HEIGHT = 26
const ROW_HEIGHT = 20
const SAMPLE = 28
const GAP = 18
/** About how wide a letter is. */
const LETTER = 6.6

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter)
const tenth = (value: number) => String(Math.round(10 * value) / 10)

/** Plots below each other, each with its title, axes, lines and their names, as an SVG. */
export function svgPicture(plots: readonly SvgPlot[], paper: Paper): string {
  const width = Math.max(...plots.map((plot) => plot.width))
  let height = 0
  const drawn = plots.map((plot, place) => {
    const names = namesOf(plot)
    const part = [
      `<g transform="translate(0 ${height})">`,
      `<text x="8" y="18" font-weight="500" font-size="13">${escaped(plot.title)}</text>`,
      `<g transform="translate(0 ${TITLE_HEIGHT})">${plotOf(plot, place, paper)}</g>`,
      `<g transform="translate(0 ${TITLE_HEIGHT + plot.height})">${names.drawn}</g>`,
      '</g>',
    ].join('')
    height += TITLE_HEIGHT + plot.height + names.height
    return part
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`,
    ` viewBox="0 0 ${width} ${height}" font-family="Inter, system-ui, sans-serif"`,
    ` font-size="12" fill="${paper.ink}">`,
    `<rect width="${width}" height="${height}" fill="${paper.ground}"/>`,
    ...drawn,
    '</svg>',
  ].join('')
}

function plotOf(
  { area, across, up, areas = [], lines }: SvgPlot,
  place: number,
  { grid }: Paper,
): string {
  const { left, top, width, height } = area
  const [right, bottom] = [left + width, top + height]
  const clip = `plot-${place}`
  return [
    `<clipPath id="${clip}"><rect x="${tenth(left)}" y="${tenth(top)}"`,
    ` width="${tenth(width)}" height="${tenth(height)}"/></clipPath>`,
    ...areas.map(
      (one) =>
        `<rect x="${tenth(left)}" y="${tenth(one.top)}" width="${tenth(width)}"` +
        ` height="${tenth(one.height)}" fill="${one.colour}"/>`,
    ),
    `<path fill="none" stroke="${grid}" d="`,
    ...across.map(({ at }) => `M${tenth(at)} ${tenth(top)}V${tenth(bottom)}`),
    ...up.map(({ at }) => `M${tenth(left)} ${tenth(at)}H${tenth(right)}`),
    '"/>',
    ...across.map(({ at, text }) => textAt(at, bottom + 18, text, 'middle')),
    ...up.map(({ at, text }) => textAt(left - 8, at + 4, text, 'end')),
    `<g clip-path="url(#${clip})">${lines.map(lineOf).join('')}</g>`,
  ].join('')
}

const textAt = (x: number, y: number, text: string, anchor: 'start' | 'middle' | 'end') =>
  `<text x="${tenth(x)}" y="${tenth(y)}" text-anchor="${anchor}">${escaped(text)}</text>`

function lineOf(line: SvgLine): string {
  const { colour, dots, bars } = line
  if (bars) return `<path fill="${colour}" d="${pathOfBars(line.points, bars)}"/>`
  const points = dots > 0 ? line.points.filter((point) => point !== null) : []
  const circles = points.map(
    ({ x, y }) => `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(dots / 2)}"/>`,
  )
  return [
    `<path fill="none" ${strokeOf(line)} d="${pathOf(line)}"/>`,
    ...(circles.length > 0 ? [`<g fill="${colour}">${circles.join('')}</g>`] : []),
  ].join('')
}

const pathOfBars = (
  points: SvgLine['points'],
  { width, base }: NonNullable<SvgLine['bars']>,
): string =>
  points
    .filter((point) => point !== null)
    .map(
      ({ x, y }) =>
        `M${tenth(x - width / 2)} ${tenth(base)}V${tenth(y)}h${tenth(width)}V${tenth(base)}Z`,
    )
    .join('')

const strokeOf = ({ colour, width, dash }: SvgLine) =>
  [
    `stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`,
    ...(dash.length > 0 ? [`stroke-dasharray="${dash.join(' ')}"`] : []),
  ].join(' ')

/**
 * The way of a line through its points; the pen is lifted where nothing is known, and a point alone
 * is a line of no length, which round ends show.
 */
export function pathOf({ points, spansGaps }: Pick<SvgLine, 'points' | 'spansGaps'>): string {
  let isLifted = true
  return points
    .flatMap((point, index) => {
      if (!point) {
        isLifted = isLifted || !spansGaps
        return []
      }
      const step = `${isLifted ? 'M' : 'L'}${tenth(point.x)} ${tenth(point.y)}`
      const isAlone = isLifted && !spansGaps && !points[index + 1]
      isLifted = false
      return [isAlone ? `${step}h0` : step]
    })
    .join('')
}

/** Of points closer than a pixel the first and last, the highest and lowest: all one can see. */
export function thinned(points: readonly (Point | null)[]): (Point | null)[] {
  const kept: (Point | null)[] = []
  let column: Point[] = []
  const close = () => {
    const [first] = column
    const last = column.at(-1)
    if (first && last) {
      const sorted = column.toSorted((one, other) => one.y - other.y)
      const seen = new Set([first, sorted[0], sorted.at(-1), last])
      kept.push(...column.filter((point) => seen.has(point)))
    }
    column = []
  }
  for (const point of points) {
    const [first] = column
    if (!point || (first && Math.floor(point.x) !== Math.floor(first.x))) close()
    if (point) column.push(point)
    else if (kept.at(-1) !== null) kept.push(null)
  }
  close()
  return kept
}

/** Which line is whose, where there are several: a piece of each with its name. */
function namesOf({ lines, width }: SvgPlot): { drawn: string; height: number } {
  if (lines.length < 2) return { drawn: '', height: 0 }
  let [x, row] = [8, 0]
  const drawn = lines.map((line) => {
    const room = SAMPLE + 6 + LETTER * line.name.length
    if (x > 8 && x + room > width) [x, row] = [8, row + 1]
    const y = row * ROW_HEIGHT + 12
    const name = [
      line.bars
        ? `<rect x="${tenth(x)}" y="${y - 5}" width="${SAMPLE}" height="10" fill="${line.colour}"/>`
        : `<path fill="none" ${strokeOf(line)} d="M${tenth(x)} ${y}h${SAMPLE}"/>`,
      textAt(x + SAMPLE + 6, y + 4, line.name, 'start'),
    ].join('')
    x += room + GAP
    return name
  })
  return { drawn: drawn.join(''), height: (row + 1) * ROW_HEIGHT + 4 }
}
