import type * as contract from '#contract/boats/equipment-sheets.ts'
import type { Handlers } from '../../http/mount.ts'
import { fileReply, partialReply } from '../../http/reply.ts'
import { rowsNotAdded } from '../../text/left-out.ts'
import { equipmentCsv, equipmentWorkbook } from './equipment-sheets.ts'
import { onlookerOf } from './facts.ts'
import { importRows } from './import-rows.ts'
import { categoriesOf, equipmentPage } from './queries.ts'

const ALL = 1000

export const equipmentSheetHandlers: Handlers<typeof contract> = {
  async exportEquipment({ db, clubId, viewer, texts }) {
    const categories = await categoriesOf(db, clubId)
    const { items } = await equipmentPage(db, clubId, onlookerOf(viewer), { page: 1, limit: ALL })
    return fileReply('equipment.xlsx', await equipmentWorkbook(items, categories, texts.equipment))
  },
  async exportEquipmentCsv({ db, clubId, viewer, texts, language }) {
    const categories = await categoriesOf(db, clubId)
    const { items } = await equipmentPage(db, clubId, onlookerOf(viewer), { page: 1, limit: ALL })
    return fileReply('equipment.csv', equipmentCsv(items, categories, texts.equipment, language))
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
