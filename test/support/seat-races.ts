import { expect } from 'vitest'
import type { RacedPiece, Rower } from '#domain/training/seat-race-design.ts'
import type { SeatRaceResult } from '#domain/training/seat-racing.ts'

/** Rowers are called p1 or s4: side and number. */
const sideOf = (name: string) => (/^[p1-9]/.test(name) ? 'port' : 'starboard')
export const NAMES = 'p1 p2 p3 p4 s1 s2 s3 s4 a b c d 1 2 3 4 A1 A2 A3 A4 B1 B2 B3 B4'.split(' ')
const rower = (name: string): Rower => ({ user_id: NAMES.indexOf(name) + 1, side: sideOf(name) })
export const nameOf = ({ user_id }: { user_id: number }) => NAMES[user_id - 1] ?? ''
export const crew = (names: string) => names.split(' ').map(rower)

type Row = readonly [r: string, q: string, difference: number]
/** Pieces of two boats, given by who sits where and by T_R - T_Q. */
export const race = (rows: readonly Row[], given: Partial<RacedPiece> = {}): RacedPiece[] =>
  rows.map(([r, q, difference], index) => ({
    id: index + 1,
    distance: 1500,
    void: false,
    boats: [
      { key: 'R', rowers: crew(r), time: 300 + difference },
      { key: 'Q', rowers: crew(q), time: 300 },
    ],
    ...given,
  }))
export const effects = (result: SeatRaceResult) =>
  Object.fromEntries(result.rowers.map((one) => [nameOf(one), one.effect]))
export const near = (values: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, expect.closeTo(value, 9)]),
  )

export const SEAT3: readonly Row[] = [
  ['p1 p2 s1 s2', 'p3 p4 s3 s4', -6],
  ['p2 p4 s1 s3', 'p1 p3 s2 s4', 0.4],
  ['p2 p3 s2 s3', 'p1 p4 s1 s4', 0.4],
  ['p1 p2 s3 s4', 'p3 p4 s1 s2', -2],
  ['p2 p4 s2 s4', 'p1 p3 s1 s3', 3.6],
  ['p2 p3 s1 s4', 'p1 p4 s2 s3', -0.4],
]
export const SEAT4: readonly Row[] = [
  ['p1 p2 s1 s2', 'p3 p4 s3 s4', -5.4],
  ['p1 p3 s1 s2', 'p2 p4 s3 s4', -3.4],
  ['p1 p3 s1 s3', 'p2 p4 s2 s4', -3],
  ['p1 p4 s1 s3', 'p2 p3 s2 s4', -1],
  ['p1 p4 s1 s4', 'p2 p3 s2 s3', 0.2],
  ['p2 p4 s1 s4', 'p1 p3 s2 s3', 2.2],
  ['p2 p4 s2 s4', 'p1 p3 s1 s3', 4.2],
  ['p2 p3 s2 s4', 'p1 p4 s1 s3', 2.2],
]
export const TRUTH = { p1: -1.5, p2: -0.5, p3: 0.5, p4: 1.5, s1: -1, s2: 0, s3: 0.2, s4: 0.8 }
