import { expect } from 'vitest'
import * as contract from '#contract/recordings/efforts.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { ClubId } from '../../server/db/client.ts'
import type { TestApp } from './app.ts'
import { makeSession, rowingFile, type TestUser } from './factories.ts'
import { storeFile } from './stored-activity.ts'

export type Stored = { import_id: number; activity_id: number }
type Rowers = { app: TestApp; club: ClubId; athlete: TestUser; coach: TestUser }

/** A session that plans twice 200 m. */
export const TWO_PIECES = {
  structure: {
    piece_structure: 2 as const,
    repetitions: 2,
    pieces: [
      { planned_distance: 200, planned_time: null, rest: 60, split_length: null, segments: [] },
    ],
  },
}
export const SOON = { timeout: 8000 }

/** Recordings of the athlete with pieces that the coach marks, and what is measured in them. */
export function measuredPieces(rowers: () => Rowers) {
  const stored = (session_id: number | null, minute = 5): Promise<Stored> => {
    const { app, club, athlete } = rowers()
    const start = new Date(Date.UTC(2026, 2, 2, 6, minute))
    const bytes = rowingFile(start, { seconds: 120 })
    return storeFile(app.db, club, { user_id: athlete.id, session_id }, bytes)
  }
  const mark = async (
    { activity_id }: Stored,
    start: number,
    finish: number,
    number: number | null = 1,
  ) => {
    const { app, club, coach } = rowers()
    const effort = { name: 'Piece', start, finish, piece: number, source: 'hand' as const }
    const body = { activity_id, efforts: [effort] }
    const { data } = await app.ask(contract.addEfforts, { body }, { token: coach.token, club })
    return data.ids[0] ?? 0
  }
  /** Returns how long the pieces of each person took, by session. */
  const measured = (session: number) =>
    rowers().app.rows<{
      user_id: number | null
      crew_id: number | null
      piece: number
      time: number
    }>(
      `select r.user_id, r.crew_id, s.piece, s.time
       from scores s
       join results r on r.club_id = s.club_id and r.id = s.result_id
       where r.club_id = $1 and r.session_id = $2
       order by s.piece, r.user_id`,
      [rowers().club, session],
    )
  const times = async (session: number) => (await measured(session)).map(({ time }) => time)
  const results = (session: number) =>
    rowers().app.rows('select id from results where club_id = $1 and session_id = $2', [
      rowers().club,
      session,
    ])

  /**
   * A session as a file makes it that finds none; with a structure, so that a piece can be
   * corrected.
   */
  async function ownSession(): Promise<number> {
    const { app, club, athlete } = rowers()
    const creator = { user_id: athlete.id, role_id: ROLE.athlete }
    const id = await makeSession(app.db, club, creator, TWO_PIECES)
    await app.rows('update sessions set auto_created = true where id = $1', [id])
    return id
  }
  const isDeleted = async (id: number) => {
    const [row] = await rowers().app.rows<{ deleted: boolean }>(
      'select deleted_at is not null as deleted from sessions where id = $1',
      [id],
    )
    return row?.deleted ?? null
  }
  /** A recording with a measured piece in a session it made itself. */
  async function measuredAlone(): Promise<{ own: number; file: Stored }> {
    const own = await ownSession()
    const file = await stored(own)
    await mark(file, 10, 60)
    await expect.poll(() => times(own), SOON).toEqual([50])
    return { own, file }
  }
  return { stored, mark, measured, times, results, ownSession, isDeleted, measuredAlone }
}
