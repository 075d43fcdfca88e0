import { expect, test } from 'vitest'
import { race, SEAT4 } from '../../test/support/seat-races.ts'
import { normalOf, randomFrom } from '../../test/support/random.ts'
import { isClear } from './seat-race-pairs.ts'
import { seatRacing } from './seat-racing.ts'

type Crews = readonly (readonly [r: string, q: string])[]

const crewsOf = (rows: readonly (readonly [string, string, number])[]): Crews =>
  rows.map(([r, q]) => [r, q])
const [FIRST = ['', ''] as const, SECOND = FIRST] = crewsOf(SEAT4)
const SIX = crewsOf(SEAT4).slice(0, 6)
const PLANS: [string, Crews][] = [
  ['six pieces with single swaps, and the first crews again', [...SIX, FIRST]],
  ['a walk of eight pieces, and two of them again', [...crewsOf(SEAT4), FIRST, SECOND]],
  ['one swap there and back', [FIRST, SECOND, FIRST]],
  ['two controls, whose drift is taken out', [FIRST, SECOND, FIRST, SECOND, FIRST, SECOND]],
]
const SESSIONS = 500

test.each(PLANS)('SEAT: after %s at most 6 in 100 pairs of equal rowers are clear', (_, crews) => {
  const random = randomFrom(2026)
  let [clear, judged] = [0, 0]
  for (let session = 0; session < SESSIONS; session++) {
    const { pairs } = seatRacing(
      race(crews.map(([r, q]) => [r, q, 1.2 * normalOf(random)] as const)),
    )
    for (const pair of pairs) {
      const isSure = isClear(pair)
      if (isSure === null) continue
      judged += 1
      clear += Number(isSure)
    }
  }
  expect(judged).toBeGreaterThanOrEqual(SESSIONS)
  expect(clear / judged).toBeLessThanOrEqual(0.06)
})
