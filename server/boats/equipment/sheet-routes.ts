import type * as contract from '#contract/boats/equipment-sheets.ts'
import type { EquipmentRow } from '#contract/boats/equipment-sheets.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { EquipmentCategory, EquipmentItem } from '#contract/boats/equipment.ts'
import { boatById } from '#domain/constants/boats.ts'
import { LANGUAGES } from '#domain/constants/languages.ts'
import {
  readEquipmentRow,
  type EquipmentRowFault,
  type ReadRow,
  type RowField,
} from '#domain/rules/equipment-row.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import type { ClubId, Db } from '../../db/client.ts'
import type { Handlers } from '../../http/mount.ts'
import { fileReply, partialReply } from '../../http/reply.ts'
import { rowsNotAdded } from '../../text/left-out.ts'
import { listCsv, listWorkbook, headed, type ListSheet } from '../../text/list-sheet.ts'
import { serverTexts, type ServerTexts } from '../../text/text.ts'
import { onlookerOf } from './facts.ts'
import { categoriesOf, equipmentPage } from './queries.ts'
import { createItems } from './commands.ts'

type RowFault = { line: number; field: RowField; fault: EquipmentRowFault }

/**
 * Adds the good rows and reports the others. A category can be given by the club's own name for it,
 * or by its common name in any of our languages.
 */
async function importRows(
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

const METRES_A_KM = 1000
const SECONDS_AN_HOUR = 3600

/** One row per thing under headings that the import knows. */
function equipmentSheet(
  rows: readonly EquipmentItem[],
  categories: readonly EquipmentCategory[],
  timeZone: string,
  { sheet, columns, kinds, states }: ServerTexts['equipment'],
): ListSheet<EquipmentItem> {
  const names = new Map(categories.map(({ id, kind, name }) => [id, name ?? kinds[kind]]))
  return {
    title: sheet,
    rows,
    columns: headed(columns, {
      category: { text: ({ category_id }) => names.get(category_id) ?? null, width: 14 },
      name: { text: ({ name }) => name, width: 24 },
      boat: {
        text: ({ boat_type }) => (boat_type === null ? null : (boatById(boat_type)?.key ?? null)),
      },
      manufacturer: { text: ({ manufacturer }) => manufacturer },
      model: { text: ({ model }) => model },
      year: { number: ({ year }) => year },
      weightMin: { number: ({ crew_weight_min }) => crew_weight_min, format: '0.#' },
      weightMax: { number: ({ crew_weight_max }) => crew_weight_max, format: '0.#' },
      location: { text: ({ location }) => location },
      status: { text: ({ status }) => states[status] },
      distance: { number: ({ distance }) => distance, per: METRES_A_KM, format: '#,##0.0' },
      time: { number: ({ time }) => time, per: SECONDS_AN_HOUR, format: '#,##0.0' },
      lastUsed: { text: ({ last_used }) => last_used && dayIn(timeZone, new Date(last_used)) },
      damages: { number: ({ open_damages }) => open_damages },
    }),
  }
}

const ALL = 1000

type SheetCall = { db: Db; clubId: ClubId; viewer: Viewer; texts: ServerTexts; timeZone: string }

async function sheetOf({ db, clubId, viewer, texts, timeZone }: SheetCall) {
  const categories = await categoriesOf(db, clubId)
  const { items } = await equipmentPage(db, clubId, onlookerOf(viewer), { page: 1, limit: ALL })
  return equipmentSheet(items, categories, timeZone, texts.equipment)
}

export const equipmentSheetHandlers: Handlers<typeof contract> = {
  async exportEquipment(call) {
    return fileReply('equipment.xlsx', await listWorkbook(await sheetOf(call)))
  },
  async exportEquipmentCsv(call) {
    return fileReply('equipment.csv', listCsv(await sheetOf(call), call.language))
  },
  async importEquipment({ db, clubId, body, texts, language }) {
    const { added, faults } = await importRows(db, clubId, body.rows, body.dry_run)
    const { faults: words } = texts.equipment
    const data = {
      added,
      faults: faults.map(({ line, field, fault }) => ({ line, field, message: words[fault] })),
    }
    if (faults.length === 0 || body.dry_run) return { data }
    const lines = new Set(faults.map(({ line }) => line))
    const left = body.rows.filter(({ line }) => lines.has(line))
    return partialReply(rowsNotAdded(language, left), added > 0, { data })
  },
}
