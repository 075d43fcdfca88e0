import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { bringInColumns } from '#contract/platform/bring-in.ts'
import { cellsByField, type ColumnFields, type ColumnsAs } from '#domain/bring-in/columns.ts'
import type { DateOrder } from '#domain/sheets/days.ts'
import type { Encoding } from '#domain/sheets/decode-text.ts'
import type { Sheet } from '#domain/sheets/sheet.ts'
import { query } from '../../api/api.ts'
import { textTable, type TableFile } from '../../ui/read-sheet.ts'
import type { ListKind } from './list-kind.ts'

/** A file that was read, or a text that was pasted. */
export type ReadFile = { name: string; table: TableFile }
/** A row as it goes to the server. */
type ListRow<F extends string> = { line: number; cells: Partial<Record<F, string>> }

export type List<F extends string> = {
  file: ReadFile
  sheet: Sheet
  fields: ColumnFields<F>
  as: ColumnsAs<F>['as'] | null
  rows: readonly ListRow<F>[]
  byLine: ReadonlyMap<number, ListRow<F>>
  isEnough: boolean
  order: DateOrder | null
  hasFailed: boolean
  setOrder: (order: DateOrder | null) => void
  setHeadings: (line: number) => void
  setEncoding: (encoding: Encoding) => void
  setField: (column: number, field: F | null) => void
  /** Matches the columns by their headings alone. */
  matchAgain: () => void
  isTyped: (line: number, column: number) => boolean
  setCell: (line: number, column: number, text: string) => void
}

const placeOf = (line: number, column: number) => `${line} ${column}`
const NOTHING_TYPED: ReadonlyMap<string, string> = new Map()

/** How a list is read: where its headings are, which field each column holds, what was corrected. */
export function useList<F extends string>(
  kind: ListKind<F>,
  file: ReadFile,
  onFile: (file: ReadFile) => void,
): List<F> | null {
  const { sheet, setHeadings } = useSheet(kind, file)
  const columns = useColumns(kind, sheet)
  const [typed, setTyped] = useState(NOTHING_TYPED)
  const [order, setOrder] = useState<DateOrder | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const fields = columns?.fields
  const rows = useMemo(
    () => (sheet && fields ? rowsOf(sheet, fields, typed) : []),
    [sheet, fields, typed],
  )
  const byLine = useMemo(() => new Map(rows.map((row) => [row.line, row])), [rows])
  if (!sheet || !columns) return null
  return {
    ...columns,
    file,
    sheet,
    rows,
    byLine,
    isEnough: kind.isEnough(columns.fields.filter((field) => field !== null)),
    order,
    setOrder,
    setHeadings,
    hasFailed,
    setEncoding: (encoding) => {
      const read = file.table.text && textTable(file.table.text.bytes, encoding)
      const isRead = read !== null && typeof kind.sheetOf(read.rows, 0) !== 'string'
      setHasFailed(!isRead)
      if (isRead) onFile({ ...file, table: read })
    },
    isTyped: (line, column) => typed.has(placeOf(line, column)),
    setCell: (line, column, text) =>
      setTyped((before) => new Map(before).set(placeOf(line, column), text)),
  }
}

function useSheet<F extends string>(kind: ListKind<F>, { table }: ReadFile) {
  const [headings, setHeadings] = useState<number | null>(null)
  const sheet = useMemo(() => {
    const read = kind.sheetOf(table.rows, headings)
    const usual = typeof read === 'string' ? kind.sheetOf(table.rows, 0) : read
    return typeof usual === 'string' ? null : usual
  }, [kind, table, headings])
  return { sheet, setHeadings }
}

type Columns<F extends string> = Pick<List<F>, 'fields' | 'as' | 'setField' | 'matchAgain'>

function useColumns<F extends string>(kind: ListKind<F>, sheet: Sheet | null): Columns<F> | null {
  const remembered = useQuery(query(bringInColumns, { query: { kind: kind.kind } })).data?.data
  const [chosen, setChosen] = useState<{ sheet: Sheet; fields: ColumnFields<F> } | null>(null)
  const [ignoresPast, setIgnoresPast] = useState(false)
  const guessed = useMemo(
    () => sheet && remembered && kind.columnsOf(sheet, ignoresPast ? [] : remembered),
    [kind, sheet, remembered, ignoresPast],
  )
  if (!sheet || !guessed) return null
  // What was chosen for other headings says nothing of these.
  const own = chosen?.sheet === sheet ? chosen.fields : null
  const fields = own ?? guessed.fields
  return {
    fields,
    as: own ? null : guessed.as,
    setField: (column, field) => {
      const free = fields.map((one) => (one === field ? null : one))
      setChosen({ sheet, fields: free.with(column, field) })
    },
    matchAgain: () => {
      setChosen(null)
      setIgnoresPast(true)
    },
  }
}

function rowsOf<F extends string>(
  sheet: Sheet,
  fields: ColumnFields<F>,
  typed: ReadonlyMap<string, string>,
): ListRow<F>[] {
  return sheet.rows.map(({ line, cells }) => ({
    line,
    cells: cellsByField(
      fields.map((_, column) => typed.get(placeOf(line, column)) ?? cells[column] ?? ''),
      fields,
    ),
  }))
}
