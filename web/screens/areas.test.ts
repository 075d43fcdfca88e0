import { describe, expect, test } from 'vitest'
import { AREAS, areasOf, firstPart } from './areas.ts'
import type { Screen } from './screen.ts'
import { daily } from './daily-screens.ts'

/** Screens of settings stand within a frame that has no address of its own. */
const addressesOf = (screens: readonly Screen[]): string[] =>
  screens.flatMap(({ path, children = [] }) => (path === '' ? addressesOf(children) : [path]))

describe.each(AREAS.map((area) => [area.parts.join(', '), area] as const))('%s', (_, area) => {
  test('begin the addresses of the screens that are listed, and nothing else does', async () => {
    const parts = new Set(addressesOf(await area.screens()).map(firstPart))
    expect([...parts].toSorted()).toEqual([...area.parts].toSorted())
  })
})

test('screens of every day need no list', () => {
  expect(addressesOf(daily).flatMap(areasOf)).toEqual([])
})

test('finds all lists that hold addresses with one beginning, in any case', () => {
  const areas = AREAS.filter(({ parts }) => parts.includes('profile'))
  expect(areas.length).toBeGreaterThan(1)
  expect(areasOf('/Profile/12/report/ergo')).toEqual(areas)
  expect(areasOf('/nowhere')).toEqual([])
})
