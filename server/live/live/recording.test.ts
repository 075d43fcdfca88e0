import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as live from '#contract/live/live.ts'
import * as recorder from '#contract/live/live-recorder.ts'
import { RECORDING } from '#domain/live/recording.ts'
import {
  openRecordingClub,
  rowed,
  type RecordingClub,
} from '../../../test/support/recording-club.ts'

let club: RecordingClub
beforeAll(async () => {
  club = await openRecordingClub()
})
afterAll(() => club.app.close())

const boatOf = async (id: number) =>
  (await club.followed()).boats.find(({ recording_id }) => recording_id === id)

describe('the code of a boat', () => {
  test('says which boat and session it is, and names nobody', async () => {
    const code = await club.crewCode()
    const { data } = await club.app.ask(recorder.connection, { params: { code } }, {})
    expect(data).toMatchObject({ window: 'open', participant: { kind: 'crew' }, sport_id: 1 })
    expect(JSON.stringify(data)).not.toContain('Person')
  })

  test('stays the same until it is renewed, and then the old one leads nowhere', async () => {
    const before = await club.crewCode()
    expect(await club.crewCode()).toBe(before)
    const [crew] = (await club.codes()).filter(({ crew_id }) => crew_id === club.crew)
    await club.codes([crew?.id ?? 0])
    expect(await club.crewCode()).not.toBe(before)
    const refused = await club.app.refused(recorder.connection, { params: { code: before } }, {})
    expect(refused.code).toBe('not_found')
  })

  test('is for the crews and those in none', async () => {
    const found = await club.codes()
    expect(found.map(({ crew_id, user_id }) => [crew_id, user_id])).toEqual([
      [club.crew, null],
      [null, club.single.id],
    ])
    expect(found.every(({ qr_code }) => qr_code.startsWith('<svg'))).toBe(true)
  })

  test.each([
    ['early', 3 * 60, 'connect_early'],
    ['over', -8 * 60, 'connect_over'],
  ] as const)('refuses to record when the session is %s', async (_when, minutes, code) => {
    const moved = await openRecordingClub()
    try {
      const of = await moved.crewCode()
      await moved.app.rows(
        `update sessions set starts_at = now() + make_interval(mins => $2),
          ends_at = now() + make_interval(mins => $2 + 60) where id = $1`,
        [moved.session, minutes],
      )
      const parts = { params: { code: of }, body: { device: 'test-device-1' } }
      expect((await moved.app.refused(recorder.beginRecording, parts, {})).code).toBe(code)
    } finally {
      await moved.app.close()
    }
  })
})

describe('samples', () => {
  test('are stored once, however often and in however many pieces they come', async () => {
    const { token, id } = await club.begin(await club.crewCode(), 'device-once')
    const samples = rowed(12)
    const sendFrom = (first: number, until: number) =>
      club.send(token, first, samples.slice(first - 1, until))
    expect((await sendFrom(1, 5)).samples).toBe(5)
    expect((await sendFrom(1, 5)).samples).toBe(5)
    expect((await sendFrom(3, 9)).samples).toBe(9)
    await Promise.all([sendFrom(10, 12), sendFrom(10, 12), sendFrom(9, 12)])
    expect((await sendFrom(12, 12)).samples).toBe(12)
    const { data } = await club.app.ask(
      live.liveSamples,
      { params: { id }, query: {} },
      club.asCoach,
    )
    expect(data.samples.map(([, distance]) => distance)).toEqual(
      samples.map(({ distance }) => distance),
    )
    const later = await club.app.ask(
      live.liveSamples,
      { params: { id }, query: { after: 7 } },
      club.asCoach,
    )
    expect(later.data).toMatchObject({ first: 8, total: 12 })
    expect(later.data.samples).toEqual(data.samples.slice(7))
  })

  test('after a gap are not stored, and the answer says what is missing', async () => {
    const { token } = await club.begin(await club.crewCode(), 'device-gap')
    await club.send(token, 1, rowed(3))
    expect((await club.send(token, 7, rowed(3))).samples).toBe(3)
  })

  test('that cannot be true are counted and not shown', async () => {
    const { token, id } = await club.begin(await club.crewCode(), 'device-odd')
    await club.send(token, 1, [...rowed(1), { at: Date.now() + 1e9, speed: 1e9, distance: 1e9 }])
    expect(await boatOf(id)).toMatchObject({ samples: 2, doubted: 1, distance: 0 })
  })

  test('keep the recording of a device that comes back under its name', async () => {
    const code = await club.crewCode()
    const before = await club.begin(code, 'device-back')
    await club.send(before.token, 1, rowed(4))
    const after = await club.begin(code, 'device-back')
    expect(after).toMatchObject({ id: before.id, samples: 4, status: RECORDING.active })
    const body = { token: before.token, first: 5, samples: [] }
    expect((await club.app.refused(recorder.sendSamples, { body }, {})).code).toBe('not_found')
    expect((await club.send(after.token, 5, rowed(2, { from: 4 }))).samples).toBe(6)
  })

  test.each([
    ['a token nobody has', { token: 'x'.repeat(32), first: 1, samples: [] }, 404],
    ['words for numbers', { token: 'x', first: 1, samples: [{ at: 'now' }] }, 400],
    ['what it does not know', { token: 'x', first: 1, samples: [{ at: 1, colour: 'red' }] }, 400],
    ['too many at once', { token: 'x', first: 1, samples: rowed(501) }, 400],
    ['a number before the first', { token: 'x', first: 0, samples: [] }, 400],
    ['a megabyte', { token: 'x', first: 1, samples: ['x'.repeat(1_100_000)] }, 413],
  ])('refuse %s', async (_what, body, status) => {
    expect((await club.app.send(recorder.sendSamples, { body }, {})).status).toBe(status)
  })
})

describe('a device', () => {
  test('discards its own recording, and takes that back for a while', async () => {
    const { token, id } = await club.begin(await club.crewCode(), 'device-discards')
    await club.send(token, 1, [...rowed(3), { at: Date.now(), mark: 'pause' }])
    const answer = await club.send(token, 5, [], { applied: 'discard' })
    expect(answer.status).toBe(RECORDING.discarded)
    expect((await club.send(token, 5, rowed(1))).samples).toBe(4)
    expect((await club.send(token, 5, [], { takes_back: true })).status).toBe(RECORDING.paused)
    expect(await boatOf(id)).toMatchObject({ status: RECORDING.paused, samples: 4 })
    await club.send(token, 5, [], { applied: 'discard' })
    const byCoach = { params: { id } }
    const refused = await club.app.refused(live.restoreRecording, byCoach, club.asCoach)
    expect(refused).toMatchObject({
      status: 409,
      code: 'discarded_by_device',
      message: expect.stringContaining('restored there'),
    })
    await club.app.rows(
      "update live_recordings set discarded_at = now() - interval '11 minutes' where id = $1",
      [id],
    )
    expect((await club.send(token, 5, [], { takes_back: true })).status).toBe(RECORDING.discarded)
  })

  test('takes nothing back that a coach has discarded', async () => {
    const { token, id } = await club.begin(await club.crewCode(), 'device-of-coach')
    await club.send(token, 1, rowed(2))
    const body = { control: 'discard' as const, recording_ids: [id] }
    await club.app.ask(live.controlRecordings, { params: { id: club.session }, body }, club.asCoach)
    await club.send(token, 3, [], { applied: 'discard' })
    expect((await club.send(token, 3, [], { takes_back: true })).status).toBe(RECORDING.discarded)
    const codeAfter = async (change: string) => {
      await club.app.rows(`update live_recordings set ${change} where id = $1`, [id])
      const call = { params: { id } }
      return (await club.app.refused(live.restoreRecording, call, club.asCoach)).code
    }
    expect(await codeAfter("discarded_at = now() - interval '11 minutes'")).toBe('restore_over')
    const another = `discarded_by = ${club.bow.id}, discarded_at = now()`
    expect(await codeAfter(another)).toBe('discarded_by_another')
  })
})

describe('the heart rate', () => {
  const beat = { at: 0, heart_rate: 150 }
  test('of a single person is kept and shown to who sees them', async () => {
    const { token, id } = await club.begin(await club.athleteCode(), 'device-heart')
    await club.send(token, 1, [{ ...beat, at: Date.now() }])
    expect((await boatOf(id))?.heart_rate).toBe(150)
    const noted = await club.app.rows(
      `select from audit_log where user_id = $1 and action = 'read-health'
        and subject ->> 'read' = 'live'`,
      [club.coach.id],
    )
    expect(noted).toHaveLength(1)
  })
  test('of a boat of two is nobody’s, and not kept', async () => {
    const { token, id } = await club.begin(await club.crewCode(), 'device-hearts')
    await club.send(token, 1, [{ ...beat, at: Date.now() }])
    expect((await boatOf(id))?.heart_rate).toBeNull()
  })
})
