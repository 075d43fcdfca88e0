import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseStructure } from './structure-parse.ts'
import { printStructure, showStructure } from './structure-text.ts'
import { totalsOf, type Extent, type Piece, type Structure } from './structure.ts'

function parsed(text: string): Structure {
  const result = parseStructure(text)
  if (!result.ok) throw new Error(`${result.error.code} at ${result.error.position}`)
  return result.structure
}

const half: Extent = { distance_m: 500 }

describe('typed structures', () => {
  test.each<[string, Structure, string]>([
    [
      '8x500m/3:30min',
      { repetitions: 8, pieces: [{ distance_m: 500, rest_s: 210 }] },
      '8 × 500 m / 3:30',
    ],
    [
      '4x((500m+500m)/2min)',
      { repetitions: 4, pieces: [{ segments: [half, half], rest_s: 120 }] },
      '4 × (500 m + 500 m) / 2:00',
    ],
    ['2x10min', { repetitions: 2, pieces: [{ time_s: 600, rest_s: 0 }] }, '2 × 10:00'],
    [
      '3x2000m/6min',
      { repetitions: 3, pieces: [{ distance_m: 2000, rest_s: 360 }] },
      '3 × 2000 m / 6:00',
    ],
    ['5km', { repetitions: 1, pieces: [{ distance_m: 5000, rest_s: 0 }] }, '5 km'],
    ['3:30min', { repetitions: 1, pieces: [{ time_s: 210, rest_s: 0 }] }, '3:30'],
    ['45sec', { repetitions: 1, pieces: [{ time_s: 45, rest_s: 0 }] }, '0:45'],
    ['7.5km', { repetitions: 1, pieces: [{ distance_m: 7500, rest_s: 0 }] }, '7500 m'],
    ['90min', { repetitions: 1, pieces: [{ time_s: 5400, rest_s: 0 }] }, '1:30:00'],
    [
      '4x(500m+500m)',
      {
        repetitions: 4,
        pieces: [
          { ...half, rest_s: 0 },
          { ...half, rest_s: 0 },
        ],
      },
      '4 × (500 m + 500 m)',
    ],
    [
      '2000m/4min+1000m',
      {
        repetitions: 1,
        pieces: [
          { distance_m: 2000, rest_s: 240 },
          { distance_m: 1000, rest_s: 0 },
        ],
      },
      '2000 m / 4:00 + 1000 m',
    ],
    [
      '(500m+1:30min)/2min',
      { repetitions: 1, pieces: [{ segments: [half, { time_s: 90 }], rest_s: 120 }] },
      '(500 m + 1:30) / 2:00',
    ],
  ])('%s', (text, structure, shown) => {
    expect(parsed(text)).toEqual(structure)
    expect(printStructure(structure)).toBe(text)
    expect(showStructure(structure)).toBe(shown)
  })

  test.each([
    ['3min30sec', '3:30min'],
    ['3\'30"', '3:30min'],
    ['3’30”', '3:30min'],
    ['4x4’/3’', '4x4min/3min'],
    ['8x500m/3′30″', '8x500m/3:30min'],
    ['８x５００ｍ／３：３０', '8x500m/3:30min'],
    ['４×（５００ｍ＋５００ｍ）', '4x(500m+500m)'],
    ['3:30', '3:30min'],
    ['1h30min', '90min'],
    ['1:30h', '90min'],
    ['1:00:00', '60min'],
    [' 8 X 500 M / 3:30 Min ', '8x500m/3:30min'],
    ['8×0,5km', '8x500m'],
    ['1x5km', '5km'],
    ['4x(500m+500m)/2min', '4x((500m+500m)/2min)'],
    ['2x(3x500m/1min)/5min', '2x(500m/1min+500m/1min+500m/5min)'],
    ['2x250m/30s+1000m', '250m/30sec+250m/30sec+1000m'],
    ['(2000m/4min+1000m)', '2000m/4min+1000m'],
    ['2x2.000m', '2x2000m'],
    ['2x2,000m/5min', '2x2000m/5min'],
    ['12.500 m', '12.5km'],
    ['1.500 Meter', '1500m'],
    ['1.5km', '1500m'],
    ['1.500km', '1500m'],
    ['10.5m', '10.5m'],
    ['1.500min', '1:30min'],
    ['8x500米/3分30秒', '8x500m/3:30min'],
    ['8×500ｍ／３分３０秒', '8x500m/3:30min'],
    ['２×１０分钟／５分钟', '2x10min/5min'],
    ['2×5公里', '2x5km'],
    ['1小时30分钟', '90min'],
    ['2x20Min./5Min.', '2x20min/5min'],
    ['2 x 20 Minuten / 5 Minuten', '2x20min/5min'],
    ['8x45Sek./1 Min.', '8x45sec/1min'],
    ['4 x 500 mètres / 2 minutes', '4x500m/2min'],
    ['1 Std. 30 Min.', '90min'],
    ['10x40/20', '10x40sec/20sec'],
    ['3x(10x40/20)/3min', `3x(${'40sec/20sec+'.repeat(9)}40sec/3min)`],
    ['6x30/30', '6x30sec/30sec'],
  ])('%s is another way to write %s', (text, canonical) =>
    expect(printStructure(parsed(text))).toBe(canonical),
  )

  test.each([
    ['', 'empty', 0],
    ['   ', 'empty', 3],
    ['8x', 'length-expected', 2],
    ['50', 'unit-expected', 2],
    ['3min300', 'unexpected', 4],
    ['40/20', 'unit-expected', 2],
    ['8x500/20', 'unit-expected', 8],
    ['8x500m/90', 'unit-expected', 9],
    ['10x40/20min', 'unit-expected', 5],
    ['3x20/10', 'unit-expected', 4],
    ['30sec3min', 'unexpected', 5],
    ['3:30m', 'unit-expected', 4],
    ['500m/1000m', 'rest-is-time', 5],
    ['500m/', 'rest-is-time', 5],
    ['500m)', 'unexpected', 4],
    ['500m 500m', 'unexpected', 5],
    ['8x(500m', 'unclosed', 2],
    ['(500m 3min)', 'unexpected', 6],
    ['500m & 2', 'unexpected', 5],
    ['0x500m', 'out-of-range', 0],
    ['2.5x500m', 'out-of-range', 0],
    ['0m', 'out-of-range', 0],
    ['2x100km', 'out-of-range', 2],
    ['2:75', 'out-of-range', 0],
    ['25h', 'out-of-range', 0],
    ['20x(20x100m/1min)', 'too-many-pieces', 0],
    ['('.repeat(600), 'too-long', 500],
  ])('%j is refused: %s at %i', (text, code, position) =>
    expect(parseStructure(text)).toEqual({ ok: false, error: { code, position } }),
  )
})

describe('totals', () => {
  test.each([
    ['3x2000m/6min', { pieces: 3, distance_m: 6000, work_s: 0, rest_s: 720 }],
    ['4x((500m+500m)/2min)', { pieces: 4, distance_m: 4000, work_s: 0, rest_s: 360 }],
    ['2x10min', { pieces: 2, distance_m: 0, work_s: 1200, rest_s: 0 }],
    ['2x(500m/1min+2min/3min)', { pieces: 4, distance_m: 1000, work_s: 240, rest_s: 300 }],
  ])('%s', (text, totals) => expect(totalsOf(parsed(text))).toEqual(totals))
})

const extents: fc.Arbitrary<Extent> = fc.oneof(
  fc.integer({ min: 1, max: 99_999 }).map((distance_m) => ({ distance_m })),
  fc.integer({ min: 1, max: 864_000 }).map((tenths) => ({ time_s: tenths / 10 })),
)
const rests = fc.integer({ min: 0, max: 3600 })
const rates = fc.oneof(
  fc.constant({}),
  fc.integer({ min: 10, max: 990 }).map((tenths) => ({ stroke_rate: tenths / 10 })),
)
const works = fc.oneof(
  extents,
  fc.record({ segments: fc.array(extents, { minLength: 1, maxLength: 3 }) }),
)
const pieces: fc.Arbitrary<Piece> = fc
  .tuple(works, rests, rates)
  .map(([work, rest_s, rate]) => ({ ...work, rest_s, ...rate }))
const structures: fc.Arbitrary<Structure> = fc.record({
  repetitions: fc.integer({ min: 1, max: 20 }),
  pieces: fc.array(pieces, { minLength: 1, maxLength: 6 }),
})

describe('any structure', () => {
  test('is read back as it was printed', () => {
    fc.assert(
      fc.property(structures, (structure) => {
        expect(parsed(printStructure(structure))).toEqual(structure)
      }),
    )
  })

  test('any text is a structure or an error inside the text', () => {
    const texts = fc.string({
      unit: fc.constantFrom(...'0123456789xkmsineh()+/:., '.split('')),
      maxLength: 40,
    })
    fc.assert(
      fc.property(texts, (text) => {
        const result = parseStructure(text)
        const again = result.ok ? parseStructure(printStructure(result.structure)) : result
        expect(again).toEqual(result)
        expect(result.ok ? 0 : result.error.position).toBeLessThanOrEqual(text.length)
      }),
      { numRuns: 1000 },
    )
  })
})
