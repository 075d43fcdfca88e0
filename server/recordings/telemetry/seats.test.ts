import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '#contract/recordings/telemetry.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import { makeSession, type TestUser } from '../../../test/support/factories.ts'
import type { As } from '../../../test/support/http.ts'
import { makePair, recordingsBy } from '../../../test/support/pair-with-sensor.ts'
import { oarFile } from '../../../test/support/oar-file.ts'
import { storeFile } from '../../../test/support/stored-activity.ts'
import type { ClubId } from '../../db/client.ts'

let app: TestApp
let club: ClubId
let coach: TestUser, bow: TestUser, stroke: TestUser, mate: TestUser
let asCoach: As, asBow: As, asMate: As
let session: number, activity: number

beforeAll(async () => {
  app = await startTestApp()
  ;({ club, coach, bow, stroke, mate, session, activity } = await makePair(app))
  const as = ({ token }: TestUser): As => ({ token, club })
  ;[asCoach, asBow, asMate] = [as(coach), as(bow), as(mate)]
})

afterAll(() => app.close())
const { recordingsOf, strokesOf } = recordingsBy(() => ({ app, session, activity }))

describe('who sat where', () => {
  const say = (body: object, as: As) =>
    app.send(contract.editTelemetry, { params: { id: activity }, body }, as)

  test('is said by who edits the session, and taken back', async () => {
    const changed = await app.ask(
      contract.editTelemetry,
      { params: { id: activity }, body: { seats: [{ position: 1, user_id: mate.id }] } },
      asCoach,
    )
    expect(changed.data.seats[0]).toMatchObject({ user_id: mate.id, known_by: 'hand' })
    expect((await recordingsOf(asBow))[0]?.seats[0]).toMatchObject({ seen: false })
    expect((await recordingsOf(asMate))[0]?.seats[0]).toMatchObject({
      seen: true,
      user_id: mate.id,
    })
    expect((await say({ seats: [{ position: 1, user_id: null }] }, asCoach)).status).toBe(200)
    expect((await recordingsOf(asBow))[0]?.seats[0]).toMatchObject({ seen: true, known_by: 'crew' })
  })

  test('is not for athletes, nor for anybody about strangers or seats there are not', async () => {
    expect((await say({ seats: [{ position: 1, user_id: mate.id }] }, asBow)).status).toBe(403)
    expect(
      (await say({ seats: [{ position: 1, user_id: mate.id }] }, { token: stroke.token, club }))
        .status,
    ).toBe(403)
    expect((await say({ seats: [{ position: 3, user_id: mate.id }] }, asCoach)).status).toBe(403)
    expect((await say({ seats: [{ position: 1, user_id: 999_999_999 }] }, asCoach)).status).toBe(
      400,
    )
    const twice = [mate, bow].map(({ id }) => ({ position: 1, user_id: id }))
    expect((await say({ seats: twice }, asCoach)).status).toBe(400)
  })

  test('is one seat for each, and those of two are changed at once', async () => {
    const refused = async (seats: object[], field: string) => {
      const { errors } = await app.refused(
        contract.editTelemetry,
        { params: { id: activity }, body: { seats } as never },
        asCoach,
      )
      expect(errors?.[field]).toEqual(['This athlete already has another seat in this recording.'])
    }
    await refused([{ position: 1, user_id: stroke.id }], 'seats.0.user_id')
    await refused(
      [1, 2].map((position) => ({ position, user_id: mate.id })),
      'seats.1.user_id',
    )
    expect((await recordingsOf(asCoach))[0]?.seats.map(({ user_id }) => user_id)).toEqual([
      bow.id,
      stroke.id,
    ])
    const changed = [
      { position: 1, user_id: stroke.id },
      { position: 2, user_id: bow.id },
    ]
    expect((await say({ seats: changed }, asCoach)).status).toBe(200)
    expect((await recordingsOf(asCoach))[0]?.seats.map(({ user_id }) => user_id)).toEqual([
      stroke.id,
      bow.id,
    ])
    expect(
      (await say({ seats: [1, 2].map((position) => ({ position, user_id: null })) }, asCoach))
        .status,
    ).toBe(200)
  })

  test('cannot be used to read somebody who hides from the coach', async () => {
    await app.rows(
      `insert into privacy_settings (club_id, user_id, mode) values ($1, $2, 'only-me')`,
      [club, bow.id],
    )
    expect((await recordingsOf(asCoach))[0]?.seats.map(({ seen }) => seen)).toEqual([false, true])
    expect((await strokesOf(asCoach)).has('power@1')).toBe(false)
    expect((await say({ seats: [{ position: 1, user_id: coach.id }] }, asCoach)).status).toBe(403)
    await app.rows('delete from privacy_settings where club_id = $1 and user_id = $2', [
      club,
      bow.id,
    ])
  })

  test('follows from the names of the file where there is no crew', async () => {
    const [{ full_name } = { full_name: '' }] = await app.rows<{ full_name: string }>(
      'select full_name from users where id = $1',
      [bow.id],
    )
    const other = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { athlete_ids: [bow.id, stroke.id] },
    )
    const file = oarFile(2, {
      start: '2026-03-03T06:00:00Z',
      names: [full_name.toUpperCase(), 'Nobody Known'],
    })
    await storeFile(app.db, club, { user_id: stroke.id, session_id: other }, file)
    const [recording] = await recordingsOf(asCoach, other)
    expect(recording?.seats).toEqual([
      expect.objectContaining({ user_id: bow.id, known_by: 'name' }),
      expect.objectContaining({ user_id: null, known_by: null, name: 'Nobody Known', seen: true }),
    ])
    expect((await recordingsOf(asMate, other))[0]?.seats.map(({ seen }) => seen)).toEqual([
      false,
      false,
    ])
  })

  test('in a recording of one rower it is whose recording it is', async () => {
    const own = await makeSession(app.db, club, { user_id: coach.id }, { athlete_ids: [bow.id] })
    const { activity_id } = await storeFile(
      app.db,
      club,
      { user_id: bow.id, session_id: own },
      oarFile(1),
    )
    expect((await recordingsOf(asBow, own))[0]?.seats).toEqual([
      expect.objectContaining({ position: null, user_id: bow.id, known_by: 'owner', seen: true }),
    ])
    expect((await strokesOf(asBow, activity_id)).has('power')).toBe(true)
    expect((await strokesOf(asMate, activity_id)).has('power')).toBe(false)
  })
})
