import { EXPORT_PARTS, type ExportPart } from '#domain/constants/export-parts.ts'

/** How a table goes out with the export of its club. */
export type Exported = {
  part: ExportPart
  /** Its rows are the number that the list shows for the part. */
  counted: boolean
  /** Which rows; null for all. */
  where: string | null
  without: readonly string[]
  /** Columns that are empty in some rows. */
  hiding: readonly { columns: readonly string[]; where: string }[]
}
export type Declaration = Exported | { reason: string }

const isPart = (word: string): word is ExportPart =>
  (EXPORT_PARTS as readonly string[]).includes(word)
const names = (list: string): string[] => list.split(/,\s*/)

/**
 * Reads what `app.protect` noted of a table, such as `health, counted: where seen(user_id); without
 * code; hiding note where note_private`, or `not: ` and the reason. @throws Error for anything else
 */
export function declarationOf(table: string, text: string | null): Declaration {
  const [, word = '', counted, rest = ''] = /^(\w+)(, counted)?: (.+)$/s.exec(text ?? '') ?? []
  if (word === 'not' && counted === undefined) return { reason: rest }
  if (!isPart(word)) throw unclear(table, text)
  const [rows = '', ...clauses] = rest.split('; ')
  const where = /^where (.+)$/s.exec(rows)?.[1] ?? null
  if (where === null && rows !== 'all') throw unclear(table, text)
  const exported = { part: word, counted: counted !== undefined, where }
  const without: string[] = []
  const hiding: { columns: string[]; where: string }[] = []
  for (const clause of clauses) {
    const [, left] = /^without ([\w, ]+)$/.exec(clause) ?? []
    const [, hidden, condition] = /^hiding ([\w, ]+?) where (.+)$/s.exec(clause) ?? []
    if (left !== undefined) without.push(...names(left))
    else if (hidden !== undefined && condition !== undefined)
      hiding.push({ columns: names(hidden), where: condition })
    else throw unclear(table, text)
  }
  return { ...exported, without, hiding }
}

const unclear = (table: string, text: string | null) =>
  new Error(`the table ${table} does not say how it goes out: ${text ?? 'nothing'}`)
