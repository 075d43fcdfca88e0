import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { PreviewRow } from '#contract/platform/bring-in.ts'
import type { SheetRow } from '#domain/sheets/sheet.ts'
import { NO_DATA } from '../../format/no-data.ts'
import { isEnter } from '../../ui/is-enter.ts'
import type { ListKind } from './list-kind.ts'
import type { List } from './use-list.ts'
import classes from './bring-in.module.css'

export type FieldWords<F extends string> = {
  /** What a field is called. */
  nameOf: (field: F) => string
  /** A value as it will be, in the words of the page. */
  valueOf: (field: F, row: PreviewRow) => string
}

/** Where the value of a row and column is corrected. */
export const cellId = (line: number, column: number): string => `cell-${line}-${column}`

type RowCellProps<F extends string> = {
  kind: ListKind<F>
  list: List<F>
  row: SheetRow
  column: number
  will: PreviewRow | undefined
  words: FieldWords<F>
}

/** A value as it will be; one that is not understood as it stands in the file, to be corrected. */
export function RowCell<F extends string>(props: RowCellProps<F>) {
  const { kind, list, row, column, will, words } = props
  const { t } = useTranslation('bring-in')
  const field = list.fields[column] ?? null
  if (field === null) return <td data-out>{row.cells[column] || NO_DATA}</td>
  const written = list.byLine.get(row.line)?.cells[field] ?? ''
  const faults = kind.holds(field).flatMap((one) => will?.faults[one] ?? [])
  const isWrong = faults.length > 0
  if (!isWrong && !list.isTyped(row.line, column))
    return <td>{(will && words.valueOf(field, will)) || written || NO_DATA}</td>
  const save = (text: string) => {
    if (text !== written) list.setCell(row.line, column, text)
  }
  return (
    <td>
      <TextInput
        key={written}
        id={cellId(row.line, column)}
        className={classes.fault ?? ''}
        data-wrong={isWrong || undefined}
        aria-label={t('table.cell', { line: row.line, field: words.nameOf(field) })}
        aria-invalid={isWrong}
        maxLength={500}
        defaultValue={written}
        onBlur={(event) => save(event.currentTarget.value)}
        onKeyDown={(event) => isEnter(event.nativeEvent) && save(event.currentTarget.value)}
      />
    </td>
  )
}
