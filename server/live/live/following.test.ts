import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as live from '#contract/live/live.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { RECORDING } from '#domain/live/recording.ts'
import { addMember, makeClub } from '../../../test/support/factories.ts'
import {
  openRecordingClub,
  rowed,
  type RecordingClub,
} from '../../../test/support/recording-club.ts'

let club: RecordingClub
beforeAll(async () => {
  club = await openRecordingClub({ work: true })
})
afterAll(() => club.app.close())

const control = (name: 'start' | 'pause' | 'finish' | 'discard', recording_ids: number[]) =>
  club.app.ask(
    live.controlRecordings,
    { params: { id: club.session }, body: { control: name, recording_ids } },
    club.asCoach,
  )

describe('an athlete', () => {
  test('sees the crews and their own recording, and not that of another athlete', async () => {
    const crew = await club.begin(await club.crewCode(), 'device-crew')
    const single = await club.begin(await club.athleteCode(), 'device-single')
    const seenBy = async (user: { token: string }) => {
      const as = { token: user.token, club: club.club }
      const parts = { params: { id: club.session } }
      const { data } = await club.app.ask(live.sessionLiveResults, parts, as)
      return data.boats.map(({ recording_id }) => recording_id)
    }
    expect(await seenBy(club.single)).toEqual(expect.arrayContaining([crew.id, single.id]))
    const others = await seenBy(club.bow)
    expect(others).toContain(crew.id)
    expect(others).not.toContain(single.id)
    const hidden = { params: { id: single.id }, query: {} }
    const asBow = { token: club.bow.token, club: club.club }
    expect((await club.app.refused(live.liveSamples, hidden, asBow)).code).toBe('not_found')
  })
})

describe('a coach', () => {
  test('asks recorders, which do so when they hear of it', async () => {
    const { token, id } = await club.begin(await club.crewCode(), 'device-asked')
    expect((await control('pause', [id])).data).toEqual({ asked: [], left_out: [id] })
    expect((await control('start', [id])).data).toEqual({ asked: [id], left_out: [] })
    expect((await club.send(token, 1, [])).wanted).toBe('start')
    const done = await club.send(token, 1, rowed(2), { applied: 'start' })
    expect(done).toMatchObject({ wanted: null, status: RECORDING.active })
  })

  test('sees no pace of a boat that rests, and no heartbeat of long ago', async () => {
    const { token, id } = await club.begin(await club.athleteCode(), 'device-rests')
    const samples = rowed(6).map((sample) => ({ ...sample, heart_rate: 150 }))
    await club.send(token, 1, samples)
    const shown = async () =>
      (await club.followed()).boats.find(({ recording_id }) => recording_id === id)
    expect(await shown()).toMatchObject({ speed: 4, stroke_rate: 20, heart_rate: 150 })
    await club.send(token, 7, [{ at: Date.now(), distance: 24, mark: 'pause' }])
    expect(await shown()).toMatchObject({ speed: null, stroke_rate: null, distance: 24 })
    await club.app.rows(
      `update live_recordings set standing = jsonb_set(standing, '{heart_at}', $2) where id = $1`,
      [id, String(Date.now() - 16_000)],
    )
    expect(await shown()).toMatchObject({ heart_rate: null, heart_at: null })
  })

  test('discards, and takes it back', async () => {
    const { token, id } = await club.begin(await club.crewCode(), 'device-gone')
    await club.send(token, 1, rowed(3))
    await control('discard', [id])
    const gone = await club.send(token, 4, [], { applied: 'discard' })
    expect(gone.status).toBe(RECORDING.discarded)
    const { boats, discarded } = await club.followed()
    expect(boats.some(({ recording_id }) => recording_id === id)).toBe(false)
    expect(
      discarded.find(({ recording_id }) => recording_id === id)?.restorable_until,
    ).toBeGreaterThan(Date.now())
    expect((await control('pause', [id])).data).toEqual({ asked: [], left_out: [id] })
    const asBow = { token: club.bow.token, club: club.club }
    const athletes = await club.app.ask(
      live.sessionLiveResults,
      { params: { id: club.session } },
      asBow,
    )
    expect(athletes.data.discarded).toEqual([
      { recording_id: id, name: expect.any(String), restorable_until: null },
    ])
    await club.app.ask(live.restoreRecording, { params: { id } }, club.asCoach)
    const back = await club.send(token, 4, rowed(1, { from: 3 }))
    expect(back).toMatchObject({ samples: 4, status: RECORDING.active })
    const twice = await club.app.refused(live.restoreRecording, { params: { id } }, club.asCoach)
    expect(twice.code).toBe('not_discarded')
  })

  test('takes back that a boat is to discard, before it hears of it', async () => {
    const { token, id } = await club.begin(await club.crewCode(), 'device-kept')
    await club.send(token, 1, rowed(3))
    await control('discard', [id])
    const shown = async () =>
      (await club.followed()).boats.find(({ recording_id }) => recording_id === id)
    expect(await shown()).toMatchObject({ wanted: 'discard', can_withdraw: true })
    await club.app.ask(live.restoreRecording, { params: { id } }, club.asCoach)
    expect(await shown()).toMatchObject({ wanted: null, can_withdraw: false })
    expect(await club.send(token, 4, [])).toMatchObject({ wanted: null, status: RECORDING.active })
  })
  test.each([
    ['start', false, RECORDING.finished],
    ['pause', false, RECORDING.finished],
    ['discard', false, RECORDING.discarded],
    ['discard', true, RECORDING.discarded],
  ] as const)(
    'is answered when a recording finishes before it hears of %s (noted: %s)',
    async (name, isNoted, status) => {
      const { token, id } = await club.begin(await club.crewCode(), `device-${name}-${isNoted}`)
      const pauses = name === 'start' ? [{ at: Date.now(), mark: 'pause' as const }] : []
      const samples = [...rowed(3), ...pauses]
      await club.send(token, 1, samples)
      expect((await control(name, [id])).data.asked).toEqual([id])
      const end = [{ at: Date.now(), mark: 'finish' as const }]
      const done = isNoted ? { applied: name } : {}
      const over = await club.send(token, samples.length + 1, end, done)
      expect(over).toMatchObject({ wanted: null, status })
      if (name !== 'discard') return
      await club.app.ask(live.restoreRecording, { params: { id } }, club.asCoach)
      expect((await club.send(token, samples.length + 2, [])).status).toBe(RECORDING.finished)
    },
  )

  test('is offered the switch to another of their clubs, in which the session is', async () => {
    const { app, coach, session } = club
    const elsewhere = await makeClub(app.db)
    await addMember(app.db, elsewhere, coach.id, [ROLE.head_coach])
    const from = { token: coach.token, club: elsewhere }
    for (const call of [live.liveSession, live.sessionLiveResults])
      expect(await app.refused(call, { params: { id: session } }, from)).toMatchObject({
        status: 409,
        code: 'other_club',
        club_id: club.club,
      })
  })

  test('finds sessions of these hours and every boat on the water', async () => {
    const { token, id } = await club.begin(await club.crewCode(), 'device-water')
    await club.send(token, 1, rowed(2))
    const sessions = await club.app.ask(live.liveSessions, {}, club.asCoach)
    expect(sessions.data.sessions).toMatchObject([{ session_id: club.session, state: 'live' }])
    const water = await club.app.ask(live.liveWater, {}, club.asCoach)
    expect(water.data.boats.map(({ recording_id }) => recording_id)).toContain(id)
  })
})

test('a finished recording becomes an import of its session, once', async () => {
  const { token, id } = await club.begin(await club.crewCode(), 'device-whole')
  const samples = rowed(90)
  const marks = samples.map((sample, index) => ({
    ...sample,
    ...(index === 10 && { mark: 'piece' as const }),
    ...(index === 70 && { mark: 'rest' as const }),
    ...(index === 89 && { mark: 'finish' as const }),
  }))
  await club.send(token, 1, marks)
  await club.send(token, 80, marks.slice(79))
  const rows = () =>
    club.app.rows<{ session_id: number; crew_id: number; state: string; distance: number }>(
      `select i.session_id, i.crew_id, i.state, a.distance from live_recordings r
        join imports i on i.id = r.import_id
        join activities a on a.import_id = i.id where r.id = $1`,
      [id],
    )
  await expect
    .poll(rows, { timeout: 20_000 })
    .toMatchObject([{ session_id: club.session, crew_id: club.crew, state: 'done', distance: 356 }])
  const files = await club.app.rows(
    `select from imports i join files f on f.club_id = i.club_id and f.id = i.file_id
      where i.session_id = $1 and exists (select from activities a
        where a.import_id = i.id and a.distance = 356)`,
    [club.session],
  )
  expect(files).toHaveLength(1)
})
