import type { ListKindName } from '#domain/bring-in/kinds.ts'
import type { ColumnsAs, RememberedColumns } from '#domain/bring-in/columns.ts'
import type { Sheet, SheetFault, SheetRow } from '#domain/sheets/sheet.ts'

/** What the assistant has to know of a kind of list. */
export type ListKind<F extends string> = {
  kind: ListKindName
  fields: readonly F[]
  /** Whether taking in does something about rows that are known. */
  fillsKnown: boolean
  /** More rows are not taken in at once. */
  most: number
  /** The rows below their headings, in a line that somebody has chosen or the likely one. */
  sheetOf: (rows: readonly SheetRow[], headings: number | null) => Sheet | SheetFault
  columnsOf: (sheet: Sheet, remembered: readonly RememberedColumns[]) => ColumnsAs<F>
  /** Whether these columns say enough for a row. */
  isEnough: (fields: readonly F[]) => boolean
  /** The fields whose faults stand in the cell of this one. */
  holds: (field: F) => readonly string[]
}
