import { sql } from 'kysely'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { Db } from '../db/client.ts'
import { Refusal } from './refusal.ts'

/** The refusal for a thing that is not in the selected club, or is there and not for the viewer. */
export async function elsewhere(
  db: Db,
  thing: 'session' | 'activity' | 'import' | 'squad' | 'crew' | 'club',
  viewer: Viewer,
  id: number,
): Promise<Refusal> {
  const { rows } = await sql<{
    club: number | null
  }>`select app.other_club(${thing}, ${id}, ${viewer.user_id}) as club`.execute(db)
  const club = rows[0]?.club ?? null
  return club === null || club === viewer.club?.id
    ? new Refusal('not_found')
    : new Refusal('other_club', { club_id: club })
}
