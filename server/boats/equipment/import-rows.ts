import type { EquipmentRow } from '#contract/boats/equipment-sheets.ts'
import { LANGUAGES } from '#domain/constants/languages.ts'
import {
  readEquipmentRow,
  type EquipmentRowFault,
  type ReadRow,
  type RowField,
} from '#domain/rules/equipment-row.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { serverTexts } from '../../text/text.ts'
import { createItems } from './commands.ts'
import { categoriesOf } from './queries.ts'

export type RowFault = { line: number; field: RowField; fault: EquipmentRowFault }

/**
 * Adds the good rows and reports the others. A category can be given by the club's own name for it,
 * or by its common name in any of our languages.
 */
export async function importRows(
  db: Db,
  clubId: ClubId,
  rows: readonly EquipmentRow[],
  dryRun: boolean,
): Promise<{ added: number; faults: RowFault[] }> {
  const categories = await categoryNames(db, clubId)
  const read = rows.map((row) => ({ line: row.line, ...readEquipmentRow(row) }))
  const faults = read.flatMap((row) =>
    'faults' in row ? row.faults.map(([field, fault]) => ({ line: row.line, field, fault })) : [],
  )
  const good: (ReadRow & { category_id: number })[] = []
  for (const row of read) {
    if (!('plan' in row)) continue
    const category_id = categories.get(row.category.toLowerCase())
    if (category_id === undefined)
      faults.push({ line: row.line, field: 'category', fault: 'no_choice' })
    else good.push({ ...row.plan, category_id })
  }
  if (!dryRun) await createItems(db, clubId, good)
  return { added: good.length, faults: faults.toSorted((one, other) => one.line - other.line) }
}

async function categoryNames(db: Db, clubId: ClubId): Promise<Map<string, number>> {
  const names = new Map<string, number>()
  for (const { id, kind, name } of (await categoriesOf(db, clubId)).toReversed()) {
    if (name !== null) names.set(name.toLowerCase(), id)
    else
      for (const language of LANGUAGES)
        names.set(serverTexts(language).equipment.kinds[kind].toLowerCase(), id)
  }
  return names
}
