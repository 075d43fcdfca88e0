import { describe, expect, test } from 'vitest'
import { pathOf, svgPicture, thinned, type SvgLine, type SvgPlot } from './svg-picture.ts'

const points = [{ x: 0, y: 1 }, null, { x: 2, y: 3 }, { x: 4, y: 5 }]
const line = (given: Partial<SvgLine> = {}): SvgLine => ({
  name: 'Rigi',
  colour: '#123456',
  width: 2,
  dash: [],
  points,
  spansGaps: false,
  dots: 0,
  ...given,
})
const plot = (lines: readonly SvgLine[]): SvgPlot => ({
  title: 'Pace <500 m>',
  width: 400,
  height: 120,
  area: { left: 50, top: 8, width: 340, height: 84 },
  across: [{ at: 100, text: '1:00' }],
  up: [{ at: 40, text: '1:50.0' }],
  lines,
})
const PAPER = { ground: '#ffffff', ink: '#000000', grid: '#dddddd' }

describe('a line', () => {
  test('lifts the pen where nothing is known', () =>
    expect(pathOf({ points, spansGaps: false })).toBe('M0 1h0M2 3L4 5'))
  test('goes on over what is not known when it should', () =>
    expect(pathOf({ points, spansGaps: true })).toBe('M0 1L2 3L4 5'))
  test('keeps the first, the last and the outermost of what shares a pixel', () => {
    const close = [5, 9, 1, 6, 7].map((y, step) => ({ x: 10 + step / 10, y }))
    expect(thinned([...close, null, null, { x: 11, y: 2 }])).toEqual([
      { x: 10, y: 5 },
      { x: 10.1, y: 9 },
      { x: 10.2, y: 1 },
      { x: 10.4, y: 7 },
      null,
      { x: 11, y: 2 },
    ])
  })
})

describe('a picture', () => {
  test('has axes, a title that is text, and lines within the plot', () => {
    const svg = svgPicture([plot([line()])], PAPER)
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="400" height="146"/)
    expect(svg).toContain('Pace &lt;500 m&gt;')
    expect(svg).toContain('>1:50.0</text>')
    expect(svg).toContain('>1:00</text>')
    expect(svg).toContain('clip-path="url(#plot-0)"')
    expect(svg).not.toContain('Rigi')
  })

  test('names several lines, each with its pattern and colour', () => {
    const svg = svgPicture([plot([line(), line({ name: 'Titlis & Co', dash: [6, 4] })])], PAPER)
    expect(svg).toContain('>Rigi</text>')
    expect(svg).toContain('>Titlis &amp; Co</text>')
    // The line, and its piece beside the name.
    expect(svg.match(/stroke-dasharray="6 4"/g)).toHaveLength(2)
  })

  test('breaks names into rows where they do not fit beside each other', () => {
    const many = Array.from({ length: 9 }, (_, place) => line({ name: `A long name ${place}` }))
    const height = (lines: readonly SvgLine[]) =>
      Number(/height="(\d+)"/.exec(svgPicture([plot(lines)], PAPER))?.[1])
    expect(height(many)).toBeGreaterThan(height(many.slice(0, 2)))
  })

  test('has a dot at each point of a line that shows them', () => {
    const svg = svgPicture([plot([line({ dots: 6 })])], PAPER)
    expect(svg.match(/<circle/g)).toHaveLength(3)
  })

  test('shows a point that stands alone, as a line of no length', () => {
    const apart = [{ x: 1, y: 2 }, null, { x: 3, y: 4 }, { x: 5, y: 6 }]
    expect(pathOf({ points: apart, spansGaps: false })).toBe('M1 2h0M3 4L5 6')
    expect(pathOf({ points: apart, spansGaps: true })).toBe('M1 2L3 4L5 6')
  })

  test('has areas behind the lines, and bars on their base', () => {
    const bars = line({ bars: { width: 4, base: 80 } })
    const areas = [{ top: 10, height: 20, colour: '#d5efd9' }]
    const svg = svgPicture([{ ...plot([bars]), areas }], PAPER)
    expect(svg).toContain('<rect x="50" y="10" width="340" height="20" fill="#d5efd9"/>')
    expect(svg).toContain('M-2 80V1h4V80ZM0 80V3h4V80ZM2 80V5h4V80Z')
    expect(svg.indexOf('#d5efd9')).toBeLessThan(svg.indexOf('M-2 80'))
  })
})
