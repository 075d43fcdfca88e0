import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as contract from '#contract/recordings/imports.ts'
import { startUpload } from '#contract/recordings/uploads.ts'
import { LANGUAGES } from '#domain/constants/languages.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import {
  makeClub,
  makeCrew,
  makeEvent,
  makeMember,
  makeSession,
  rowingFile,
  type TestUser,
} from '../../../test/support/factories.ts'
import { problemOf, type As } from '../../../test/support/http.ts'
import { storeFile } from '../../../test/support/stored-activity.ts'
import type { ClubId } from '../../db/client.ts'
import { errorText } from '../../text/text.ts'

let app: TestApp
let club: ClubId
let session: number, double: number
let own: number
const people = new Map<string, TestUser>()

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
  people.set('coach', await makeMember(app.db, club, [ROLE.coach]))
  for (const name of ['bow', 'cox', 'scorer', 'outsider'])
    people.set(name, await makeMember(app.db, club))
})
afterAll(() => app.close())

const person = (name: string): TestUser => {
  const found = people.get(name)
  if (!found) throw new Error(`nobody is called ${name}`)
  return found
}
const as = (name: string): As => ({ token: person(name).token, club })
const file = () => rowingFile(new Date('2026-03-02T06:05:00Z'), { seconds: 120 })

/**
 * A boat with bow and cox; somebody else of the session keeps everybody's scores, and a fourth only
 * takes part.
 */
beforeEach(async () => {
  const athletes = ['bow', 'cox', 'scorer', 'outsider'].map((name) => person(name).id)
  session = await makeSession(
    app.db,
    club,
    { user_id: person('coach').id },
    { athlete_ids: athletes },
  )
  double = await makeCrew(app.db, club, {
    session_id: session,
    user_ids: [person('bow').id],
    published: true,
  })
  await app.rows(
    'insert into crew_users (club_id, crew_id, user_id, position) values ($1, $2, $3, 0)',
    [club, double, person('cox').id],
  )
  await app.rows(
    'update participants set add_all_scores = true where session_id = $1 and user_id = $2',
    [session, person('scorer').id],
  )
})

/** Every way a recording of somebody's own gets into a boat. */
const WAYS: Record<
  string,
  (who: string, crew_id: number) => Promise<{ status: number; text: string }>
> = {
  'a file': (who, crew_id) =>
    app.send(contract.startImport, { upload: { crew_id }, file: { bytes: file() } }, as(who)),
  'a file for its session': (who, crew_id) =>
    app.send(
      contract.startImport,
      { upload: { crew_id, session_id: session }, file: { bytes: file() } },
      as(who),
    ),
  'a file in parts': (who, crew_id) =>
    app.send(startUpload, { body: { name: 'row.fit', size: 4, crew_id } }, as(who)),
  'a recording that is there': async (who, crew_id) => {
    const { activity_id: id } = await storeFile(
      app.db,
      club,
      { user_id: person(who).id, session_id: session },
      file(),
    )
    return app.send(contract.assignActivity, { params: { id }, body: { crew_id } }, as(who))
  },
  'a recording and its session': async (who, crew_id) => {
    const { activity_id: id } = await storeFile(
      app.db,
      club,
      { user_id: person(who).id, session_id: null },
      file(),
    )
    return app.send(
      contract.assignActivity,
      { params: { id }, body: { session_id: session, crew_id } },
      as(who),
    )
  },
}
const codeOf = ({ status, text }: { status: number; text: string }) =>
  status < 300 ? 'taken' : `${status} ${(JSON.parse(text) as { code: string }).code}`

describe.each(Object.keys(WAYS))('%s', (way) => {
  test.each([
    ['bow', 'taken'],
    ['cox', 'taken'],
    ['scorer', 'taken'],
    ['coach', 'taken'],
    ['outsider', '403 crew_of_others'],
  ])('of %s for a boat is %s', async (who, expected) => {
    expect(codeOf((await WAYS[way]?.(who, double)) ?? { status: 0, text: '{}' })).toBe(expected)
  })

  test('is nothing for a line-up, which does no session', async () => {
    const line_up = await makeCrew(app.db, club, { user_ids: [person('bow').id], published: true })
    expect(codeOf((await WAYS[way]?.('bow', line_up)) ?? { status: 0, text: '{}' })).toBe(
      '400 unknown_reference',
    )
  })
})

describe('a recording that was given to a boat', () => {
  beforeEach(async () => {
    const stored = await storeFile(
      app.db,
      club,
      { user_id: person('outsider').id, session_id: session },
      file(),
    )
    own = stored.activity_id
    await app.ask(
      contract.assignActivity,
      { params: { id: own }, body: { crew_id: double } },
      as('coach'),
    )
  })
  const assign = (body: object, who = 'outsider') =>
    app.send(contract.assignActivity, { params: { id: own }, body }, as(who))

  test('goes to no other seat of it by who is not aboard, and may be taken out of it', async () => {
    expect(codeOf(await assign({ seat: 1 }))).toBe('403 crew_of_others')
    expect(codeOf(await assign({ crew_id: double, seat: 1 }))).toBe('403 crew_of_others')
    expect(codeOf(await assign({ crew_id: null }))).toBe('taken')
    expect(codeOf(await assign({ crew_id: double }))).toBe('403 crew_of_others')
  })

  test('is still its owner’s to trim', async () => {
    const trim = { params: { id: own }, body: { kind: 'trim', start: 10, finish: 60 } } as const
    expect((await app.send(contract.editActivity, trim, as('outsider'))).status).toBe(201)
  })

  test('shows who edits it the boats they may choose', async () => {
    const mine = await makeCrew(app.db, club, {
      session_id: session,
      user_ids: [person('outsider').id],
      published: true,
    })
    const third = await makeCrew(app.db, club, {
      session_id: session,
      user_ids: [person('cox').id],
      published: true,
    })
    const offered = async (who: string) =>
      (await app.ask(contract.activityEditor, { params: { id: own } }, as(who))).data.crews
        .map(({ id }) => id)
        .toSorted((a, b) => a - b)
    expect(await offered('outsider')).toEqual([double, mine])
    expect(await offered('coach')).toEqual([double, mine, third])
    const { crews } = (await app.ask(contract.activityEditor, { params: { id: own } }, as('coach')))
      .data
    expect(crews.find(({ id }) => id === double)?.users.map(({ user_id }) => user_id)).toEqual([
      person('cox').id,
      person('bow').id,
    ])
  })
})

test('why a boat takes no recording is said in every language', async () => {
  for (const language of LANGUAGES) {
    const body = { name: 'row.fit', size: 4, crew_id: double }
    const problem = await app.refused(startUpload, { body }, { ...as('outsider'), language })
    expect(problem.message).toBe(errorText(language, 'crew_of_others'))
  }
})

const OF_NO_RESULTS = {
  'an event': () => makeEvent(app.db, club, { user_id: person('coach').id }),
  'a day off': () => plannedOf(SPORT.day_off),
  'a multisport day': () => plannedOf(SPORT.multisport),
}
const plannedOf = (sport_id: number) =>
  makeSession(
    app.db,
    club,
    { user_id: person('coach').id },
    { sport_id, athlete_ids: [person('bow').id] },
  )

test.each(Object.entries(OF_NO_RESULTS))(
  '%s takes no file, whichever way it comes',
  async (_, make) => {
    const event = await make()
    const refused = { status: 409, code: 'scores_not_taken' }
    const whole = await app.send(
      contract.startImport,
      { upload: { session_id: event }, file: { bytes: file() } },
      as('bow'),
    )
    expect(problemOf(whole)).toMatchObject(refused)
    const parts = await app.send(
      startUpload,
      { body: { name: 'row.fit', size: 4, session_id: event } },
      as('bow'),
    )
    expect(problemOf(parts)).toMatchObject(refused)
    const stored = await storeFile(
      app.db,
      club,
      { user_id: person('bow').id, session_id: null },
      file(),
    )
    const assigned = await app.send(
      contract.assignImport,
      { params: { id: stored.import_id }, body: { session_id: event } },
      as('bow'),
    )
    expect(problemOf(assigned)).toMatchObject(refused)
    const moved = await app.send(
      contract.assignActivity,
      { params: { id: stored.activity_id }, body: { session_id: event } },
      as('bow'),
    )
    expect(problemOf(moved)).toMatchObject(refused)
  },
)
