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
  /** Columns that go out as the value of an expression. */
  shown: readonly { column: string; as: string }[]
  /** Columns that hold ids and have no foreign key. */
  ids: readonly { columns: readonly string[]; table: string }[]
  /** JSON columns with ids in them, under these keys at any depth. */
  idsWithin: readonly { column: string; keys: ReadonlyMap<string, string> }[]
  /** Why its rows are not brought in again; null where they are. */
  stays: string | null
}
export type Declaration = Exported | { reason: string }

const isPart = (word: string): word is ExportPart =>
  (EXPORT_PARTS as readonly string[]).includes(word)
const names = (list: string): string[] => list.split(/,\s*/)

/**
 * Reads what `app.protect` noted of a table, such as `health, counted: where seen(user_id); without
 * code; hiding note where note_private; ids mentioned of users; ids in plan: athlete_ids of users`,
 * or `not: ` and the reason. @throws Error for anything else
 */
export function declarationOf(table: string, text: string | null): Declaration {
  const [, word = '', counted, rest = ''] = /^(\w+)(, counted)?: (.+)$/s.exec(text ?? '') ?? []
  if (word === 'not' && counted === undefined) return { reason: rest }
  if (!isPart(word)) throw unclear(table, text)
  const [rows = '', ...clauses] = rest.split('; ')
  const where = /^where (.+)$/s.exec(rows)?.[1] ?? null
  if (where === null && rows !== 'all') throw unclear(table, text)
  const exported: Draft = {
    part: word,
    counted: counted !== undefined,
    where,
    without: [],
    hiding: [],
    shown: [],
    ids: [],
    idsWithin: [],
    stays: null,
  }
  for (const clause of clauses) if (!addClause(exported, clause)) throw unclear(table, text)
  return exported
}

type Draft = {
  -readonly [K in keyof Exported]: Exported[K] extends readonly (infer I)[] ? I[] : Exported[K]
}

/** Adds what a clause says; false for one that says nothing we know. */
function addClause(exported: Draft, clause: string): boolean {
  const [, left] = /^without ([\w, ]+)$/.exec(clause) ?? []
  if (left !== undefined) return exported.without.push(...names(left)) > 0
  const [, hidden, condition] = /^hiding ([\w, ]+?) where (.+)$/s.exec(clause) ?? []
  if (hidden !== undefined && condition !== undefined)
    return exported.hiding.push({ columns: names(hidden), where: condition }) > 0
  const [, reason] = /^stays: (.+)$/.exec(clause) ?? []
  if (reason !== undefined) {
    exported.stays = reason
    return true
  }
  return addIds(exported, clause) || addShown(exported, clause)
}

function addIds(exported: Draft, clause: string): boolean {
  const [, columns, table] = /^ids ([\w, ]+?) of (\w+)$/.exec(clause) ?? []
  if (columns !== undefined && table !== undefined)
    return exported.ids.push({ columns: names(columns), table }) > 0
  const [, column, list] = /^ids in (\w+): ((?:\w+ of \w+(?:, )?)+)$/.exec(clause) ?? []
  if (column === undefined || list === undefined) return false
  const keys = names(list).map((one): [string, string] => {
    const [key = '', of = ''] = one.split(' of ')
    return [key, of]
  })
  return exported.idsWithin.push({ column, keys: new Map(keys) }) > 0
}

function addShown(exported: Draft, clause: string): boolean {
  const [, column, expression] = /^(\w+) as (.+)$/s.exec(clause) ?? []
  if (column === undefined || expression === undefined) return false
  return exported.shown.push({ column, as: expression }) > 0
}

const unclear = (table: string, text: string | null) =>
  new Error(`the table ${table} does not say how it goes out: ${text ?? 'nothing'}`)
