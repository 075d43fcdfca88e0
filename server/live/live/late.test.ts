import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as live from '#contract/live/live.ts'
import * as recorder from '#contract/live/live-recorder.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { makeItem } from '../../../test/support/equipment.ts'
import { makeCrew, makeMember, makeSession } from '../../../test/support/factories.ts'
import {
  openRecordingClub,
  rowed,
  type RecordingClub,
} from '../../../test/support/recording-club.ts'

let club: RecordingClub
beforeEach(async () => {
  club = await openRecordingClub()
})
afterEach(() => club.app.close())

const HOUR_MS = 3_600_000
const move = (hours: number) =>
  club.app.rows(
    `update sessions set starts_at = starts_at + make_interval(hours => $2),
      ends_at = ends_at + make_interval(hours => $2) where id = $1`,
    [club.session, hours],
  )
const refusedToBegin = async (code: string, device: string, more = {}) => {
  const parts = { params: { code }, body: { device, ...more } }
  return (await club.app.refused(recorder.beginRecording, parts, {})).code
}

describe('a recording that was begun without a connection', () => {
  test('is taken within a week where its code was open when it began', async () => {
    const code = await club.crewCode()
    await move(-48)
    const began_ago_ms = 48 * HOUR_MS
    expect(await refusedToBegin(code, 'device-late-0')).toBe('connect_over')
    const { token } = await club.begin(code, 'device-late-1', { began_ago_ms })
    const samples = rowed(5).map((sample) => ({ ...sample, at: sample.at - began_ago_ms }))
    expect((await club.send(token, 1, samples)).samples).toBe(5)
    expect((await club.followed()).boats[0]).toMatchObject({ at: samples[4]?.at, distance: 16 })
    const doubted = await club.app.rows('select from live_recordings where doubted > 0')
    expect(doubted).toEqual([])
  })

  test('is refused where its code was not open then, or that is longer ago', async () => {
    const code = await club.crewCode()
    await move(-48)
    const at = (hours: number) => ({ began_ago_ms: hours * HOUR_MS })
    expect(await refusedToBegin(code, 'device-late-2', at(60))).toBe('connect_early')
    expect(await refusedToBegin(code, 'device-late-3', at(30))).toBe('connect_over')
    await move(-24 * 7)
    expect(await refusedToBegin(code, 'device-late-4', at(24 * 9))).toBe('connect_over')
    const other = { began_ago_ms: 0, session_id: club.session + 1 }
    expect(await refusedToBegin(code, 'device-late-5', other)).toBe('not_found')
  })

  test('by a sticker belongs to the session it was begun for, not to that of today', async () => {
    const keeper = await makeMember(club.app.db, club.club, [ROLE.coach])
    const item = await makeItem(club.app.db, club.club)
    const asked = { params: { id: item } }
    const asKeeper = { token: keeper.token, club: club.club }
    const { connect_url } = (await club.app.ask(live.boatSticker, asked, asKeeper)).data
    const code = connect_url.split('/').at(-1) ?? ''
    await move(-24)
    const by = { user_id: club.coach.id }
    const today = await makeSession(club.app.db, club.club, by, {
      start_date: new Date(Date.now() - HOUR_MS).toISOString(),
      end_date: new Date(Date.now() + HOUR_MS).toISOString(),
    })
    const crew = await makeCrew(club.app.db, club.club, {
      session_id: today,
      user_ids: [club.bow.id],
    })
    for (const [session, of] of [
      [club.session, club.crew],
      [today, crew],
    ])
      await club.app.rows(
        `insert into equipment_bookings (club_id, item_id, session_id, crew_id)
          values ($1, $2, $3, $4)`,
        [club.club, item, session, of],
      )
    const { data } = await club.app.ask(recorder.connection, { params: { code } }, {})
    expect(data).toMatchObject({ session_id: today, participant: { kind: 'crew', id: crew } })
    const meant = { session_id: club.session, participant_id: club.crew }
    const late = { began_ago_ms: 24 * HOUR_MS, ...meant }
    const { id } = await club.begin(code, 'device-late-6', late)
    expect((await club.followed()).boats.map(({ recording_id }) => recording_id)).toEqual([id])
    expect(await refusedToBegin(code, 'device-late-7', meant)).toBe('boat_ashore')
  })
})

test('a device goes on with its recording when its session was moved meanwhile', async () => {
  const code = await club.crewCode()
  const before = await club.begin(code, 'device-moved')
  await club.send(before.token, 1, rowed(3))
  await move(-48)
  expect(await club.begin(code, 'device-moved')).toMatchObject({ id: before.id, samples: 3 })
})

test('a phone sends nothing more by a code that was renewed, and goes on by the new one', async () => {
  const code = await club.crewCode()
  const { id, token } = await club.begin(code, 'device-renewed')
  const other = await club.begin(await club.athleteCode(), 'device-of-another')
  await club.send(token, 1, rowed(3))
  const [crew] = (await club.codes()).filter(({ crew_id }) => crew_id === club.crew)
  await club.codes([crew?.id ?? 0])
  const body = { token, first: 4, samples: [] }
  expect((await club.app.refused(recorder.sendSamples, { body }, {})).code).toBe('not_found')
  expect(await refusedToBegin(code, 'device-renewed')).toBe('not_found')
  expect((await club.send(other.token, 1, rowed(1))).samples).toBe(1)
  const after = await club.begin(await club.crewCode(), 'device-renewed')
  expect(after).toMatchObject({ id, samples: 3 })
})

test('a heart is not kept any more once the consent is withdrawn, nor shown to others', async () => {
  const { token } = await club.begin(await club.athleteCode(), 'device-consent')
  const beat = (second: number) => ({ at: Date.now() + second, heart_rate: 150 })
  await club.send(token, 1, [beat(1)])
  const heart = async () => (await club.followed()).boats[0]?.heart_rate
  expect(await heart()).toBe(150)
  await club.app.rows('update users set health_consent = false where id = $1', [club.single.id])
  // Who trains is not shown to coaches then at all.
  expect(await heart()).toBeUndefined()
  const kept = () =>
    club.app.rows<{ heart_rate: number | null }>(
      "select (standing ->> 'heart_rate')::float8 as heart_rate from live_recordings",
    )
  let sent = 1
  await expect
    .poll(async () => {
      await club.send(token, (sent += 1), [beat(sent)])
      return (await kept())[0]?.heart_rate
    })
    .toBeNull()
  await club.send(token, sent + 1, [beat(sent + 1)])
  const last = await club.app.rows<{ heart: number }>(
    'select get_byte(samples, 20) as heart from live_chunks order by first desc limit 1',
  )
  expect(last).toEqual([{ heart: 255 }])
})

test('sixty boats open their codes from one boathouse within a minute, twice each', async () => {
  const code = await club.crewCode()
  const opened = await Promise.all(
    Array.from({ length: 120 }, () => club.app.send(recorder.connection, { params: { code } }, {})),
  )
  const begun = await Promise.all(
    Array.from({ length: 120 }, (_, boat) =>
      club.app.send(
        recorder.beginRecording,
        { params: { code }, body: { device: `device-boat-${boat % 10}` } },
        {},
      ),
    ),
  )
  expect(opened.every(({ status }) => status === 200)).toBe(true)
  expect(begun.every(({ status }) => status === 201)).toBe(true)
})
