import type * as contract from '#contract/boats/equipment.ts'
import type { Handlers } from '../../http/mount.ts'
import { found } from '../../http/refusal.ts'
import {
  createCategory,
  createItems,
  deleteCategory,
  deleteItem,
  updateCategory,
  updateItem,
} from './commands.ts'
import { onlookerOf } from './facts.ts'
import { categoriesOf, equipmentDetail, equipmentPage, logPage } from './queries.ts'

const done = { data: { done: true } }
const ALL = 1000
const LOGS_A_PAGE = 50

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
  async equipmentLogs({ db, clubId, viewer, query, timeZone }) {
    const { page = 1, limit = LOGS_A_PAGE, ...filter } = query
    const { logs, total } = await logPage(
      db,
      clubId,
      onlookerOf(viewer),
      { ...filter, page, limit },
      timeZone,
    )
    return { data: logs, meta: { page, limit, total } }
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
}
