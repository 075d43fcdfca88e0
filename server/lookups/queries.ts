import { GMT_STATUSES } from '#domain/constants/gmt.ts'
import { isPaddling } from '#domain/constants/sports.ts'
import type { ClubId, Db } from '../db/client.ts'

export const clubTags = (db: Db, clubId: ClubId) =>
  db
    .selectFrom('event_tags')
    .select(['id', 'tag_text'])
    .where('club_id', '=', clubId)
    .orderBy('tag_text')
    .execute()

/** Those of the sport and those for any sport; paddlers share theirs. */
export function clubFocuses(db: Db, sportId: number | undefined) {
  const all = db.selectFrom('focuses').select(['id', 'key', 'sport_id']).orderBy('id')
  if (sportId === undefined) return all.execute()
  const family = isPaddling(sportId) ? 48 : sportId
  return all
    .where((eb) => eb.or([eb('sport_id', 'is', null), eb('sport_id', '=', family)]))
    .execute()
}

export async function permissionsOfRole(db: Db, clubId: ClubId, roleId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('role_permissions')
    .innerJoin('permissions', 'permissions.id', 'role_permissions.permission_id')
    .select('permissions.name')
    .where('club_id', '=', clubId)
    .where('role_id', '=', roleId)
    .execute()
  return rows.map((row) => row.name)
}

export async function clubGmts(db: Db, clubId: ClubId, sportId: number | undefined) {
  const rows = db
    .selectFrom('gmts')
    .select(['id', 'sport', 'class', 'distance', 'time', 'status'])
    .where('club_id', '=', clubId)
    .orderBy('sport', 'desc')
    .orderBy('id')
  const sport =
    sportId === undefined
      ? undefined
      : isPaddling(sportId)
        ? 'paddling'
        : sportId === 1
          ? 'rowing'
          : 'none'
  const found = await (sport === undefined ? rows : rows.where('sport', '=', sport)).execute()
  return found.map((row) => {
    const status = GMT_STATUSES.find((known) => known === row.status) ?? 'estimate'
    const of = row.sport === 'paddling' ? ('paddling' as const) : ('rowing' as const)
    return { ...row, sport: of, status, is_estimate: status === 'estimate' }
  })
}

export const clubExercises = (db: Db, clubId: ClubId) =>
  db
    .selectFrom('exercises')
    .select(['id', 'key', 'name'])
    .where('club_id', '=', clubId)
    .orderBy('id')
    .execute()
