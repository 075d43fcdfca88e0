import * as contract from '#contract/analysis/comparison.ts'
import { makeSession, rowingFile, type TestUser } from './factories.ts'
import { TWO_PIECES } from './measured-pieces.ts'
import { storeFile } from './stored-activity.ts'
import { MARCH, type TrainingClub } from './training-club.ts'

/** Rows in a club that are laid over each other, by its coach unless somebody else asks. */
export function comparedRecordings(training: () => TrainingClub) {
  /** A row at 4 m/s, 24 strokes and 180 W, recorded by somebody in a session of a day. */
  async function recorded(athlete: TestUser, day: string, plan: object = {}) {
    const { app, club, coach } = training()
    const session = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { start_date: `2026-03-${day}T06:00:00Z`, athlete_ids: [athlete.id], ...TWO_PIECES, ...plan },
    )
    const bytes = rowingFile(new Date(`2026-03-${day}T06:05:00Z`), { seconds: 401 })
    const { activity_id, import_id } = await storeFile(
      app.db,
      club,
      { user_id: athlete.id, session_id: session },
      bytes,
    )
    return { session, activity_id, import_id }
  }

  const shown = async (id: number, query: contract.ComparisonQuery = {}, as = training().asCoach) =>
    (await training().app.ask(contract.comparison, { params: { id }, query }, as)).data

  const listed = async (query: object = {}, as = training().asCoach) =>
    (await training().app.ask(contract.comparableSessions, { query: { ...MARCH, ...query } }, as))
      .data

  return { recorded, shown, listed }
}
