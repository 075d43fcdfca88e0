import { randomBytes } from 'node:crypto'
import type { Db } from '../db/client.ts'
import type { DemoClubs } from './seed-clubs.ts'
import type { DemoSession } from './seed-season.ts'

type Crews = readonly { id: number; session_id: number }[]

/** A code by which a phone records for a crew of the session nearest to now; it always works. */
export async function seedConnectCode(
  db: Db,
  { club }: DemoClubs,
  { crews, sessions }: { crews: Crews; sessions: readonly DemoSession[] },
): Promise<string> {
  const [nearest] = sessions
    .filter(({ id }) => crews.some(({ session_id }) => session_id === id))
    .toSorted((one, other) => distanceFromNow(one) - distanceFromNow(other))
  const crew = crews.find(({ session_id }) => session_id === nearest?.id)
  if (!crew) throw new Error('The demo has no crew that could record')
  const code = randomBytes(12).toString('base64url')
  await db
    .insertInto('connect_codes')
    .values({
      club_id: club,
      session_id: crew.session_id,
      crew_id: crew.id,
      code,
      keeps_open: true,
    })
    .execute()
  return code
}

const distanceFromNow = ({ starts }: DemoSession) => Math.abs(starts - Date.now())
