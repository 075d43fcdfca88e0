import { expect, test } from 'vitest'
import { rowsOf } from './sheet-rows.ts'

test.each([
  ['Category', 'Name', 'Boat class', 'Min. crew weight (kg)'],
  ['Kategorie', 'Name', 'Bootsklasse', 'Mannschaftsgewicht ab (kg)'],
  ['Catégorie', 'Nom', 'Type de bateau', 'Poids d’équipage dès (kg)'],
  ['类别', '名称', '艇种', '适用体重下限（kg）'],
])('the columns of the export are known: %s', (...columns) => {
  const rows = rowsOf({
    columns: [...columns],
    rows: [{ line: 2, cells: ['Boats', 'Wave', '8+', '75'] }],
  })
  expect(rows).toEqual([
    expect.objectContaining({
      line: 2,
      category: 'Boats',
      name: 'Wave',
      boat_type: '8+',
      crew_weight_min: '75',
      model: '',
    }),
  ])
})

test.each([
  ['Category', 'Name', 'Boat class', 'Crew weight from (kg)'],
  ['类别', '名称', '艇型', '适用体重下限（kg）'],
])('and those of files exported before they were renamed: %s', (...columns) => {
  const rows = rowsOf({
    columns: [...columns],
    rows: [{ line: 2, cells: ['Boats', 'Wave', '8+', '75'] }],
  })
  expect(rows).toEqual([expect.objectContaining({ boat_type: '8+', crew_weight_min: '75' })])
})

test('a table without category or name is none of ours', () => {
  expect(rowsOf({ columns: ['Name', 'Year'], rows: [] })).toBeNull()
})
