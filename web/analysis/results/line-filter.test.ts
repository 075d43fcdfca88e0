import { expect, test } from 'vitest'
import { classesOf, filterLines, kindsOf, readChoice } from './line-filter.ts'
import type { ResultLine } from './result-lines.ts'

const line = (key: string, detail: string, crew_id: number | null, user_id: number | null) =>
  ({ key, detail, result: { crew_id, user_id, squad_id: null } }) as unknown as ResultLine
const recorded = { key: 'recorded', detail: '', result: null } as unknown as ResultLine
const lines = [line('pair', 'M2x', 1, null), line('quad', 'W4x', 2, null), recorded]
const keys = (search: string) =>
  filterLines(lines, readChoice(new URLSearchParams(search), lines)).map(({ key }) => key)

test('lines are filtered by whose they are and by boat class', () => {
  expect(kindsOf(lines)).toEqual(['crew', 'athlete'])
  expect(classesOf(lines)).toEqual(['M2x', 'W4x'])
  expect(keys('by=crew')).toEqual(['pair', 'quad'])
  expect(keys('by=athlete')).toEqual(['recorded'])
  expect(keys('class=W4x')).toEqual(['quad'])
})

test('a choice that no line has is none', () => {
  expect(keys('by=squad&class=M8%2B')).toEqual(['pair', 'quad', 'recorded'])
})
