import { expect, test } from 'vitest'
import { CONNECTION } from '../../../../test/support/connection.ts'
import { marked, newRun, NO_READINGS, pieceBegun, restBegun, ticked } from './run.ts'
import { cueOf } from './sounds.ts'

const START = 1e12
const at = (second: number) => ({ at: START + second * 1000, readings: NO_READINGS })
const begun = marked(newRun('device-1', 'code', CONNECTION, START), 'start', at(0)).run
const piece = pieceBegun(begun, at(1)).run
const rest = restBegun(piece, at(30)).run

test('a piece is heard as it begins and ends, once each', () => {
  expect(cueOf(begun, piece, START + 1_000)).toBe('go')
  expect(cueOf(piece, piece, START + 2_000)).toBeNull()
  expect(cueOf(piece, rest, START + 30_000)).toBe('end')
  expect(cueOf(rest, rest, START + 31_000)).toBeNull()
})

test('the last three seconds of a rest are counted', () => {
  const heard = [46, 47, 48, 49, 50].map((second) => cueOf(rest, rest, START + second * 1000))
  expect(heard).toEqual([null, 'soon', 'soon', 'soon', null])
})

test('the next piece begins by itself after the rest where that is wished', () => {
  expect(ticked(rest, at(51)).run.piece).toMatchObject({ place: 0, ended: true })
  const wished = { ...rest, goes_on_itself: true }
  expect(ticked(wished, at(49)).run.piece).toMatchObject({ place: 0 })
  const next = ticked(wished, at(50))
  expect(next.samples.map(({ mark }) => mark)).toEqual(['piece'])
  expect(next.run.piece).toMatchObject({ place: 1, ended: false })
})

test('after the last piece nothing begins, and nothing is counted', () => {
  const last = restBegun(pieceBegun(rest, at(60)).run, at(90)).run
  expect(cueOf(last, last, START + 120_000)).toBeNull()
  expect(ticked({ ...last, goes_on_itself: true }, at(500)).samples[0]?.mark).toBeNull()
})
