import { expect, test } from 'vitest'
import type { Crew } from '#contract/boats/crews.ts'
import { newestCrews } from './newest-crews.ts'

const crew = (id: number, version: number) => ({ id, version }) as Crew
const versionsOf = (crews: readonly Crew[]) => crews.map(({ id, version }) => [id, version])

test('a list that is older than a save made here does not bring back the seats of before', () => {
  const own = new Map([[1, crew(1, 5)]])
  expect(versionsOf(newestCrews([crew(1, 4), crew(2, 7)], own))).toEqual([
    [1, 5],
    [2, 7],
  ])
})

test('what somebody else has saved since wins over an older save made here', () => {
  const own = new Map([[1, crew(1, 5)]])
  expect(versionsOf(newestCrews([crew(1, 6)], own))).toEqual([[1, 6]])
})

test('a boat that is deleted stays away', () => {
  expect(newestCrews([crew(2, 1)], new Map([[1, crew(1, 5)]]))).toHaveLength(1)
})
