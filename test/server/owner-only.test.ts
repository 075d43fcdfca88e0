import { expect, test } from 'vitest'
import { agenda } from '#contract/planning/calendar.ts'
import { assignActivity, assignImport, sessionOfImport } from '#contract/recordings/imports.ts'
import { profileTraining } from '#contract/analysis/reports.ts'
import { sessionResults } from '#contract/analysis/results.ts'
import { mergeSessions, undoMerge } from '#contract/planning/session-life.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { makeMember, rowingFile } from '../support/factories.ts'
import type { As } from '../support/http.ts'
import { daysAgo } from '../support/integrations.ts'
import { storeFile } from '../support/stored-activity.ts'
import { inTransaction } from '../../server/db/client.ts'
import {
  YESTERDAY,
  answersOf,
  leadership,
  plannedWith,
  prepareOwnerOnlyWorld,
  span,
  world,
} from './owner-only-world.ts'

prepareOwnerOnlyWorld()

test('it makes no session that others see, and counts in none after a recount', async () => {
  const coach = await leadership()
  const asCoach = { token: coach.token, club: world.club }
  const shownToCoach = async () => [
    await world.app.ask(agenda, { body: span }, asCoach),
    await world.app.ask(profileTraining, { params: { id: world.athlete.id } }, asCoach),
  ]
  const before = await shownToCoach()
  await world.open('strava', [daysAgo(4)])
  await world.connect('strava')
  await world.announce('strava', world.announcementOf('strava', daysAgo(4)))
  const [done] = await world.settled(1)
  expect(done).toMatchObject({ state: 'done', session_id: null })
  const asked = await world.app.refused(
    sessionOfImport,
    { params: { id: done?.id ?? 0 }, body: {} },
    world.as,
  )
  expect(asked).toMatchObject({ status: 409, code: 'recording_private' })
  expect(
    await world.app.rows('select from sessions where creator_id = $1', [world.athlete.id]),
  ).toEqual([])
  await world.app.rows(
    `select graphile_worker.add_job(
       'recompute-zones', json_build_object('club_id', $1::bigint, 'user_id', $2::bigint))`,
    [world.club, world.athlete.id],
  )
  await expect
    .poll(() => world.app.rows('select from graphile_worker._private_jobs'), { timeout: 10_000 })
    .toEqual([])
  expect(
    await world.app.rows('select from training_loads where user_id = $1', [world.athlete.id]),
  ).toEqual([])
  expect(await shownToCoach()).toEqual(before)
})

test('in a session of another sport it shows nobody that its owner did an alternative', async () => {
  const coach = await leadership()
  const asCoach = { token: coach.token, club: world.club }
  const place = await plannedWith(coach)
  await world.app.rows(
    'update sessions set sport_id = 4, alternative_results = false where id = any ($1)',
    [[place.session, place.other]],
  )
  await world.open('strava', [YESTERDAY])
  await world.connect('strava')
  await world.announce('strava', world.announcementOf('strava', YESTERDAY))
  const [done] = await world.settled(1)
  expect(done?.session_id).toBeNull()
  const before = await answersOf(place, asCoach)
  await world.app.ask(
    assignImport,
    { params: { id: done?.id ?? 0 }, body: { session_id: place.session } },
    world.as,
  )
  const [activity] = await world.app.rows<{ id: number; session_id: number }>(
    'select id, session_id from activities where user_id = $1',
    [world.athlete.id],
  )
  expect(activity?.session_id).toBe(place.session)
  await world.app.ask(
    assignActivity,
    { params: { id: activity?.id ?? 0 }, body: { session_id: place.other } },
    world.as,
  )
  expect(await answersOf(place, asCoach)).toEqual(before)
})

test('a query for everything gets it for its owner alone, and not in the owner’s name', async () => {
  const coach = await leadership()
  await world.open('strava', [YESTERDAY])
  await world.connect('strava')
  await world.announce('strava', world.announcementOf('strava', YESTERDAY))
  await world.settled(1)
  const seenBy = (context: { user_id: number; impersonator_id?: number }) =>
    inTransaction(world.app.database.app, { club_id: world.club, ...context }, async (db) => {
      const activities = await db
        .selectFrom('activities')
        .select('user_id')
        .where('owner_only', '=', true)
        .execute()
      const imports = await db
        .selectFrom('imports')
        .select('user_id')
        .where('owner_only', '=', true)
        .execute()
      const account = await db.selectFrom('provider_activities').select('user_id').execute()
      return [...activities, ...imports, ...account].filter(
        ({ user_id }) => user_id === world.athlete.id,
      ).length
    })
  expect(await seenBy({ user_id: world.athlete.id })).toBe(3)
  expect(await seenBy({ user_id: coach.id })).toBe(0)
  expect(await seenBy({ user_id: world.athlete.id, impersonator_id: coach.id })).toBe(0)
})

test('what is made of such an activity is as much its owner’s alone', async () => {
  await world.open('strava', [YESTERDAY])
  await world.connect('strava')
  await world.announce('strava', world.announcementOf('strava', YESTERDAY))
  await world.settled(1)
  await world.app.rows(
    `insert into activities (club_id, import_id, position, user_id, sport_id, records)
     select club_id, import_id, 7, user_id, sport_id, 1 from activities where user_id = $1`,
    [world.athlete.id],
  )
  const rows = await world.app.rows<{ owner_only: boolean }>(
    'select owner_only from activities where user_id = $1',
    [world.athlete.id],
  )
  expect(rows).toEqual([{ owner_only: true }, { owner_only: true }])
})

test('its pieces become no scores, which others would see', async () => {
  const coach = await leadership()
  const place = await plannedWith(coach)
  await world.open('strava', [YESTERDAY])
  await world.connect('strava')
  await world.announce('strava', world.announcementOf('strava', YESTERDAY))
  await world.settled(1)
  const [effort] = await world.app.rows<{ activity_id: number }>(
    `insert into efforts (club_id, activity_id, name, start, finish, piece, source)
     select club_id, id, 'Piece', 0, 30, 1, 'hand' from activities where user_id = $1
       returning activity_id`,
    [world.athlete.id],
  )
  const job = JSON.stringify({ club_id: world.club, activity_ids: [effort?.activity_id] })
  await world.app.rows("select graphile_worker.add_job('measure-efforts', $1::json)", [job])
  await expect
    .poll(() => world.app.rows('select from graphile_worker._private_jobs'), { timeout: 10_000 })
    .toEqual([])
  expect(
    await world.app.rows('select from results where session_id = $1', [place.session]),
  ).toEqual([])
})

test('it follows a merged session and back, and who merges learns nothing of it', async () => {
  const coach = await leadership()
  const asCoach = { token: coach.token, club: world.club }
  const { session, other } = await plannedWith(coach)
  await world.open('strava', [YESTERDAY])
  await world.connect('strava')
  await world.announce('strava', world.announcementOf('strava', YESTERDAY))
  expect(await world.settled(1)).toMatchObject([{ session_id: session }])
  const found = async (id: number, as: As) =>
    (await world.app.ask(sessionResults, { params: { id } }, as)).data.results.length
  const merged = await world.app.ask(
    mergeSessions,
    { body: { into: other, session_ids: [session] } },
    asCoach,
  )
  expect(await world.importsOf()).toMatchObject([{ session_id: other }])
  expect([await found(other, world.as), await found(other, asCoach)]).toEqual([1, 0])
  await world.app.ask(undoMerge, { params: { id: merged.data.merge_id } }, asCoach)
  expect(await world.importsOf()).toMatchObject([{ session_id: session }])
  expect([
    await found(session, world.as),
    await found(session, asCoach),
    await found(other, world.as),
  ]).toEqual([1, 0, 0])
})

test('a coach who may give recordings to athletes keeps what only they may see', async () => {
  const coach = await makeMember(world.app.db, world.club, [ROLE.coach])
  const asCoach = { token: coach.token, club: world.club }
  const { activity_id, import_id } = await storeFile(
    world.app.db,
    world.club,
    { user_id: coach.id, session_id: null },
    rowingFile(YESTERDAY.start),
  )
  await world.app.rows('update imports set owner_only = true where club_id = $1 and id = $2', [
    world.club,
    import_id,
  ])
  await world.app.rows('update activities set owner_only = true where club_id = $1 and id = $2', [
    world.club,
    activity_id,
  ])
  const give = { params: { id: activity_id }, body: { user_id: world.athlete.id } }
  expect((await world.app.refused(assignActivity, give, asCoach)).status).toBe(403)
})
