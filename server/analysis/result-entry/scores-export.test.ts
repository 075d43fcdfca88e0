import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '#contract/analysis/result-entry.ts'
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
import { piece, piecesOf, split } from '../../../test/support/scored-pieces.ts'
import { storeFile } from '../../../test/support/stored-activity.ts'
import { sheetOf } from '../../../test/support/xlsx.ts'
import type { ClubId } from '../../db/client.ts'

let app: TestApp
let club: ClubId
let coach: TestUser, athlete: TestUser, mate: TestUser
let asCoach: As
let session: number

const splits = (of: number, seconds: number) =>
  [1, 2, 3, 4].map((number) => split(of, number, { time: seconds }))

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
  coach = await makeMember(app.db, club, [ROLE.coach])
  athlete = await makeMember(app.db, club)
  mate = await makeMember(app.db, club)
  asCoach = { token: coach.token, club }
  const plan = { sport_id: 1, structure: piecesOf(8), athlete_ids: [athlete.id, mate.id] }
  session = await makeSession(app.db, club, { user_id: coach.id }, plan)
  const results = [
    {
      user_id: athlete.id,
      note: 'Headwind',
      scores: [piece(0, { rpe: 7 }), ...splits(1, 100.3), ...splits(2, 101)],
    },
    { user_id: mate.id, scores: [...splits(1, 99), ...splits(2, 100)] },
  ]
  await app.ask(contract.addScores, { params: { id: session }, body: { results } }, asCoach)
})
afterAll(() => app.close())

/** Returns the cells of the CSV in a language, which is recognized by its separator. */
async function exported(language: string, separator: string) {
  const { text } = await app.send(contract.scoresCsv, { params: { id: session } }, asCoach, {
    'accept-language': language,
  })
  const [head = [], ...lines] = text
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(separator))
  return { head, lines, of: (part: string) => lines.filter((line) => line[3] === part) }
}

describe('an export of which only splits were entered', () => {
  const HEAD = [
    'Name',
    'Rank',
    'Piece',
    'Part',
    'No.',
    'Time (s)',
    'Distance (m)',
    'Pace (s/500 m)',
    'Speed (m/s)',
  ]

  test('holds what the results page shows: totals, pieces, ranks', async () => {
    const { head, of } = await exported('en', ',')
    expect(head.slice(0, HEAD.length)).toEqual(HEAD)
    expect(head.slice(HEAD.length)).toEqual(['RPE (1–8)', 'Note on the whole session'])
    const name = (user: TestUser) =>
      of('Whole session').find((line) => line[1] === (user === mate ? '1' : '2'))?.[0]
    expect(of('Whole session')).toEqual([
      [
        name(athlete),
        '2',
        '',
        'Whole session',
        '',
        '805.2',
        '4000',
        '100.65',
        '4.968',
        '7',
        'Headwind',
      ],
      [name(mate), '1', '', 'Whole session', '', '796', '4000', '99.5', '5.025', '', ''],
    ])
    expect(of('Piece').map((line) => line.slice(1, 8))).toEqual([
      ['2', '1', 'Piece', '', '401.2', '2000', '100.3'],
      ['2', '2', 'Piece', '', '404', '2000', '101'],
      ['1', '1', 'Piece', '', '396', '2000', '99'],
      ['1', '2', 'Piece', '', '400', '2000', '100'],
    ])
    expect(of('Split')).toHaveLength(16)
  })

  test.each([
    ['de', 'Zeit (s)', 'Strecke'],
    ['fr', 'Temps (s)', 'Fraction'],
  ])('is parted by semicolons with decimal commas in %s', async (language, time, part) => {
    const { head, of } = await exported(language, ';')
    expect(head[5]).toBe(time)
    expect(of(part)[0]?.slice(5, 9)).toEqual(['401,2', '2000', '100,3', '4,985'])
  })

  test('is the second sheet of a workbook, whose times are times', async () => {
    const { bytes } = await app.send(contract.scoresSheet, { params: { id: session } }, asCoach)
    const [head = [], whole = []] = sheetOf(bytes, 2)
    expect(head.slice(1, 8)).toEqual([
      'Rank',
      'Piece',
      'Part',
      'No.',
      'Time (min:s)',
      'Distance (m)',
      'Pace (min:s/500 m)',
    ])
    expect(Number(whole[head.indexOf('Time (min:s)')]) * 86_400).toBeCloseTo(805.2)
  })
})

describe('the first sheet of a workbook', () => {
  const table = async (language: string) => {
    const { bytes } = await app.send(contract.scoresSheet, { params: { id: session } }, asCoach, {
      'accept-language': language,
    })
    return sheetOf(bytes)
  }

  test('has the columns of the results page, by rank', async () => {
    const [head = [], ...lines] = await table('en')
    expect(head).toEqual([
      'Name',
      'Rank (speed)',
      'Source',
      'Time (min:s)',
      'Distance (m)',
      'Pace (min:s/500 m)',
      'RPE',
      'P1 (min:s)',
      'P2 (min:s)',
    ])
    const seconds = (value: string | number | null | undefined) =>
      Math.round(Number(value) * 86_400_000) / 1000
    expect(
      lines.map(([, rank, source, time, distance, pace, rpe, one, two]) => [
        rank,
        source,
        seconds(time),
        distance,
        seconds(pace),
        rpe,
        seconds(one),
        seconds(two),
      ]),
    ).toEqual([
      [1, 'Entered', 796, 4000, 99.5, null, 396, 400],
      [2, 'Entered', 805.2, 4000, 100.65, 'Extremely hard', 401.2, 404],
    ])
  })

  test.each([
    ['de', 'Rang (Geschwindigkeit)', 'Tempo (min:s/500 m)', 'Eingetragen'],
    ['fr', 'Rang (vitesse)', 'Allure (min:s/500 m)', 'Saisi'],
    ['zh-CN', '名次 (速度)', '配速 (min:s/500 m)', '录入'],
  ])('is named as the page is in %s', async (language, rank, pace, entered) => {
    const [head = [], first = []] = await table(language)
    expect([head[1], head[5], first[2]]).toEqual([rank, pace, entered])
  })
})

test('results that are not released are exported by coaches only, also where others enter them', async () => {
  await app.rows('update sessions set restricted_view = true where id = $1', [session])
  await app.rows(
    'update participants set add_all_scores = true where session_id = $1 and user_id = $2',
    [session, athlete.id],
  )
  const params = { params: { id: session } }
  const asAthlete = { token: athlete.token, club }
  try {
    const entering = { ...params, query: { entering: true } }
    const { data } = await app.ask(contract.sessionScores, entering, asAthlete)
    expect(data.ranked).toBe('entered')
    expect((await app.refused(contract.scoresCsv, params, asAthlete)).code).toBe(
      'results_unreleased',
    )
    const { text } = await app.send(contract.scoresCsv, params, { token: coach.token, club })
    const [head = [], ...lines] = text.split('\r\n').map((line) => line.split(','))
    expect(lines.map((line) => line[head.indexOf('Rank')])).toContain('2')
  } finally {
    await app.rows('update sessions set restricted_view = false where id = $1', [session])
    await app.rows('update participants set add_all_scores = false where session_id = $1', [
      session,
    ])
  }
})

test('an export names the sport of an alternative', async () => {
  const id = await makeSession(
    app.db,
    club,
    { user_id: coach.id },
    { sport_id: 1, athlete_ids: [athlete.id] },
  )
  const ran = {
    user_id: athlete.id,
    alternative: true,
    sport_id: 4,
    scores: [piece(0, { time: 2400, distance: 8000 })],
  }
  await app.ask(contract.addScores, { params: { id }, body: { results: [ran] } }, asCoach)
  const { text } = await app.send(contract.scoresCsv, { params: { id } }, asCoach, {
    'accept-language': 'de',
  })
  const [, row = []] = text.split('\r\n').map((line) => line.split(';'))
  expect(row).toContain('Laufen')
})

describe('an export of what was entered and recorded by the same athlete', () => {
  test('has one line of both, which says what of it was recorded', async () => {
    const records = Array.from({ length: 1201 }, (_, t) => ({
      t,
      distance: t * 4,
      heart_rate: 150,
    }))
    const bytes = rowingFile(new Date('2026-03-02T06:00:00Z'), { records })
    for (const { id } of [athlete, coach])
      await storeFile(app.db, club, { user_id: id, session_id: session }, bytes)
    const { head, of } = await exported('de', ';')
    const cells = (line: string[] | undefined, ...columns: string[]) =>
      columns.map((column) => line?.[head.indexOf(column)])
    const ranked = (rank: string) => of('Ganze Einheit').find((line) => line[1] === rank)
    const [recorded, ...more] = of('Aufzeichnung')
    expect(
      cells(
        ranked('2'),
        'Zeit (s)',
        'Distanz (m)',
        'Puls (bpm)',
        'RPE (1–8)',
        'Notiz zum Ergebnis',
      ),
    ).toEqual(['805,2', '4000', '150', '7', 'Headwind'])
    expect(cells(ranked('2'), 'Aus der Aufzeichnung')).toEqual([
      'Puls (bpm), Puls max. (bpm), ETS, TRIMP',
    ])
    expect(cells(ranked('1'), 'Puls (bpm)', 'Aus der Aufzeichnung')).toEqual(['', ''])
    expect([cells(recorded, 'Rang', 'Zeit (s)', 'Aus der Aufzeichnung'), more]).toEqual([
      ['', '1200', ''],
      [],
    ])
  })
})
