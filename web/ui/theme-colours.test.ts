import { describe, expect, test } from 'vitest'
import * as colours from './theme-colours.ts'

const channel = (value: number) =>
  value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4

/** Relative luminance of "#rrggbb", WCAG 2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const {
  SPORT_COLOURS,
  HEALTH_COLOURS,
  SIGNAL_COLOURS,
  CHANNEL_COLOURS,
  ZONE_COLOURS,
  SEAT_COLOURS,
  GROUND,
  INK,
} = colours
const tones = Object.entries({ ...SPORT_COLOURS, ...HEALTH_COLOURS, ...SIGNAL_COLOURS })

describe.each(['light', 'dark'] as const)('in %s', (scheme) => {
  test.each(tones)('%s is readable', (_name, tone) => {
    const { ground, text } = tone[scheme]
    expect(
      contrast(ground === 'transparent' ? GROUND[scheme] : ground, text),
    ).toBeGreaterThanOrEqual(4.5)
  })

  test.each(Object.entries(CHANNEL_COLOURS))(
    'the %s line stands out and its name reads',
    (_name, line) => expect(contrast(line[scheme], GROUND[scheme])).toBeGreaterThanOrEqual(4.5),
  )

  test('every seat’s line stands out and its label reads', () => {
    for (const line of SEAT_COLOURS)
      expect(contrast(line[scheme], GROUND[scheme])).toBeGreaterThanOrEqual(4.5)
  })

  test('axes are readable', () =>
    expect(contrast(INK[scheme], GROUND[scheme])).toBeGreaterThanOrEqual(4.5))
})

test('illness is darker than injury, in either scheme', () => {
  for (const scheme of ['light', 'dark'] as const)
    expect(luminance(HEALTH_COLOURS.ill[scheme].ground)).toBeLessThan(
      luminance(HEALTH_COLOURS.injured[scheme].ground),
    )
})

describe('training zones', () => {
  test.each(Object.entries(ZONE_COLOURS))('%s carries its label', (_name, { fill, text }) =>
    expect(contrast(fill, text)).toBeGreaterThanOrEqual(4.5),
  )

  test('grow darker with intensity', () => {
    const light = Object.values(ZONE_COLOURS).map(({ fill }) => luminance(fill))
    expect(light).toEqual(light.toSorted((a, b) => b - a))
  })
})
