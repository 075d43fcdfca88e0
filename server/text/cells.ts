/** The cells of every XLSX file we write. */
export type SheetCell = {
  value: string | number
  type: StringConstructor | NumberConstructor
  format?: string
  fontWeight?: 'bold'
} | null

/** What people typed is text, whatever it begins with, so that "=…" never runs. */
export const textCell = (value: string | null): SheetCell =>
  value === null || value === '' ? null : { value, type: String }
export const headCell = (value: string): SheetCell => ({ value, type: String, fontWeight: 'bold' })
export const numberCell = (value: number | null, format = '0'): SheetCell =>
  value === null ? null : { value, type: Number, format }
