import { expect, test } from 'vitest'
import { filled, firstSheetOf, mergesIn } from './merged-cells.ts'

test('merged cells are found by their addresses', () => {
  expect(mergesIn('<sheetData/><mergeCells count="1"><mergeCell ref="C5:AA6"/></mergeCells>')).toEqual(
    [{ top: 4, left: 2, bottom: 5, right: 26 }],
  )
  expect(mergesIn('<x:mergeCells><x:mergeCell a="1" ref="A1:A2"/></x:mergeCells>')).toHaveLength(1)
  expect(mergesIn('<c><v>mergeCell ref="A1:A2"</v></c>')).toEqual([])
})

test('the first sheet is found by its relation', () => {
  const workbook = '<sheets><sheet r:id="rId7" name="B"/><sheet name="A" r:id="rId1"/></sheets>'
  const relations = (target: string) =>
    `<Relationship Id="rId1" Target="x"/><Relationship Target="${target}" Id="rId7"/>`
  expect(firstSheetOf(workbook, relations('worksheets/two.xml'))).toBe('xl/worksheets/two.xml')
  expect(firstSheetOf(workbook, relations('/xl/two.xml'))).toBe('xl/two.xml')
  expect(firstSheetOf('<sheets/>', relations('x'))).toBeNull()
})

test('each row of a block says what its first cell does, and no more rows than there are', () => {
  const rows = [
    ['U17', 'Ida'],
    ['', 'Bo'],
    ['', 'Cy'],
  ]
  const merge = { top: 0, left: 0, bottom: 1_048_575, right: 0 }
  expect(filled(rows, [merge])).toEqual([
    ['U17', 'Ida'],
    ['U17', 'Bo'],
    ['U17', 'Cy'],
  ])
  expect(filled(rows, [{ top: 9, left: 9, bottom: 20, right: 9 }])).toEqual(rows)
})
