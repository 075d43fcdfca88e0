import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sessionResults } from '#contract/analysis/results.ts'
import { deleteCrew, editCrew } from '#contract/boats/crews.ts'
import { eventRaces, saveRaces, type RaceChange } from '#contract/boats/races.ts'
import {
  makeCrew,
  makeMember,
  makeSession,
  rowingFile,
  type TestUser,
} from '../support/factories.ts'
import { grantTo } from '../support/grant.ts'
import { makeRegatta } from '../support/races.ts'
import { piece } from '../support/scored-pieces.ts'
import { storeFile } from '../support/stored-activity.ts'
import {
  ROWS,
  add,
  app,
  athlete,
  club,
  coach,
  mate,
  prepareScoreSession,
  scores,
} from './score-session.ts'

prepareScoreSession()

let hidden: TestUser, cox: TestUser
beforeAll(async () => {
  hidden = await makeMember(app.db, club)
  cox = await makeMember(app.db, club)
  const permission = 'view-edit-all-sessions'
  await grantTo(app, { club, person: cox, permission, granted: true })
  await app.rows(
    `insert into privacy_settings (club_id, user_id, mode) values ($1, $2, 'only-me')`,
    [club, hidden.id],
  )
})
const as = ({ token }: TestUser) => ({ token, club })
const boat = (session_id: number, ...people: TestUser[]) =>
  makeCrew(app.db, club, { session_id, user_ids: people.map(({ id }) => id), published: true })

describe('a boat in which an athlete who is "only me" sits alone', () => {
  let id: number, single: number, double: number
  beforeEach(async () => {
    const athlete_ids = [athlete.id, mate.id, hidden.id]
    id = await makeSession(app.db, club, { user_id: coach.id }, { ...ROWS, athlete_ids })
    single = await boat(id, hidden)
    double = await boat(id, hidden, mate)
  })

  test('has its results for coaches and that athlete, and is not deleted with them', async () => {
    await add(
      [single, double].map((crew_id) => ({ crew_id, scores: [piece(1, { time: 400 })] })),
      undefined,
      id,
    )
    const crewsOf = async (viewer: TestUser) =>
      (await scores(as(viewer), id)).results.map(({ crew_id }) => crew_id).toSorted()
    for (const viewer of [coach, hidden]) expect(await crewsOf(viewer)).toEqual([single, double])
    for (const viewer of [athlete, cox]) expect(await crewsOf(viewer)).toEqual([double])
    expect(await app.refused(deleteCrew, { body: { crew_id: single } }, as(cox))).toMatchObject({
      status: 409,
      code: 'has_results',
    })
  })

  test('gives its load to who is seated in it instead, also by another athlete', async () => {
    await add([{ crew_id: single, scores: [piece(0, { distance: 13_000 })] }], undefined, id)
    const rowed = () =>
      app.rows('select user_id from training_loads where session_id = $1 and distance = 13000', [
        id,
      ])
    expect(await rowed()).toEqual([{ user_id: hidden.id }])
    const crew_users = [{ user_id: mate.id, position: 1 }]
    await app.ask(editCrew, { body: { id: single, version: 1, crew_users } }, as(cox))
    expect(await rowed()).toEqual([{ user_id: mate.id }])
  })

  test('has its recordings for who made them, for coaches and for that athlete', async () => {
    const recorded = async (owner: TestUser, crew_id: number) => {
      const place = { user_id: owner.id, session_id: id }
      const start = new Date('2026-03-02T06:00:00Z')
      const { activity_id } = await storeFile(app.db, club, place, rowingFile(start))
      await app.rows('update activities set crew_id = $1 where id = $2', [crew_id, activity_id])
      return activity_id
    }
    const [byCoach, byMate] = [await recorded(coach, single), await recorded(mate, single)]
    const ofDouble = await recorded(coach, double)
    const seen = async (viewer: TestUser) =>
      (await app.ask(sessionResults, { params: { id } }, as(viewer))).data.results
        .map(({ activity_id }) => activity_id)
        .toSorted((a, b) => a - b)
    for (const viewer of [coach, hidden])
      expect(await seen(viewer)).toEqual([byCoach, byMate, ofDouble])
    expect(await seen(mate)).toEqual([byMate, ofDouble])
    expect(await seen(athlete)).toEqual([ofDouble])
  })
})

test('a race shows nothing of who is "only me" to other athletes, who overwrite nothing', async () => {
  const id = await makeRegatta(app.db, club, { user_id: coach.id })
  const save = async (races: RaceChange[], viewer: TestUser) =>
    (await app.ask(saveRaces, { body: { session_id: id, races } }, as(viewer))).data.added
  const adult = { gender: 'men', age: 'senior', weight: 'heavyweight' } as const
  const done = { ...adult, boat_type: 1, distance: 2000, place: 1, time: 420 }
  const added = await save(
    [
      { user_id: hidden.id, ...done },
      { crew_id: await boat(id, hidden), ...done },
      { crew_id: await boat(id, hidden, mate), ...done },
    ],
    coach,
  )
  const read = async (viewer: TestUser) =>
    (await app.ask(eventRaces, { params: { id } }, as(viewer))).data.races
      .toSorted((a, b) => a.id - b.id)
      .map(({ place, time, gmt_percent, user_id, starters }) => [
        place,
        time,
        gmt_percent !== null,
        user_id,
        starters.length,
      ])
  const everything = [
    [1, 420, true, hidden.id, 1],
    [1, 420, true, null, 1],
    [1, 420, true, null, 2],
  ]
  for (const viewer of [coach, hidden]) expect(await read(viewer)).toEqual(everything)
  for (const viewer of [athlete, cox])
    expect(await read(viewer)).toEqual([
      [null, null, false, null, 0],
      [null, null, false, null, 1],
      everything[2],
    ])
  await save(
    added.map((race) => ({ id: race, version: 1, lane: 2 })),
    cox,
  )
  const races = added.slice(0, 2).map((race) => ({ id: race, version: 2, time: 400 }))
  const body = { session_id: id, races: [...races, { user_id: athlete.id }] }
  const refusal = await app.refused(saveRaces, { body }, as(cox))
  expect(Object.keys(refusal.errors ?? {})).toEqual(['races.0.time', 'races.1.time'])
  expect(await read(coach)).toEqual(everything)
})
