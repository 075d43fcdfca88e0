import { createItems } from '../../server/boats/equipment/commands.ts'
import { addLog, book } from '../../server/boats/boathouse/commands.ts'
import type { ClubId, Db } from '../../server/db/client.ts'

export async function makeCategory(db: Db, club: ClubId, kind = 'boat'): Promise<number> {
  const { id } = await db
    .insertInto('equipment_categories')
    .values({ club_id: club, kind, name: `Rack ${kind}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A boat called Wave, or what `plan` says. */
export async function makeItem(
  db: Db,
  club: ClubId,
  plan: Partial<Parameters<typeof createItems>[2][number]> = {},
): Promise<number> {
  const category_id = plan.category_id ?? (await makeCategory(db, club))
  const [id = 0] = await createItems(db, club, [
    { name: 'Wave', boat_type: 9, ...plan, category_id },
  ])
  return id
}

export const makeDamage = (
  db: Db,
  club: ClubId,
  item: number,
  user: number,
  severity: 1 | 2 | 3 = 1,
) => addLog(db, club, item, user, { kind: 'damage', text: 'Bow ball missing', severity })

export async function makeBooking(
  db: Db,
  club: ClubId,
  user: number,
  item: number,
  times: { from?: string; until?: string; session_id?: number; buffer?: number } = {},
): Promise<number> {
  const { from = '2026-03-02T06:00:00Z', until = '2026-03-02T08:00:00Z', ...rest } = times
  const [id = 0] = await book(db, club, user, {
    item_ids: [item],
    name: 'Trial',
    from,
    until,
    ...rest,
  })
  return id
}
