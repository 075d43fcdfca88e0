import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as live from '#contract/live/live.ts'
import * as recorder from '#contract/live/live-recorder.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { makeItem } from '../../../test/support/equipment.ts'
import { makeMember } from '../../../test/support/factories.ts'
import type { As } from '../../../test/support/http.ts'
import {
  openRecordingClub,
  rowed,
  type RecordingClub,
} from '../../../test/support/recording-club.ts'

let club: RecordingClub
let asKeeper: As
let item: number
beforeAll(async () => {
  club = await openRecordingClub()
  const keeper = await makeMember(club.app.db, club.club, [ROLE.coach])
  asKeeper = { token: keeper.token, club: club.club }
})
beforeEach(async () => {
  item = await makeItem(club.app.db, club.club)
})
afterAll(() => club.app.close())

const stickerOf = async (id = item) => {
  const { data } = await club.app.ask(live.boatSticker, { params: { id } }, asKeeper)
  return { ...data, code: data.connect_url.split('/').at(-1) ?? '' }
}
const book = (crew: number | null) =>
  club.app.rows(
    `insert into equipment_bookings (club_id, item_id, session_id, crew_id)
      values ($1, $2, $3, $4)`,
    [club.club, item, club.session, crew],
  )
const opened = async (code: string) =>
  (await club.app.ask(recorder.connection, { params: { code } }, {})).data
const refused = (code: string) => club.app.refused(recorder.connection, { params: { code } }, {})

describe('the sticker of a boat', () => {
  test('stays the same, and is another boat’s for another', async () => {
    const first = await stickerOf()
    expect(first).toMatchObject({ name: 'Wave', qr_code: expect.stringMatching(/^<svg/) })
    expect((await stickerOf()).code).toBe(first.code)
    expect((await stickerOf(await makeItem(club.app.db, club.club))).code).not.toBe(first.code)
  })

  test('leads to the session that is running and has a crew in the boat, and records for it', async () => {
    await book(club.crew)
    const { code } = await stickerOf()
    expect(await opened(code)).toMatchObject({ window: 'open', participant: { kind: 'crew' } })
    const { id, token } = await club.begin(code, 'device-sticker')
    await club.send(token, 1, rowed(3))
    const { boats } = await club.followed()
    expect(boats.find(({ recording_id }) => recording_id === id)).toMatchObject({
      crew_id: club.crew,
      samples: 3,
    })
  })

  test('codes lead nowhere once the plan of their club has ended', async () => {
    await book(club.crew)
    const codes = [(await stickerOf()).code, await club.crewCode()]
    const endOn = (days: number) =>
      club.app.rows(
        'update subscriptions set next_bill_date = current_date + $2::int where club_id = $1',
        [club.club, days],
      )
    await endOn(-3)
    for (const code of codes)
      expect(await refused(code)).toMatchObject({ status: 404, code: 'not_found' })
    await endOn(365)
    for (const code of codes) expect(await opened(code)).toMatchObject({ window: 'open' })
  })

  test.each([
    ['nobody has booked the boat', async () => undefined],
    ['no crew sits in it', () => book(null)],
    [
      'the session is tomorrow',
      async () => {
        await book(club.crew)
        await club.app.rows(
          `update sessions set starts_at = starts_at + interval '1 day',
            ends_at = ends_at + interval '1 day' where id = $1`,
          [club.session],
        )
      },
    ],
  ])('opens nothing when %s, and says which boat it is', async (_when, make) => {
    await make()
    const { code } = await stickerOf()
    const { status, code: reason, message } = await refused(code)
    expect({ status, reason }).toEqual({ status: 409, reason: 'boat_ashore' })
    expect(message).toContain('Wave')
    const begin = { params: { code }, body: { device: 'device-ashore' } }
    expect((await club.app.refused(recorder.beginRecording, begin, {})).code).toBe('boat_ashore')
  })

  test('is not made by who may not manage the boathouse, nor for a thing nobody has', async () => {
    const asked = { params: { id: item } }
    const asAthlete = { token: club.single.token, club: club.club }
    expect((await club.app.refused(live.boatSticker, asked, asAthlete)).status).toBe(403)
    const none = { params: { id: 999_999 } }
    expect((await club.app.refused(live.boatSticker, none, asKeeper)).code).toBe('not_found')
  })
})

test('a code that keeps open works outside of the window of its session', async () => {
  const code = await club.crewCode()
  await club.app.rows(
    `update sessions set starts_at = now() - interval '9 days', ends_at = now() - interval '8 days'
      where id = $1`,
    [club.session],
  )
  expect((await opened(code)).window).toBe('over')
  await club.app.rows('update connect_codes set keeps_open = true where code = $1', [code])
  expect((await opened(code)).window).toBe('open')
  expect((await club.begin(code, 'device-open')).samples).toBe(0)
})
