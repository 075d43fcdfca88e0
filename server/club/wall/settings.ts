import { sql } from 'kysely'
import type { WallSettings } from '#contract/club/wall.ts'
import { PLACE_KINDS } from '#domain/wall/places.ts'
import type { Posting } from '#domain/wall/posting.ts'
import type { ClubId, Db } from '../../db/client.ts'

/** Who may write on the walls of a club; everybody where nothing was chosen. */
export async function settingsOf(db: Db, clubId: ClubId): Promise<WallSettings> {
  const rows = await db
    .selectFrom('wall_settings')
    .select(['place', 'posting'])
    .where('club_id', '=', clubId)
    .$narrowType<{ posting: Posting }>()
    .execute()
  const at = (kind: string) => rows.find(({ place }) => place === kind)?.posting ?? 'everybody'
  return {
    club: at('club'),
    squad: at('squad'),
    session: at('session'),
    challenge: at('challenge'),
  }
}

export async function saveSettings(
  db: Db,
  club_id: ClubId,
  settings: WallSettings,
): Promise<WallSettings> {
  await db
    .insertInto('wall_settings')
    .values(PLACE_KINDS.map((place) => ({ club_id, place, posting: settings[place] })))
    .onConflict((conflict) =>
      conflict.columns(['club_id', 'place']).doUpdateSet({ posting: sql`excluded.posting` }),
    )
    .execute()
  return settings
}
