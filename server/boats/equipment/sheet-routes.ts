import type * as contract from '#contract/boats/equipment-sheets.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import type { Handlers } from '../../http/mount.ts'
import { fileReply, partialReply } from '../../http/reply.ts'
import { rowsNotAdded } from '../../text/left-out.ts'
import { listCsv, listWorkbook } from '../../text/list-sheet.ts'
import type { ServerTexts } from '../../text/text.ts'
import { equipmentSheet } from './equipment-sheet.ts'
import { onlookerOf } from './facts.ts'
import { importRows } from './import-rows.ts'
import { categoriesOf, equipmentPage } from './queries.ts'

const ALL = 1000

type SheetCall = { db: Db; clubId: ClubId; viewer: Viewer; texts: ServerTexts }

async function sheetOf({ db, clubId, viewer, texts }: SheetCall) {
  const categories = await categoriesOf(db, clubId)
  const { items } = await equipmentPage(db, clubId, onlookerOf(viewer), { page: 1, limit: ALL })
  return equipmentSheet(items, categories, texts.equipment)
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
