import { sql } from 'kysely'
import type { ItemPlan } from '#contract/boats/equipment.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { Refusal } from '../../http/refusal.ts'
import { deleteEmptyCategory, deleteUnusedItem } from './statements.ts'

type Category = {
  kind: string
  name: string | null
  fields?: readonly { key: string; label: string; type: string }[] | undefined
}

const trimmed = (name: string | null) => name?.trim() ?? null

export async function createCategory(
  db: Db,
  clubId: ClubId,
  { kind, name, fields = [] }: Category,
): Promise<number> {
  const values = { club_id: clubId, kind, name: trimmed(name), fields: JSON.stringify(fields) }
  const { id } = await db
    .insertInto('equipment_categories')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** @throws Refusal not_found */
export async function updateCategory(
  db: Db,
  clubId: ClubId,
  id: number,
  { name, fields }: { name?: string | null | undefined; fields?: Category['fields'] },
): Promise<void> {
  const { rows } = await sql`
    update equipment_categories
      set name = case when ${name !== undefined}
      then ${name === undefined ? null : trimmed(name)}::text else name end,
      fields = coalesce(${fields ? JSON.stringify(fields) : null}::jsonb, fields)
    where club_id = ${clubId} and id = ${id} returning id`.execute(db)
  if (rows.length === 0) throw new Refusal('not_found')
}

/** @throws Refusal not_found, or conflict while it holds something */
export async function deleteCategory(db: Db, clubId: ClubId, id: number): Promise<void> {
  const [row] = await run(db, deleteEmptyCategory, { club_id: clubId, id })
  if (row === undefined) throw new Refusal('not_found')
  if (row.held) throw new Refusal('category_in_use')
}

type Columns = Omit<Partial<ItemPlan>, 'rigging' | 'values'> & { rigging?: string; values?: string }
const columns = ({ rigging, values, name, ...plain }: Partial<ItemPlan>): Columns => ({
  ...plain,
  ...(name !== undefined && { name: name.trim() }),
  ...(rigging && { rigging: JSON.stringify(rigging) }),
  ...(values && { values: JSON.stringify(values) }),
})

/** A category of another club the database refuses, as an unknown reference. */
export async function createItems(
  db: Db,
  clubId: ClubId,
  plans: readonly ItemPlan[],
): Promise<number[]> {
  if (plans.length === 0) return []
  const rows = await db
    .insertInto('equipment')
    .values(
      plans.map((plan) => ({
        club_id: clubId,
        category_id: plan.category_id,
        name: plan.name,
        ...columns(plan),
      })),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * A category of another club the database refuses, as an unknown reference. @throws Refusal
 * not_found
 */
export async function updateItem(
  db: Db,
  clubId: ClubId,
  id: number,
  plan: Partial<ItemPlan>,
): Promise<void> {
  const changed = columns(plan)
  if (Object.keys(changed).length === 0) return
  const { numUpdatedRows } = await db
    .updateTable('equipment')
    .set(changed)
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Refusal('not_found')
}

/**
 * @throws Refusal not_found, or has_history when something was logged or booked: such a thing is
 * retired
 */
export async function deleteItem(db: Db, clubId: ClubId, id: number): Promise<void> {
  const [row] = await run(db, deleteUnusedItem, { club_id: clubId, id })
  if (row === undefined) throw new Refusal('not_found')
  if (row.history) throw new Refusal('has_history')
}
