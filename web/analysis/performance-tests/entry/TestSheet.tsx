import { memo, useRef } from 'react'
import type { TestPerson } from '#contract/analysis/performance-tests-days.ts'
import type { HeadingOf } from '#domain/sheets/headings.ts'
import type { CellActions } from '../../../sheet/SheetCell.tsx'
import classes from '../../../sheet/sheet.module.css'
import { SheetTable } from '../../../sheet/SheetTable.tsx'
import { useCellActions } from '../../../sheet/use-cell-actions.ts'
import type { Entry } from '../../../sheet/cells.ts'
import type { TestPlace, TestWriting } from './test-cells.ts'
import { TestCell } from './TestCell.tsx'
import { cellState, type TestColumn } from './test-columns.ts'
import type { TestDesk } from './use-test-desk.ts'
import type { TestWords } from './use-test-words.ts'

export type TestSheetProps = {
  people: readonly TestPerson[]
  columns: readonly TestColumn[]
  desk: TestDesk
  protocol: string | null
  writing: TestWriting
  words: TestWords
  label: string
}

/** What lists call the values of a test; others are known by their name in the sheet. */
const HEADINGS: Partial<Record<TestPlace['field'], HeadingOf<'result'>>> = {
  time_s: 'time',
  distance: 'distance',
  stroke_rate: 'stroke_rate',
  heart_rate: 'heart_rate',
  hr_avg: 'heart_rate',
  watts: 'power',
  lactate: 'lactate',
  rpe: 'rpe',
  weight: 'weight',
}

/** What the cells do for these people and columns. */
export function useTestActions(
  { people, columns, desk, words }: Pick<TestSheetProps, 'people' | 'columns' | 'desk' | 'words'>,
  host: { current: HTMLElement | null },
): CellActions {
  return useCellActions(
    {
      rows: people.length,
      columns: columns.length,
      writeAt: (row, at, text) => {
        const [person, column] = [people[row], columns[at]]
        if (!person || !column || cellState(person, column) !== 'open') return null
        const { line, field } = column
        return { user_id: person.user_id, name: person.full_name, line, field, text }
      },
      rowAt: (row) => ({ name: people[row]?.full_name ?? '', group: '' }),
      headAt: (at) => {
        const column = columns[at]
        return {
          label: column ? words.field(column) : '',
          field: (column && HEADINGS[column.field]) ?? null,
          group: String(column?.line),
        }
      },
      desk,
    },
    host,
  )
}

/** A squad on test day: a line for everybody, the test as a whole and its steps side by side. */
export function TestSheet({ label, ...sheet }: TestSheetProps) {
  const { people, columns, desk, protocol, writing, words } = sheet
  const host = useRef<HTMLDivElement>(null)
  const actions = useTestActions(sheet, host)
  const own = Map.groupBy(desk.entries, ([, { user_id }]) => user_id)
  const clashes = desk.clashes.map(({ key }) => key).join(' ')
  const groups = [...Map.groupBy(columns, ({ line }) => line)].map(([line, list]) => ({
    key: String(line),
    name: words.line(line),
    columns: list.map((column) => ({
      key: column.key,
      name: words.field(column),
      unit: words.unit(column.field),
    })),
  }))
  return (
    <SheetTable host={host} label={label} groups={groups} named={groups.length > 1}>
      {people.map((person, y) => (
        <TestRow
          key={person.user_id}
          {...{ person, y, columns, clashes, protocol, writing, words, actions }}
          own={own.get(person.user_id) ?? NONE}
        />
      ))}
    </SheetTable>
  )
}

type Own = readonly (readonly [string, Entry<TestPlace>])[]
const NONE: Own = []

type RowProps = Pick<TestSheetProps, 'columns' | 'protocol' | 'writing' | 'words'> & {
  person: TestPerson
  y: number
  own: Own
  clashes: string
  actions: CellActions
}

/** One line of the sheet, drawn again only when something in it has changed. */
const TestRow = memo(function TestRow({ person, columns, own, y, ...rest }: RowProps) {
  const entries = new Map(own)
  return (
    <tr>
      <th scope="row">
        <span className={classes.line}>{person.full_name}</span>
      </th>
      {columns.map((column, x) => {
        const isOpen = cellState(person, column) === 'open'
        const opens = x > 0 && columns[x - 1]?.line !== column.line
        return (
          <td
            key={column.key}
            className={[!isOpen && classes.closed, opens && classes.opens]
              .filter(Boolean)
              .join(' ')}
          >
            <TestCell {...{ ...rest, person, column, y, x }} own={entries} />
          </td>
        )
      })}
    </tr>
  )
}, isSameRow)

function isSameRow(before: RowProps, after: RowProps): boolean {
  const { own, columns, ...rest } = before
  const other = after.own
  const names = Object.keys(rest) as (keyof typeof rest)[]
  return (
    names.every((name) => rest[name] === after[name]) &&
    columns.map(({ key }) => key).join() === after.columns.map(({ key }) => key).join() &&
    own.length === other.length &&
    own.every(([key, entry], index) => other[index]?.[0] === key && other[index]?.[1] === entry)
  )
}
