import type * as contract from '#contract/boats/equipment.ts'
import type { Handlers } from '../../http/mount.ts'
import { found } from '../../http/refusal.ts'
import { fileReply, partialReply } from '../../http/reply.ts'
import {
  createCategory,
  createItems,
  deleteCategory,
  deleteItem,
  updateCategory,
  updateItem,
} from './commands.ts'
import { equipmentWorkbook } from './equipment-xlsx.ts'
import { onlookerOf } from './facts.ts'
import { importRows } from './import-rows.ts'
import { categoriesOf, equipmentDetail, equipmentPage } from './queries.ts'
import { rowsNotAdded } from '../../text/left-out.ts'

const done = { data: { done: true } }
const ALL = 1000

export const equipmentHandlers: Handlers<typeof contract> = {
  async equipmentCategories({ db, clubId }) {
    return { data: await categoriesOf(db, clubId) }
  },
  async createEquipmentCategory({ db, clubId, body }) {
    return { data: { id: await createCategory(db, clubId, body) } }
  },
  async updateEquipmentCategory({ db, clubId, params, body }) {
    await updateCategory(db, clubId, params.id, body)
    return done
  },
  async deleteEquipmentCategory({ db, clubId, params }) {
    await deleteCategory(db, clubId, params.id)
    return done
  },
  async equipment({ db, clubId, viewer, query }) {
    const { page = 1, limit = ALL, ...filter } = query
    const { items, total } = await equipmentPage(db, clubId, onlookerOf(viewer), {
      ...filter,
      page,
      limit,
    })
    return { data: items, meta: { page, limit, total } }
  },
  async equipmentItem({ db, clubId, viewer, params }) {
    return { data: found(await equipmentDetail(db, clubId, onlookerOf(viewer), params.id)) }
  },
  async createEquipment({ db, clubId, body }) {
    const [id] = await createItems(db, clubId, [body])
    return { data: { id: found(id) } }
  },
  async updateEquipment({ db, clubId, params, body }) {
    await updateItem(db, clubId, params.id, body)
    return done
  },
  async deleteEquipment({ db, clubId, params }) {
    await deleteItem(db, clubId, params.id)
    return done
  },
  async exportEquipment({ db, clubId, viewer, texts }) {
    const categories = await categoriesOf(db, clubId)
    const { items } = await equipmentPage(db, clubId, onlookerOf(viewer), { page: 1, limit: ALL })
    return fileReply('equipment.xlsx', await equipmentWorkbook(items, categories, texts.equipment))
  },
  async importEquipment({ db, clubId, body, texts, language }) {
    const { added, faults } = await importRows(db, clubId, body.rows, body.dry_run)
    const { faults: words } = texts.equipment
    const data = {
      added,
      faults: faults.map(({ line, field, fault }) => ({ line, field, message: words[fault] })),
    }
    if (faults.length === 0) return { data }
    const lines = new Set(faults.map(({ line }) => line))
    const left = body.rows.filter(({ line }) => lines.has(line))
    return partialReply(rowsNotAdded(language, left), { data })
  },
}
