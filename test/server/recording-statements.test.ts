import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as crews from '#contract/boats/crews.ts'
import * as contract from '#contract/recordings/imports.ts'
import { mergeSessions } from '#contract/planning/session-life.ts'
import * as telemetry from '#contract/recordings/telemetry.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import {
  makeClub,
  makeCrew,
  makeMember,
  makeSession,
  signInOf,
  type TestUser,
} from '../support/factories.ts'
import type { As } from '../support/http.ts'
import { oarFile } from '../support/oar-file.ts'
import { storeFile } from '../support/stored-activity.ts'

/**
 * Each step is one: what is kept and noted, what changes, and its figures, laps, channels and
 * bests. Three of them work the loads out again: what was recorded, what is known, what is kept.
 */
const MOST = 21
/** A merge is many steps, each for all rows at once. */
const MOST_OF_A_MERGE = 44

let app: TestApp
let club: ClubId
let coach: TestUser, bow: TestUser, owner: TestUser
let day = 0
let one: Boat, other: Boat

type Boat = { session: number; crew: number; import_id: number; activity_id: number }

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
  coach = await makeMember(app.db, club, [ROLE.head_coach])
})
afterAll(() => app.close())

/** A double and what it recorded, in two sessions of a day; the second was made by its file. */
beforeEach(async () => {
  day += 1
  bow = await makeMember(app.db, club)
  owner = await makeMember(app.db, club)
  one = await rowed(10)
  other = await rowed(30)
  await app.rows('update sessions set auto_created = true where id = $1', [other.session])
})

const at = (minutes: number) => new Date(Date.UTC(2026, 1, day, 6, minutes)).toISOString()

async function rowed(minutes: number): Promise<Boat> {
  const session = await makeSession(
    app.db,
    club,
    { user_id: coach.id },
    { athlete_ids: [bow.id, owner.id], start_date: at(0) },
  )
  const crew = await makeCrew(app.db, club, { session_id: session, user_ids: [bow.id, owner.id] })
  const stored = await storeFile(
    app.db,
    club,
    { user_id: owner.id, session_id: session },
    oarFile(2, { start: at(minutes), strokes: 40 }),
  )
  return { session, crew, ...stored }
}

/** How many statements it takes what somebody does whom the gate does not know yet. */
async function statementsOf(action: (as: As) => Promise<unknown>): Promise<number> {
  const as = { token: await signInOf(app.db, coach.id), club }
  return (await app.statements(() => action(as))).length
}

const edit =
  (body: Parameters<typeof app.ask<typeof contract.editActivity>>[1]['body']) => (as: As) =>
    app.ask(contract.editActivity, { params: { id: one.activity_id }, body }, as)
const undo = (as: As) => app.ask(contract.undoEdit, { params: { id: one.activity_id } }, as)
const assign =
  (body: Parameters<typeof app.ask<typeof contract.assignActivity>>[1]['body']) => (as: As) =>
    app.ask(contract.assignActivity, { params: { id: one.activity_id }, body }, as)

describe(`a boat with sensors takes at most ${MOST} statements`, () => {
  test('to be merged with another, given to somebody else, parted and deleted', async () => {
    expect(
      await statementsOf(edit({ kind: 'merge', other_id: other.activity_id })),
    ).toBeLessThanOrEqual(MOST)
    expect(await statementsOf(assign({ user_id: bow.id }))).toBeLessThanOrEqual(MOST)
    expect(await statementsOf(undo)).toBeLessThanOrEqual(MOST)
    expect(
      await statementsOf(edit({ kind: 'merge', other_id: other.activity_id })),
    ).toBeLessThanOrEqual(MOST)
    expect(
      await statementsOf((as) =>
        app.ask(contract.deleteImport, { params: { id: one.import_id } }, as),
      ),
    ).toBeLessThanOrEqual(MOST)
  })

  test('to take strokes, to be split and joined, and to learn who sat where', async () => {
    expect(
      await statementsOf(edit({ kind: 'strokes', other_id: other.activity_id })),
    ).toBeLessThanOrEqual(MOST)
    expect(await statementsOf(edit({ kind: 'split', start: 20 }))).toBeLessThanOrEqual(MOST)
    expect(await statementsOf(undo)).toBeLessThanOrEqual(MOST)
    expect(
      await statementsOf((as) =>
        app.ask(
          telemetry.editTelemetry,
          {
            params: { id: other.activity_id },
            body: { seats: [{ position: 1, user_id: bow.id }] },
          },
          as,
        ),
      ),
    ).toBeLessThanOrEqual(MOST)
  })

  test('to go to another session, boat and person at once', async () => {
    expect(
      await statementsOf(
        assign({ session_id: other.session, crew_id: other.crew, user_id: bow.id }),
      ),
    ).toBeLessThanOrEqual(MOST)
  })
})

describe('as many statements for a hundred boats as for one', () => {
  /** So many recordings beside the one there is. */
  const more = (count: number) =>
    app.rows(
      `insert into activities (club_id, import_id, position, user_id, session_id, sport_id,
        start_time, records, dropped, warnings, channel_names)
       select club_id, import_id, position + n, user_id, session_id, sport_id, start_time, records,
         dropped, warnings, channel_names
       from activities, generate_series(1, $2) n where id = $1`,
      [one.activity_id, count],
    )
  const CALLS: [string, (as: As) => Promise<unknown>, number?][] = [
    [
      'whose file goes to another session',
      (as) =>
        app.ask(
          contract.assignImport,
          { params: { id: one.import_id }, body: { session_id: other.session } },
          as,
        ),
    ],
    [
      'whose session is merged',
      (as) =>
        app.ask(mergeSessions, { body: { into: other.session, session_ids: [one.session] } }, as),
      MOST_OF_A_MERGE,
    ],
    [
      'that are listed',
      (as) => app.ask(telemetry.sessionTelemetry, { params: { id: one.session } }, as),
    ],
    [
      'with others in the boat',
      async (as) =>
        app.ask(
          crews.editCrew,
          {
            body: {
              id: one.crew,
              version: await version(),
              crew_users: [{ user_id: owner.id, position: 2, side: null }],
            },
          },
          as,
        ),
    ],
  ]
  async function version(): Promise<number> {
    const [crew] = await app.rows<{ version: number }>('select version from crews where id = $1', [
      one.crew,
    ])
    return crew?.version ?? 0
  }

  test.each(CALLS)('%s', async (_, call, most = MOST) => {
    await app.rows(
      `insert into privacy_settings (club_id, user_id, mode) values ($1, $2, 'only-me')`,
      [club, bow.id],
    )
    const single = await statementsOf(call)
    expect(single).toBeLessThanOrEqual(most)
    ;[one, other] = [await rowed(50), await rowed(70)]
    await more(99)
    expect(await statementsOf(call)).toBe(single)
  })
})
