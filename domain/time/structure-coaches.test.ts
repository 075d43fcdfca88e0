import { describe, expect, test } from 'vitest'
import { parseStructure } from './structure-parse.ts'
import type { PlannedShare } from './structure-shares.ts'
import { printStructure } from './structure-text.ts'
import type { Piece, Structure } from './structure.ts'

const m = (distance_m: number, rest_s = 0, stroke_rate?: number): Piece => ({
  distance_m,
  rest_s,
  ...(stroke_rate !== undefined && { stroke_rate }),
})
const min = (minutes: number, rest_s = 0, stroke_rate?: number): Piece => ({
  time_s: minutes * 60,
  rest_s,
  ...(stroke_rate !== undefined && { stroke_rate }),
})
const times = (repetitions: number, ...pieces: Piece[]): Structure => ({ repetitions, pieces })
const ALL = (id: PlannedShare['id']): PlannedShare[] => [{ id, percentage: 100 }]
const [UT3, UT2, UT1, AT] = [1, 2, 3, 4] as const

describe('a plan as coaches write it', () => {
  test.each<[string, Structure, PlannedShare[]?]>([
    ['3x(4x500/1:30)/5', times(3, m(500, 90), m(500, 90), m(500, 90), m(500, 300))],
    ['3x(4x500 r1:30) r5', times(3, m(500, 90), m(500, 90), m(500, 90), m(500, 300))],
    ['3x(500m/1min)/3min', times(1, m(500, 60), m(500, 60), m(500, 180))],
    ['2x(2x(500m/1min)/3min)/5min', times(2, m(500, 60), m(500, 300))],
    ["2x(3x1' / 1')/5'", times(2, min(1, 60), min(1, 60), min(1, 300))],
    ['5×1000m r3', times(5, m(1000, 180))],
    ["5x1000 r3'", times(5, m(1000, 180))],
    ["5x1000 R = 3'30", times(5, m(1000, 210))],
    ['4x1000 r10', times(4, m(1000, 600))],
    ['4x1000 r12', times(4, m(1000, 0, 12))],
    ['4x1000 r60', times(4, m(1000, 0, 60))],
    ['4*8min p4', times(4, min(8, 240))],
    ["4x8' P: 90s", times(4, min(8, 90))],
    ['8 x 500 mit 2 min Pause', times(8, m(500, 120))],
    ['8x500m Pause 2 Min.', times(8, m(500, 120))],
    ['8 mal 500m, 2 min Pause', times(8, m(500, 120))],
    ['8x1min 30sec Pause', times(8, min(1, 30))],
    ['8 x 500 with 2 min rest', times(8, m(500, 120))],
    ['6k', times(1, m(6000))],
    ['3x2k/8', times(3, m(2000, 480))],
    ['2000', times(1, m(2000))],
    ['100', times(1, m(100))],
    ['1h30', times(1, min(90))],
    ["3'30", times(1, { time_s: 210, rest_s: 0 })],
    ["3x10' @20", times(3, min(10, 0, 20))],
    ["3x10'/3' @20", times(3, min(10, 180, 20))],
    ["3x10' 20 spm p3", times(3, min(10, 180, 20))],
    ["3x10' SF 20", times(3, min(10, 0, 20))],
    ["3x10' at 20", times(3, min(10, 0, 20))],
    [
      '4x1000 r20 24 28 32',
      times(1, m(1000, 0, 20), m(1000, 0, 24), m(1000, 0, 28), m(1000, 0, 32)),
    ],
    ['2x(2x1000/3) r20, 24', times(2, m(1000, 180, 20), m(1000, 180, 24))],
    ["3x(5'@18+5'@20)/4'", times(3, min(5, 0, 18), min(5, 240, 20))],
    ["20' UT2", times(1, min(20)), ALL(UT2)],
    ["90' GA1", times(1, min(90)), ALL(UT2)],
    ["3x15'/4' ga2 r22", times(3, min(15, 240, 22)), ALL(UT1)],
    ["2x20' AT 3' Pause", times(2, min(20, 180)), ALL(AT)],
    [
      "30' KB + 2x15'/5' EB",
      times(1, min(30), min(15, 300), min(15, 300)),
      [
        { id: UT3, percentage: 50 },
        { id: AT, percentage: 50 },
      ],
    ],
    [
      '4800m UT2 + 20min AT + 10min',
      times(1, m(4800), min(20), min(10)),
      [
        { id: UT2, percentage: 40 },
        { id: AT, percentage: 40 },
      ],
    ],
    ['4x8分钟', times(4, min(8))],
    ['4组8分钟 间歇2分钟 桨频20', times(4, min(8, 120, 20))],
    ['8 x 500 avec 2 min de récup', times(8, m(500, 120))],
    ["6 x 1000 m récup 3'", times(6, m(1000, 180))],
    ['6 fois 1000 m, r = 3 mn', times(6, m(1000, 180))],
    ["3 x 10 min à 20 cps, récupération 2'", times(3, min(10, 120, 20))],
    ["2x20' B1 cadence 18", times(2, min(20, 0, 18)), ALL(UT2)],
    ['20 min et 10 min, cad 24', times(1, min(20), min(10, 0, 24))],
  ])('%s', (text, structure, intensities = []) => {
    expect(parseStructure(text)).toEqual({ ok: true, structure, intensities })
    expect(parseStructure(printStructure(structure))).toEqual({
      ok: true,
      structure,
      intensities: [],
    })
  })

  test.each([
    ['4x1000 r11', 'out-of-range', 8],
    ['4x1000 r61', 'out-of-range', 8],
    ['4x1000 r20 24 28', 'rates-count', 8],
    ['4x1000 @', 'rate-expected', 8],
    ['4x1000 @120', 'out-of-range', 8],
    ['4x1000 r3 p4', 'unexpected', 10],
    ['4x1000 r20 @22', 'unexpected', 11],
    ["20' UT2 UT1", 'unexpected', 8],
    ["20' UT7", 'unexpected', 4],
    ['(500m/1min)/3min', 'unexpected', 11],
    ['8 x 500 mit', 'unexpected', 8],
    ['8x500 p20', 'unit-expected', 9],
    ['99', 'unit-expected', 2],
    ['500m r', 'rest-is-time', 6],
  ])('%s is refused: %s at %i', (text, code, position) =>
    expect(parseStructure(text)).toEqual({ ok: false, error: { code, position } }),
  )
})
