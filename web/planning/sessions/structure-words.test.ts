import { expect, test } from 'vitest'
import { parseStructure } from '#domain/time/structure-parse.ts'
import * as de from '#texts/de/screens/session-form/structure.ts'
import * as en from '#texts/en/screens/session-form/structure.ts'
import * as fr from '#texts/fr/screens/session-form/structure.ts'
import * as zh from '#texts/zh-cn/screens/session-form/structure.ts'
import { faultPart, readingOf } from './structure-words.ts'

test.each([
  ['4x1000m r3', 1, [4]],
  ['1000m/3min+1000m/3min', 1, [2]],
  ['3x(4x500/1:30)/5', 3, [3, 1]],
  ['4x1000 r20 24 24 28', 1, [1, 2, 1]],
])('%s is said in %i rounds of runs of %j', (text, rounds, counts) => {
  const parsed = parseStructure(text)
  if (!parsed.ok) throw new Error(parsed.error.code)
  const reading = readingOf(parsed.structure)
  expect(reading.rounds).toBe(rounds)
  expect(reading.runs.map(({ count }) => count)).toEqual(counts)
})

test.each([
  ["20' UT7", 4, 'UT7'],
  ['3x2000m/6km+500m', 8, '6km'],
  ['500m)', 4, ')'],
  ['3x', 2, '3x'],
  ['8x500m/90 ', 10, '90'],
  ['4x500m r2x', 9, 'r2x'],
  ['500m/', 5, ''],
  ['500m  quick', 4, 'quick'],
])('in "%s" reading stopped at %i, which is "%s"', (text, position, part) => {
  const { from, to } = faultPart(text, position)
  expect(text.slice(from, to)).toBe(part)
})

test.each([en, de, fr, zh].flatMap(({ examples }) => [examples.one, examples.other]))(
  'the example %s can be read',
  (example) => expect(parseStructure(example)).toMatchObject({ ok: true }),
)
