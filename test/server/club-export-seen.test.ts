import { afterAll, beforeAll, expect, test } from 'vitest'
import { addScores, type NewResult } from '#contract/analysis/result-entry.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeDouble } from '../support/double-with-sensor.ts'
import {
  makeClub,
  makeCrew,
  makeMember,
  makeSession,
  makeSquad,
  makeUser,
  type TestUser,
} from '../support/factories.ts'
import { piece, piecesOf } from '../support/scored-pieces.ts'
import { exportOf } from './club-export.ts'
import { broughtIn } from './club-import.ts'

let app: TestApp
let club: ClubId
let manager: TestUser
beforeAll(async () => {
  app = await startTestApp({ work: true })
  club = await makeClub(app.db)
  manager = await makeMember(app.db, club, [ROLE.manager, ROLE.coach])
})
afterAll(() => app.close())

const asManager = () => ({ token: manager.token, club })
const hide = ({ id }: TestUser) =>
  app.rows(`insert into privacy_settings (club_id, user_id, mode) values ($1, $2, 'only-me')`, [
    club,
    id,
  ])

test('results of a crew or squad go out without the body where one of them is not seen', async () => {
  const [open, other, hidden] = [
    await makeMember(app.db, club),
    await makeMember(app.db, club),
    await makeMember(app.db, club),
  ]
  const id = await makeSession(
    app.db,
    club,
    { user_id: manager.id },
    { sport_id: 1, structure: piecesOf(1), athlete_ids: [open.id, other.id, hidden.id] },
  )
  const boat = (...people: TestUser[]) =>
    makeCrew(app.db, club, { session_id: id, user_ids: people.map((one) => one.id) })
  const seen = [
    { crew_id: await boat(open, other) },
    // A coach in a squad is none of its athletes, and somebody elsewhere has not rowed.
    { squad_id: await makeSquad(app.db, club, [open.id, manager.id]) },
  ]
  const unseen = [
    { crew_id: await boat(open, hidden) },
    { squad_id: await makeSquad(app.db, club, [open.id, hidden.id]) },
    { user_id: hidden.id },
  ]
  const body = { time: 400, heart_rate: 181, lactate: 8, rpe: 6, note: 'hard' }
  const results: NewResult[] = [...seen, ...unseen].map((owner) => ({
    ...owner,
    note: 'cold',
    scores: [piece(1, body)],
  }))
  await app.ask(addScores, { params: { id }, body: { results } }, asManager())
  await hide(hidden)
  const { rows } = await exportOf(app, asManager())
  const whole = { time: 400, heart_rate: 181, lactate: 8, rpe: 6, note: 'hard' }
  const times = { time: 400, heart_rate: null, lactate: null, rpe: null, note: null, sources: null }
  for (const [owners, values, note, fields] of [
    [seen, whole, 'cold', ['heart_rate', 'lactate', 'note', 'rpe', 'time']],
    [unseen, times, null, ['time']],
  ] as const)
    for (const owner of owners) {
      const of = rows('results').filter((row) =>
        Object.entries(owner).every(([key, value]) => row[key] === value),
      )
      expect(of).toMatchObject([{ note }])
      const ofResult = (table: string) =>
        rows(table).filter(({ result_id }) => result_id === of[0]?.['id'])
      expect(ofResult('scores'), JSON.stringify(owner)).toMatchObject([values])
      const changed = ofResult('score_changes').map(({ field }) => String(field))
      expect(changed.toSorted(), JSON.stringify(owner)).toEqual(fields)
    }
})

test('strokes of a seat stay where who sits there is not seen, and so does the file', async () => {
  const coach = manager
  const [open, hidden, replaced] = [
    await makeDouble(app, club, coach, 1),
    await makeDouble(app, club, coach, 2),
    await makeDouble(app, club, coach, 3),
  ]
  await hide(hidden.bow)
  await hide(replaced.substitute)
  await app.rows(
    'insert into recorded_seats (club_id, activity_id, position, user_id) values ($1, $2, 1, $3)',
    [club, replaced.activity, replaced.substitute.id],
  )
  await app.rows(
    `insert into recorded_channels (club_id, activity_id, name, data)
     select club_id, activity_id, name, data from channels where club_id = $1`,
    [club],
  )
  const { rows, manifest, bytes } = await exportOf(app, asManager())
  const stored = await app.rows<{ id: number; sha256: string; names: string[] }>(
    `select a.id, f.sha256, a.channel_names as names
     from activities a
     join imports i on i.club_id = a.club_id and i.id = a.import_id
     join files f on f.club_id = i.club_id and f.id = i.file_id
     where a.club_id = $1 order by a.id`,
    [club],
  )
  expect(stored.map(({ id }) => id)).toEqual([open.activity, hidden.activity, replaced.activity])
  const atBow = (name: string) => /@1(\D|$)/.test(name)
  for (const { id, sha256, names } of stored) {
    const isOpen = id === open.activity
    expect(names.filter(atBow)).not.toEqual([])
    for (const table of ['channels', 'recorded_channels']) {
      const own = rows(table).filter(({ activity_id }) => activity_id === id)
      const found = own.map(({ name }) => String(name))
      expect(found.filter((name) => name.includes('@2'))).not.toEqual([])
      expect(found.some(atBow)).toBe(isOpen)
    }
    // The files are not stored here: those that would go out are listed as missing.
    expect(manifest.files.missing.includes(sha256)).toBe(isOpen)
  }
  expect(rows('activities')).toHaveLength(3)
  expect(rows('files')).toHaveLength(3)
  // What has no file is left out where the archive is brought in.
  const made = await broughtIn(app, await makeUser(app.db), bytes)
  expect(made.left_out).toEqual(expect.arrayContaining([{ table: 'files', count: 3 }]))
})
