import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BOATS } from '#domain/constants/boats.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import { makeCrew, makeSession, type TestUser } from '../../../test/support/factories.ts'
import type { As } from '../../../test/support/http.ts'
import { makePair, recordingsBy, STROKES } from '../../../test/support/pair-with-sensor.ts'
import { oarFile } from '../../../test/support/oar-file.ts'
import { storeFile } from '../../../test/support/stored-activity.ts'
import type { ClubId } from '../../db/client.ts'

let app: TestApp
let club: ClubId
let coach: TestUser, bow: TestUser, stroke: TestUser, mate: TestUser
let asCoach: As, asBow: As, asMate: As
let session: number, activity: number
const boatId = (key: string) => BOATS.find((boat) => boat.key === key)?.id ?? 0

beforeAll(async () => {
  app = await startTestApp()
  ;({ club, coach, bow, stroke, mate, session, activity } = await makePair(app))
  const as = ({ token }: TestUser): As => ({ token, club })
  ;[asCoach, asBow, asMate] = [as(coach), as(bow), as(mate)]
})

afterAll(() => app.close())
const { recordingsOf, strokesOf } = recordingsBy(() => ({ app, session, activity }))

describe('slips no device reports', () => {
  const mean = (values: Iterable<number> = []) =>
    [...values].reduce((sum, value) => sum + value, 0) / STROKES
  const bare = (seats: number, start: string) =>
    Buffer.from(oarFile(seats, { start }).toString().replace(',slip,wash,', ',first,second,'))

  test('are worked out from the curves of force, at the threshold of the boat', async () => {
    const pair = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { athlete_ids: [bow.id, stroke.id] },
    )
    await makeCrew(app.db, club, {
      session_id: pair,
      user_ids: [bow.id, stroke.id],
      boat_type: boatId('2-'),
    })
    const { activity_id } = await storeFile(
      app.db,
      club,
      { user_id: stroke.id, session_id: pair },
      bare(2, '2026-03-05T06:00:00Z'),
    )
    const [recording] = await recordingsOf(asCoach, pair)
    expect(recording?.slip_threshold).toBe(200)
    expect(recording?.seats[0]?.channels).toEqual(expect.arrayContaining(['slip', 'wash']))
    const channels = await strokesOf(asCoach, activity_id)
    // A peak of 600 N over 91°, a third of it reached where the sine is 1/3: about 7° behind the
    // catch.
    const slips = [...(channels.get('slip@1') ?? [])]
    expect(slips).toHaveLength(STROKES)
    expect(slips.every((slip) => slip > 5 && slip < 9)).toBe(true)
    // Who pulls harder is past the threshold sooner.
    expect(mean(channels.get('slip@2'))).toBeLessThan(mean(slips))
    expect(mean(channels.get('wash@1'))).toBeGreaterThan(mean(slips))
    const own = await strokesOf(asBow, activity_id)
    expect([own.has('slip@1'), own.has('slip@2'), own.has('force_curve@1')]).toEqual([
      true,
      false,
      false,
    ])
    expect((await recordingsOf(asMate, pair))[0]?.slip_threshold).toBeNull()
  })

  test('of one rower in a boat nobody knows take the lower threshold', async () => {
    const own = await makeSession(app.db, club, { user_id: coach.id }, { athlete_ids: [bow.id] })
    const { activity_id } = await storeFile(
      app.db,
      club,
      { user_id: bow.id, session_id: own },
      bare(1, '2026-03-06T06:00:00Z'),
    )
    expect((await recordingsOf(asBow, own))[0]).toMatchObject({
      slip_threshold: 100,
      seats: [{ position: null }],
    })
    expect((await strokesOf(asBow, activity_id)).get('wash')).toHaveLength(STROKES)
  })

  test('are left as they are where a device reports them', async () => {
    expect((await recordingsOf(asCoach))[0]?.slip_threshold).toBeNull()
    // The curve alone would give 3.5°.
    expect(mean((await strokesOf(asCoach)).get('slip@1'))).toBeGreaterThan(4.2)
  })
})
