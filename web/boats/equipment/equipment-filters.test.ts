import { describe, expect, test } from 'vitest'
import { filtersSet, readFilters, writeFilters } from './equipment-filters.ts'

describe('the address of the equipment page', () => {
  test.each([
    ['', {}],
    ['view=list&kind=boat', { view: 'list', kind: 'boat' }],
    ['view=nothing&kind=car&status=lost', {}],
    ['query=%20Empacher%20', { query: 'Empacher' }],
    ['at=2026-11-24T06:00:00Z', { at: '2026-11-24T06:00:00Z' }],
    ['at=tomorrow', {}],
  ])('%s is kept as far as it means something', (search, kept) => {
    expect(writeFilters(readFilters(new URLSearchParams(search)))).toEqual(kept)
  })

  test('counts what narrows the list', () => {
    expect(filtersSet(readFilters(new URLSearchParams('view=list&at=2026-11-24T06:00:00Z')))).toBe(
      0,
    )
    expect(filtersSet(readFilters(new URLSearchParams('kind=boat&status=damaged&query=x')))).toBe(3)
  })
})
