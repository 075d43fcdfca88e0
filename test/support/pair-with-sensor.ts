import { expect } from 'vitest'
import * as contract from '#contract/recordings/telemetry.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { channelsOfWire } from '#domain/training/telemetry-wire.ts'
import type { TestApp } from './app.ts'
import { makeClub, makeCrew, makeMember, makeSession } from './factories.ts'
import type { As } from './http.ts'
import { oarFile } from './oar-file.ts'
import { storeFile } from './stored-activity.ts'

/** How many strokes are in a file of an oar. */
export const STROKES = 20

/** A pair with an oar sensor, whose recording is the stroke's, and a mate who was not aboard. */
export async function makePair(app: TestApp) {
  const club = await makeClub(app.db)
  const coach = await makeMember(app.db, club, [ROLE.head_coach])
  const [bow, stroke, mate] = await Promise.all([
    makeMember(app.db, club),
    makeMember(app.db, club),
    makeMember(app.db, club),
  ])
  const session = await makeSession(
    app.db,
    club,
    { user_id: coach.id },
    { athlete_ids: [bow.id, stroke.id, mate.id] },
  )
  await makeCrew(app.db, club, { session_id: session, user_ids: [bow.id, stroke.id] })
  const own = { user_id: stroke.id, session_id: session }
  const { activity_id: activity } = await storeFile(app.db, club, own, oarFile(2))
  return { club, coach, bow, stroke, mate, session, activity }
}

type Recorded = { app: TestApp; session: number; activity: number }

/** What somebody sees of recordings: their seats, their strokes and their curves. */
export function recordingsBy(recorded: () => Recorded) {
  const recordingsOf = async (as: As, id = recorded().session) =>
    (await recorded().app.ask(contract.sessionTelemetry, { params: { id } }, as)).data.recordings
  const strokesOf = async (as: As, id = recorded().activity) => {
    const answer = await recorded().app.send(contract.strokes, { params: { id } }, as)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/octet-stream')
    const { names, values } = channelsOfWire(answer.bytes)
    return new Map(names.map((name) => [name, values(name)]))
  }
  const curvesOf = async (as: As, query = {}) => {
    const { app, activity } = recorded()
    return (await app.ask(contract.forceCurves, { params: { id: activity }, query }, as)).data
      .curves
  }
  return { recordingsOf, strokesOf, curvesOf }
}
