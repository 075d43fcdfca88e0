import * as telemetry from '#contract/recordings/telemetry.ts'
import { channelsOfWire } from '#domain/training/telemetry-wire.ts'
import type { ClubId } from '../../server/db/client.ts'
import type { TestApp } from './app.ts'
import { makeCrew, makeMember, makeSession, type TestUser } from './factories.ts'
import type { As } from './http.ts'
import { oarFile } from './oar-file.ts'
import { storeFile } from './stored-activity.ts'

export const startOf = (of: number, minutes = 10) =>
  new Date(Date.UTC(2026, 1, 1 + of, 6, minutes)).toISOString()

/**
 * A double with an oar sensor: at bow a substitute who hides from everybody, as only the coach
 * knew; at stroke whose recording it is.
 */
export async function makeDouble(app: TestApp, club: ClubId, coach: TestUser, day: number) {
  const [bow, owner, substitute] = await Promise.all([
    makeMember(app.db, club),
    makeMember(app.db, club),
    makeMember(app.db, club),
  ])
  const session = await makeSession(
    app.db,
    club,
    { user_id: coach.id },
    { athlete_ids: [bow.id, owner.id, substitute.id], start_date: startOf(day, 0) },
  )
  await makeCrew(app.db, club, { session_id: session, user_ids: [bow.id, owner.id] })
  const bytes = oarFile(2, { start: startOf(day), strokes: 40 })
  const own = { user_id: owner.id, session_id: session }
  const { activity_id: activity } = await storeFile(app.db, club, own, bytes)
  return { bow, owner, substitute, session, activity }
}

type Afloat = { app: TestApp; club: ClubId; coach: TestUser; activity: number }

/** Who sits in a double, and who sees the strokes of whom. */
export function doubleSeats(afloat: () => Afloat) {
  const hide = (who: TestUser) =>
    afloat().app.rows(
      `insert into privacy_settings (club_id, user_id, mode) values ($1, $2, 'only-me')`,
      [afloat().club, who.id],
    )
  const sitsAtBow = (who: TestUser, id = afloat().activity) =>
    afloat().app.ask(
      telemetry.editTelemetry,
      { params: { id }, body: { seats: [{ position: 1, user_id: who.id }] } },
      { token: afloat().coach.token, club: afloat().club },
    )
  const strokesOf = async (id: number, as: As) => {
    const { bytes } = await afloat().app.send(telemetry.strokes, { params: { id } }, as)
    return channelsOfWire(bytes).names
  }
  const seesBow = async (id: number, as: As) => (await strokesOf(id, as)).includes('power@1')
  const seatsOf = (id: number) =>
    afloat().app.rows(
      `select position, user_id from recorded_seats
       where club_id = $1 and activity_id = $2
       order by position`,
      [afloat().club, id],
    )
  return { hide, sitsAtBow, strokesOf, seesBow, seatsOf }
}
