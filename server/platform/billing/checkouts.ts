import type { ClubId, Db } from '../../db/client.ts'

/** The page of the provider where an order can be paid, as it was last opened. */
export async function openCheckoutOf(db: Db, clubId: ClubId, id: number): Promise<string | null> {
  const row = await db
    .selectFrom('orders')
    .select('checkout_id')
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.checkout_id ?? null
}

/** Keeps where an order is paid; false for one that is no longer open. */
export async function keepCheckout(
  db: Db,
  clubId: ClubId,
  { id, checkout_id }: { id: number; checkout_id: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .set({ checkout_id, failed_at: null })
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Who the club is at the provider of payments; null before the first payment. */
export async function customerOf(db: Db, clubId: ClubId): Promise<string | null> {
  const row = await db
    .selectFrom('orders')
    .select('customer_id')
    .where('club_id', '=', clubId)
    .where('customer_id', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.customer_id ?? null
}
