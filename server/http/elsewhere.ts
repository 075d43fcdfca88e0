import type { Viewer } from '#domain/rules/viewer.ts'
import type { Db } from '../db/client.ts'
import { callRoutine } from '../db/routine.ts'
import { Refusal } from './refusal.ts'

/** The refusal for a thing that is not in the selected club, or is there and not for the viewer. */
export async function elsewhere(
  db: Db,
  thing: 'session' | 'activity' | 'import' | 'squad' | 'crew' | 'club',
  viewer: Viewer,
  id: number,
): Promise<Refusal> {
  const person = viewer.user_id
  const club = await callRoutine(db, 'other_club', { thing, thing_id: id, person })
  return club === null || club === viewer.club?.id
    ? new Refusal('not_found')
    : new Refusal('other_club', { club_id: club })
}
