import { useTranslation } from 'react-i18next'
import type { TestPerson } from '#contract/analysis/performance-tests-days.ts'
import { SheetCell, type CellActions } from '../../../sheet/SheetCell.tsx'
import {
  cellKey,
  storedAt,
  writeTestCell,
  type Entries,
  type TestPlace,
  type TestWriting,
} from './test-cells.ts'
import { cellState, targetOf, type TestColumn } from './test-columns.ts'
import type { TestWords } from './use-test-words.ts'

export type TestCellProps = {
  person: TestPerson
  column: TestColumn
  y: number
  x: number
  /** What is typed of this person, by cell. */
  own: Entries
  /** Keys of the cells that somebody else has written to meanwhile. */
  clashes: string
  protocol: string | null
  writing: TestWriting
  words: TestWords
  actions: CellActions
}

/** One value of somebody's test: to type into, to read, or hidden. */
export function TestCell({
  person,
  column,
  y,
  x,
  own,
  clashes,
  protocol,
  writing,
  words,
  actions,
}: TestCellProps) {
  const { t } = useTranslation('test-entry')
  const { line, field } = column
  const place: TestPlace = { user_id: person.user_id, name: person.full_name, line, field }
  const stored = storedAt(new Map([[person.user_id, person]]), place)
  const state = cellState(person, column)
  if (state === 'closed') return <span title={t('sheet.weightHidden')}>{t('sheet.hidden')}</span>
  if (state === 'read') return <span>{writeTestCell(place, stored, writing)}</span>
  const key = cellKey(place)
  const entry = own.get(key)
  const planned = line > 0 && field === 'watts' ? targetOf(person, protocol, line) : null
  return (
    <SheetCell
      row={y}
      column={x}
      name={key}
      label={words.place(place)}
      text={entry?.text ?? writeTestCell(place, stored, writing)}
      planned={writeTestCell(place, planned, writing)}
      fault={words.fault(entry)}
      state={clashes.split(' ').includes(key) ? 'clash' : entry ? 'waiting' : 'plain'}
      words={false}
      choices={undefined}
      actions={actions}
    />
  )
}
