/** The cells of every XLSX file we write. */
export type SheetCell = {
  value: string | number | Date
  type: StringConstructor | NumberConstructor | DateConstructor
  format?: string
  fontWeight?: 'bold'
} | null

/** What people typed is text, whatever it begins with, so that "=…" never runs. */
export const textCell = (value: string | null): SheetCell =>
  value === null || value === '' ? null : { value, type: String }
export const headCell = (value: string): SheetCell => ({ value, type: String, fontWeight: 'bold' })
export const numberCell = (value: number | null, format = '0'): SheetCell =>
  value === null ? null : { value, type: Number, format }
/** A day as a date that sorts and is grouped by month, shown the same in every language. */
export const dateCell = (day: string | null, format = 'yyyy-mm-dd'): SheetCell =>
  day === null ? null : { value: new Date(day), type: Date, format }

/** The same for a file of text, where a day is written as such. */
export function plainValue(cell: SheetCell): string | number | null {
  if (cell === null) return null
  return cell.value instanceof Date ? cell.value.toISOString().slice(0, 10) : cell.value
}
