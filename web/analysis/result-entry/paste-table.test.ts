import { describe, expect, test } from 'vitest'
import type { Column, Row } from './grid-model.ts'
import { placeTable } from '../../sheet/place-table.ts'
import type { EntryField } from './read-cell.ts'
import { namesIn } from './use-score-actions.ts'

const LABELS: Partial<Record<EntryField, string>> = {
  time: 'Time',
  stroke_rate: 'Stroke rate',
  cadence: 'Cadence',
  heart_rate: 'Heart rate',
}

const column = (piece: number, field: EntryField): Column => ({
  key: `${piece}/${field}`,
  piece,
  part: 'piece',
  number: 0,
  field,
})
const row = (name: string, piece: number | null = null) =>
  ({ key: `${name}/${piece}`, owner: { name }, piece, leads: true }) as unknown as Row

function sheetOf(rows: readonly Row[], columns: readonly Column[]) {
  return {
    rows: rows.length,
    columns: columns.length,
    writeAt: (y: number, x: number, text: string) =>
      text === 'closed' ? null : { at: [y, x], text },
    ...namesIn({ rows, columns }, { field: (field) => LABELS[field] ?? field }),
  }
}

const PEOPLE = ['Jörg Müßig', 'Ida Jensen', 'Li Na'].map((name) => row(name))
const TWO_PIECES = [1, 2].flatMap((piece) => [column(piece, 'time'), column(piece, 'stroke_rate')])

function pasted(text: string, at = { row: 0, column: 0 }, sheet = sheetOf(PEOPLE, TWO_PIECES)) {
  const placed = placeTable(
    sheet,
    at,
    text.split('\n').map((line) => line.split('\t')),
  )
  return (
    placed && {
      written: placed.writes.map(({ at: [y, x], text: value }) => `${y}.${x} ${value}`),
      leftOut: placed.leftOut,
    }
  )
}
const NONE = { lines: 0, columns: 0, cells: 0, names: 0, twice: 0, heads: 0 }

describe('a table with headings', () => {
  test('goes to the people it names, whatever the order of rows and columns', () =>
    expect(
      pasted('SF\tZeit\tName\n28\t7:01,4\tJensen, Ida\n\t6:50\tmüssig jörg\n30\t6:41\tMüßig Jörg'),
    ).toEqual({
      written: ['1.1 28', '1.0 7:01,4', '0.1 30', '0.0 6:41'],
      leftOut: { ...NONE, names: 1, texts: ['müssig jörg'] },
    }))

  test('has its names in two columns, and a title above', () =>
    expect(pasted('Ergotest 2026\n\nNachname\tVorname\tTemps\nJensen\tIda\t7:00')).toEqual({
      written: ['1.0 7:00'],
      leftOut: null,
    }))

  test('goes to the piece of the chosen cell, and repeated headings to the next ones', () => {
    expect(pasted('Name\tTime\nLi Na\t7:00', { row: 0, column: 3 })?.written).toEqual(['2.2 7:00'])
    expect(pasted('姓名\t用时\t用时\n李娜\t7:00\t7:10\nLi Na\t7:01\t7:11')).toEqual({
      written: ['2.0 7:01', '2.2 7:11'],
      leftOut: { ...NONE, names: 1, texts: ['李娜'] },
    })
  })

  test('goes to the lines of the piece of the chosen one', () => {
    const rows = [1, 2].flatMap((piece) => [row('Ida Jensen', piece), row('Li Na', piece)])
    const sheet = sheetOf(rows, [column(0, 'time')])
    const text = 'Name\tTime\nLi Na\t7:00'
    expect(pasted(text, { row: 0, column: 0 }, sheet)?.written).toEqual(['1.0 7:00'])
    expect(pasted(text, { row: 2, column: 0 }, sheet)?.written).toEqual(['3.0 7:00'])
  })

  test('without names goes below the chosen cell', () =>
    expect(pasted('Time\n7:00\n7:01\n7:02', { row: 1, column: 0 })).toEqual({
      written: ['1.0 7:00', '2.0 7:01'],
      leftOut: { ...NONE, lines: 1, texts: ['7:02'] },
    }))

  test('is left out where the sheet has no such column, or it is closed', () =>
    expect(pasted('Name\tTime\tClub\tEmpty\nLi Na\tclosed\tHansa\t')).toEqual({
      written: [],
      leftOut: { ...NONE, cells: 1, heads: 1, texts: ['closed', 'Club'] },
    }))

  test('takes the first row of somebody, and says that there are more', () =>
    expect(pasted('Name\tTime\nLi Na\t7:00\nLi Na\t7:05')).toEqual({
      written: ['2.0 7:00'],
      leftOut: { ...NONE, twice: 1, texts: ['Li Na'] },
    }))

  test('says the words of the sheet itself before those of other languages', () => {
    const sheet = sheetOf(PEOPLE, [column(1, 'stroke_rate'), column(1, 'cadence')])
    expect(pasted('Name\tCadence\nLi Na\t80', undefined, sheet)?.written).toEqual(['2.1 80'])
  })

  test.each(['7:00\t28\n7:01\t29', 'Li Na\t7:00', 'well rowed\tbut slow'])(
    'is not seen in %j',
    (text) => expect(pasted(text)).toBeNull(),
  )
})
