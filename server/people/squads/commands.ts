import type { ClubId, Db } from '../../db/client.ts'
import { runForOne } from '../../db/statement.ts'
import { Refusal } from '../../http/refusal.ts'
import { changeSquad, setSquad } from './statements.ts'

/** @throws Refusal unknown_reference when somebody is not, or no longer, of the club */
export async function createSquad(
  db: Db,
  clubId: ClubId,
  { name, user_ids }: { name: string; user_ids: readonly number[] },
): Promise<number> {
  const { id } = await db
    .insertInto('squads')
    .values({ club_id: clubId, name: name.trim() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await setPeople(db, clubId, id, user_ids)
  return id
}

type Seen = { name: string; user_ids: readonly number[] }
type Change = {
  name?: string | undefined
  user_ids?: readonly number[] | undefined
  seen?: Seen | undefined
}

/**
 * Changes what is named. With what the writer has seen, only the difference to it: what others have
 * changed of the people since, stays.
 * @throws Refusal unknown_reference when somebody is not, or no longer, of the club
 * @throws Refusal changed_meanwhile, with the name of now, when somebody else has renamed it
 */
export async function updateSquad(
  db: Db,
  clubId: ClubId,
  id: number,
  { name, user_ids, seen }: Change,
): Promise<void> {
  const now = await lockSquad(db, clubId, id)
  const wanted = name?.trim()
  const renames = wanted !== undefined && wanted !== seen?.name
  if (renames && seen && now !== seen.name && now !== wanted)
    throw new Refusal('changed_meanwhile', { current: [{ id, name: now }] })
  if (renames)
    await db
      .updateTable('squads')
      .set({ name: wanted })
      .where('club_id', '=', clubId)
      .where('id', '=', id)
      .execute()
  if (user_ids && seen) await changePeople(db, clubId, id, differenceOf(seen.user_ids, user_ids))
  else if (user_ids) await setPeople(db, clubId, id, user_ids)
}

const differenceOf = (seen: readonly number[], wanted: readonly number[]) => ({
  added: wanted.filter((id) => !seen.includes(id)),
  removed: seen.filter((id) => !wanted.includes(id)),
})

/** The name of the squad, which nobody else changes until the transaction ends. */
async function lockSquad(db: Db, clubId: ClubId, id: number): Promise<string> {
  const { name } = await db
    .selectFrom('squads')
    .select('name')
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return name
}

type Difference = { added: readonly number[]; removed: readonly number[] }

/** @throws Refusal unknown_reference when one of the added is not, or no longer, of the club */
async function changePeople(
  db: Db,
  club_id: ClubId,
  squad_id: number,
  { added, removed }: Difference,
): Promise<void> {
  const { known } = await runForOne(db, changeSquad, { club_id, squad_id, added, removed })
  if (known !== added.length) throw new Refusal('unknown_reference')
}

export async function deleteSquad(db: Db, clubId: ClubId, id: number): Promise<void> {
  await db.deleteFrom('squads').where('club_id', '=', clubId).where('id', '=', id).execute()
}

export async function leaveSquad(
  db: Db,
  clubId: ClubId,
  id: number,
  userId: number,
): Promise<void> {
  await db
    .deleteFrom('squad_users')
    .where('club_id', '=', clubId)
    .where('squad_id', '=', id)
    .where('user_id', '=', userId)
    .execute()
}

/**
 * People who have not joined yet can already be in a squad. Those who left the club keep the place
 * for a return.
 */
async function setPeople(
  db: Db,
  club_id: ClubId,
  squad_id: number,
  people: readonly number[],
): Promise<void> {
  const { known } = await runForOne(db, setSquad, { club_id, squad_id, people })
  if (known !== people.length) throw new Refusal('unknown_reference')
}
