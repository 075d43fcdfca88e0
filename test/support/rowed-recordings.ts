import { rowingFile } from './factories.ts'
import { storeFile } from './stored-activity.ts'
import type { TrainingClub } from './training-club.ts'

/** Stretches one after the other: seconds, metres a second. */
export type Paced = readonly (readonly [seconds: number, speed: number])[]

type Recorded = {
  session: number
  by: { id: number }
  /** Given to the boat, not to a seat of it. */
  crew_id?: number
  start?: string
  sport_id?: number
}

/** A recording of a session with a sample every second. */
export async function recordBoat(
  { app, club }: TrainingClub,
  { session, by, crew_id, start = '2026-03-02T06:05:00Z', sport_id }: Recorded,
  paced: Paced,
): Promise<number> {
  const speeds = paced.flatMap(([seconds, speed]) => Array.from({ length: seconds }, () => speed))
  let metres = 0
  const records = [0, ...speeds].map((speed, t) => {
    metres += speed
    return { t, distance: metres }
  })
  const place = { user_id: by.id, session_id: session }
  const file = rowingFile(new Date(start), { records })
  const { activity_id } = await storeFile(app.db, club, place, file)
  if (crew_id !== undefined)
    await app.rows('update activities set crew_id = $2 where id = $1', [activity_id, crew_id])
  if (sport_id !== undefined)
    await app.rows('update activities set sport_id = $2 where id = $1', [activity_id, sport_id])
  return activity_id
}

/** The only boat of a session. */
export async function crewOf({ app }: TrainingClub, session: number): Promise<number> {
  const [crew] = await app.rows<{ id: number }>('select id from crews where session_id = $1', [
    session,
  ])
  return crew?.id ?? 0
}
