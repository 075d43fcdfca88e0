import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as contract from '#contract/recordings/efforts.ts'
import type { ChangedClash, Effort, MarkedClash } from '#contract/recordings/efforts.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import {
  makeClub,
  makeMember,
  makeSession,
  rowingFile,
  type TestUser,
} from '../../../test/support/factories.ts'
import type { As } from '../../../test/support/http.ts'
import { storeFile } from '../../../test/support/stored-activity.ts'
import type { ClubId } from '../../db/client.ts'

let app: TestApp
let club: ClubId
let athlete: TestUser
let asCoach: As, asAthlete: As
let activity: number

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
  const coach = await makeMember(app.db, club, [ROLE.coach])
  athlete = await makeMember(app.db, club)
  asCoach = { token: coach.token, club }
  asAthlete = { token: athlete.token, club }
})
beforeEach(async () => {
  const session = await makeSession(
    app.db,
    club,
    { user_id: athlete.id },
    { athlete_ids: [athlete.id] },
  )
  const bytes = rowingFile(new Date('2026-03-02T06:00:00Z'), { seconds: 300 })
  activity = (await storeFile(app.db, club, { user_id: athlete.id, session_id: session }, bytes))
    .activity_id
  await app.rows('update activities set session_id = null where id = $1', [activity])
})
afterAll(() => app.close())

const efforts = async () =>
  (await app.ask(contract.activityEfforts, { params: { id: activity } }, asCoach)).data
type Answer = { status: number; json: unknown }
const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status).toSorted()
const problemOf = <Clash>(answers: readonly Answer[]) =>
  answers.flatMap(({ status, json }) =>
    status === 409 ? [json as { code: string; current: Clash[] }] : [],
  )[0]

describe('two people at the same instant', () => {
  const mark = (as: As, start: number, piece: number | null, seen: number[] | undefined = []) =>
    app.send(
      contract.addEfforts,
      {
        body: {
          activity_id: activity,
          efforts: [{ name: 'Piece', start, finish: start + 60, piece, source: 'hand' }],
          ...(seen && { seen }),
        },
      },
      as,
    )

  test.each([
    ['the same piece', [10, 1, 100, 1]],
    ['the same stretch', [10, null, 12, null]],
  ] as const)(
    'mark %s: the second learns of the first',
    async (_, [start, piece, again, other]) => {
      const answers = await Promise.all([
        mark(asCoach, start, piece),
        mark(asAthlete, again, other),
      ])
      expect(statuses(answers)).toEqual([201, 409])
      const [kept, ...more] = await efforts()
      expect(more).toEqual([])
      expect(problemOf<MarkedClash>(answers)).toMatchObject({
        code: 'changed_meanwhile',
        current: [
          {
            index: 0,
            theirs: { id: kept?.id, start: kept?.start, finish: kept?.finish, piece: kept?.piece },
          },
        ],
      })
      const late = await mark(asAthlete, again, other, [kept?.id ?? 0])
      expect(late.status).toBe(201)
    },
  )

  test('mark two pieces, each their own', async () => {
    expect(statuses(await Promise.all([mark(asCoach, 10, 1), mark(asAthlete, 100, 2)]))).toEqual([
      201, 201,
    ])
    expect((await efforts()).map(({ piece }) => piece)).toEqual([1, 2])
  })

  test('mark pieces that would be out of order: the order holds', async () => {
    const answers = await Promise.all([
      mark(asCoach, 100, 1, undefined),
      mark(asAthlete, 10, 2, undefined),
    ])
    expect(statuses(answers)).toEqual([201, 400])
  })
})

describe('two people who have seen the same effort', () => {
  let seen: Pick<Effort, 'id' | 'name' | 'start' | 'finish' | 'piece'>
  beforeEach(async () => {
    const body = {
      activity_id: activity,
      efforts: [{ name: 'Piece 1', start: 10, finish: 70, piece: 1, source: 'hand' as const }],
    }
    await app.ask(contract.addEfforts, { body }, asCoach)
    const [
      { id, name, start, finish, piece } = { id: 0, name: '', start: 0, finish: 0, piece: null },
    ] = await efforts()
    seen = { id, name, start, finish, piece }
  })
  const change = (as: As, wish: Partial<Effort>) => {
    const { id, ...was } = seen
    return app.send(
      contract.changeEffort,
      { params: { id }, body: { ...was, ...wish, seen: was } },
      as,
    )
  }

  test('and move the same end: the second gets both values', async () => {
    const answers = await Promise.all([
      change(asCoach, { start: 12 }),
      change(asAthlete, { start: 14 }),
    ])
    expect(statuses(answers)).toEqual([200, 409])
    const [now] = await efforts()
    const mine = now?.start === 12 ? 14 : 12
    expect(problemOf<ChangedClash>(answers)).toMatchObject({
      code: 'changed_meanwhile',
      current: [{ field: 'start', theirs: now?.start, mine }],
    })
  })

  test('and change different things: both hold', async () => {
    expect(
      statuses(
        await Promise.all([change(asCoach, { start: 12 }), change(asAthlete, { name: 'First' })]),
      ),
    ).toEqual([200, 200])
    expect(await efforts()).toMatchObject([{ name: 'First', start: 12, finish: 70, piece: 1 }])
  })

  test('and one deletes it: the other learns that it was deleted, and nothing comes back', async () => {
    const gone = await app.send(contract.deleteEffort, { params: { id: seen.id } }, asCoach)
    expect([gone.status, (await change(asAthlete, { start: 14 })).status]).toEqual([200, 404])
    expect(await efforts()).toEqual([])
  })

  test('and one changes it: the other deletes what they saw, and learns what it is now', async () => {
    expect((await change(asCoach, { start: 12, piece: null })).status).toBe(200)
    const { id, piece, ...rest } = seen
    const remove = (was: object) =>
      app.send(
        contract.deleteEffort,
        { params: { id }, query: { ...rest, piece: piece ?? 0, ...was } },
        asAthlete,
      )
    const refused = await remove({})
    expect([refused.status, refused.json]).toMatchObject([
      409,
      {
        code: 'changed_meanwhile',
        current: [
          { field: 'start', theirs: 12, mine: 10 },
          { field: 'piece', theirs: null, mine: 1 },
        ],
      },
    ])
    expect(await efforts()).toHaveLength(1)
    expect((await remove({ start: 12, piece: 0 })).status).toBe(200)
    expect(await efforts()).toEqual([])
  })

  test('and move both ends apart at once: the stretch stays one', async () => {
    const answers = await Promise.all([
      change(asCoach, { start: 60 }),
      change(asAthlete, { finish: 40 }),
    ])
    expect(statuses(answers)).toEqual([200, 400])
    const [now] = await efforts()
    expect((now?.finish ?? 0) - (now?.start ?? 0)).toBeGreaterThan(0)
  })
})
