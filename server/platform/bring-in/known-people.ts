import { birthOf } from '#domain/training/birth.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { withSquads, type JudgedRow } from '../../people/invitations/open.ts'
import { noteFilled } from './commands.ts'
import { addPlaces, fillPeople, setSides } from './statements.ts'

type KnownRow = Awaited<ReturnType<typeof withSquads>>[number] & { user_id: number }
type KnownRows = { known: readonly JudgedRow[]; squad_ids?: readonly number[] | undefined }

/**
 * Fills what is empty of people the club has: squads and side, and the rest of those who have no
 * account yet. Returns of how many something was filled.
 */
export async function fillKnown(
  db: Db,
  clubId: ClubId,
  bring_in_id: number,
  { known, squad_ids = [] }: KnownRows,
): Promise<number> {
  const rows = await rowsOf(db, clubId, known)
  if (rows.length === 0) return 0
  const put = await putIntoSquads(db, clubId, rows, squad_ids)
  const sides = await setMissingSides(db, clubId, rows)
  const filled = await fillEmpty(db, rows)
  const changed = rows.flatMap(({ user_id }) => {
    const squads = put.get(user_id) ?? []
    const side = sides.get(user_id)
    const written = { ...filled.get(user_id), ...(side && { side }) }
    if (squads.length === 0 && Object.keys(written).length === 0) return []
    return [{ user_id, squads, written }]
  })
  await noteFilled(db, clubId, bring_in_id, changed)
  return changed.length
}

/** One row for each person whom rows are about. */
async function rowsOf(db: Db, clubId: ClubId, known: readonly JudgedRow[]): Promise<KnownRow[]> {
  const byPerson = new Map(
    known.flatMap(({ known_as, row }) => (known_as === null ? [] : [[known_as, row] as const])),
  )
  const ids = [...byPerson.keys()]
  const rows = await withSquads(db, clubId, [...byPerson.values()])
  return rows.flatMap((row, at) => {
    const user_id = ids[at]
    return user_id === undefined ? [] : [{ ...row, user_id }]
  })
}

/** The squads that each person was put into and was not in before. */
async function putIntoSquads(
  db: Db,
  club_id: ClubId,
  rows: readonly KnownRow[],
  ofAll: readonly number[],
): Promise<Map<number, number[]>> {
  const places = rows.flatMap(({ user_id, squad_ids }) =>
    [...new Set([...squad_ids, ...ofAll])].map((squad) => ({ squad, user_id })),
  )
  const put = await run(db, addPlaces, {
    club_id,
    squads: places.map(({ squad }) => squad),
    people: places.map(({ user_id }) => user_id),
  })
  const byPerson = Map.groupBy(put, ({ user_id }) => user_id)
  return new Map(
    [...byPerson].map(([person, squads]) => [person, squads.map(({ squad_id }) => squad_id)]),
  )
}

async function setMissingSides(
  db: Db,
  club_id: ClubId,
  rows: readonly KnownRow[],
): Promise<Map<number, string | null>> {
  const sided = rows.filter(({ side }) => side)
  const set = await run(db, setSides, {
    club_id,
    people: sided.map(({ user_id }) => user_id),
    sides: sided.map(({ side }) => side ?? ''),
  })
  return new Map(set.map(({ user_id, side }) => [user_id, side]))
}

/** What was filled of people whom nobody but the club knows. */
async function fillEmpty(db: Db, rows: readonly KnownRow[]): Promise<Map<number, object>> {
  const people = rows.map(({ user_id, gender, guardian_email, phone, date_of_birth }) => ({
    user_id,
    gender,
    guardian_email,
    phone,
    ...birthOf(date_of_birth),
  }))
  const filled = await run(db, fillPeople, { people: JSON.stringify(people) })
  return new Map(filled.map((one) => [one.user_id, asFields(one.filled)]))
}

const asFields = (fields: unknown): object =>
  typeof fields === 'object' && fields !== null ? fields : {}
