import { addScores } from '#contract/analysis/result-entry.ts'
import { makeCrew, makeSession, type TestUser } from './factories.ts'
import { piecesOf } from './scored-pieces.ts'
import type { TrainingClub } from './training-club.ts'

/** A club's table of a boat of each sport, of which nothing is known since when. */
export async function setMedalTimes({ app, club }: TrainingClub) {
  await app.rows('delete from gmts where club_id = $1', [club])
  await app.rows(
    `insert into gmts (club_id, sport, class, distance, time, status, set_at)
     values ($1, 'rowing', 'M1x', 2000, 390.74, 'fact', null),
       ($1, 'paddling', 'K1 M', 500, 95, 'fact', null),
       ($1, 'paddling', 'K1 M', 1000, 200.643, 'fact', null)`,
    [club],
  )
}

type Timed = { time: number; distance: number }
type Rowing = [
  people: readonly TestUser[],
  pieces: readonly Timed[],
  plan?: { boat?: number; gmt?: number | null; start_date?: string; restricted_view?: boolean },
]
export type RowPieces = (...rowing: Rowing) => Promise<number>

/** A session of a boat with pieces: single sculls, unless another boat is named. */
export async function rowPieces(
  training: TrainingClub,
  ...[people, pieces, { boat = 1, gmt = null, ...plan } = {}]: Rowing
): Promise<number> {
  const { app, club, coach } = training
  const session = await makeSession(
    app.db,
    club,
    { user_id: coach.id },
    {
      sport_id: boat === 1 ? 1 : 48,
      start_date: '2026-03-02T06:00:00Z',
      structure: piecesOf(pieces.length),
      athlete_ids: people.map(({ id }) => id),
      ...plan,
    },
  )
  const crew_id = await makeCrew(app.db, club, {
    session_id: session,
    user_ids: people.map(({ id }) => id),
    boat_type: boat,
  })
  const own = `update crews set gmt_score = $1, gmt_set_at = '2026-01-31T23:30:00Z' where id = $2`
  await app.rows(own, [gmt, crew_id])
  const scores = pieces.map((values, index) => ({
    piece: index + 1,
    part: 'piece' as const,
    number: 0,
    values,
  }))
  const body = { results: [{ crew_id, scores }] }
  await app.ask(addScores, { params: { id: session }, body }, training.asCoach)
  return session
}
