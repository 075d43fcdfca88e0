import { eachRow, separatorOf } from '../sheets/read-csv.ts'

/** A file has no more lines and characters; larger ones are divided. */
export const DRV_LIMIT = { rows: 5000, characters: 900_000, columns: 100 } as const

/** Why a file is none of ours, or cannot be read at all. */
export type DrvRefusal =
  | 'no_text'
  | 'no_mark'
  | 'other_version'
  | 'no_rows'
  | 'column_missing'
  | 'column_twice'
  | 'too_many_rows'

export type DrvRow = { line: number; cells: readonly string[] }

export type DrvTable = {
  head: readonly string[]
  rows: DrvRow[]
  /** Numbers may have a comma. */
  has_commas: boolean
  /** The last line breaks off. */
  is_cut: boolean
}

const MARK = /^\W{0,2}#\s*drv-test\s*\/\s*(\d+)/i

/** The rows of a file whose first line may or must be a mark, `#drv-test/1`. */
export function drvTable(text: string, mark: 'marked' | 'unmarked'): DrvTable | DrvRefusal {
  if (text.includes('\u0000')) return 'no_text'
  const separator = separatorOf(text)
  const rows: DrvRow[] = []
  // With a line end behind it, no cell of the last line is left out.
  eachRow(`${text}\n`, separator, DRV_LIMIT.columns + 1, (cells, line) => {
    rows.push({ line, cells: [...cells] })
    return rows.length <= DRV_LIMIT.rows + 2
  })
  const first = rows[0]?.cells[0] ?? ''
  const version = MARK.exec(first)?.[1]
  if (mark === 'marked' && version === undefined) return 'no_mark'
  if (mark === 'marked' && version !== '1') return 'other_version'
  const [head, ...others] = rows.slice(first.startsWith('#') ? 1 : 0)
  if (!head || others.length === 0) return 'no_rows'
  if (others.length > DRV_LIMIT.rows) return 'too_many_rows'
  const last = others.at(-1)?.cells.length ?? 0
  return {
    head: head.cells,
    rows: others,
    has_commas: separator !== ',',
    is_cut: !/[\r\n]\s*$/.test(text) && last < head.cells.length,
  }
}
