import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PERSONAL_SCORES } from '#domain/constants/scores.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { declarationOf } from '../../server/people/club-data/declaration.ts'
import { describedTables } from '../../server/people/club-data/queries.ts'
import { exportPlan } from '../../server/people/club-data/tables.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeMember, type TestUser } from '../support/factories.ts'
import { makeFullClub } from '../support/full-club.ts'
import { exportOf, shaOf, type OpenedExport } from './club-export.ts'

let app: TestApp
let club: ClubId
let athlete: number
let manager: TestUser
let opened: OpenedExport

beforeAll(async () => {
  app = await startTestApp({ work: true })
  const full = await makeFullClub(app)
  club = full.club
  athlete = full.user
  await app.rows('update users set max_hr = 190 where id = $1', [athlete])
  await app.rows(
    `update performance_tests t set activity_id = a.id from activities a
      where a.club_id = t.club_id and a.user_id = t.user_id and t.club_id = $1`,
    [club],
  )
  manager = await makeMember(app.db, club, [ROLE.manager], { first_name: 'Mara' })
  await app.rows('insert into privacy_coaches (club_id, user_id, coach_id) values ($1, $2, $3)', [
    club,
    athlete,
    manager.id,
  ])
  opened = await exportOf(app, { token: manager.token, club })
})
afterAll(() => app.close())

describe('every table of clubs', () => {
  test('says how it goes out', async () => {
    const described = await describedTables(app.db)
    expect(described.length).toBeGreaterThan(120)
    const faults = described.flatMap(({ name, declared, columns }) => {
      const declaration = declarationOf(name, declared)
      if ('reason' in declaration)
        return declaration.reason.length > 10 ? [] : [`${name} gives no reason`]
      const named = [
        ...declaration.without,
        ...declaration.hiding.flatMap((hiding) => hiding.columns),
      ]
      return named
        .filter((column) => !columns.some((one) => one.name === column))
        .map((column) => `${name} has no ${column}`)
    })
    expect(faults).toEqual([])
  })

  test.each([null, 'all', 'people', 'people: some', 'people: all; but not the code'])(
    'is refused when it says %o',
    (declared) => {
      expect(() => declarationOf('boats', declared)).toThrow('boats')
    },
  )

  test('keeps secrets and what only its owner may see', async () => {
    const { tables } = exportPlan(await describedTables(app.db), new Set())
    const telling = tables.flatMap(({ name, columns }) =>
      columns
        .filter((column) => /hash|secret|token|password|code|owner_only_/.test(column))
        .map((column) => `${name}.${column}`),
    )
    expect(telling).toEqual([])
    const binary = tables.flatMap(({ name, binary: columns }) =>
      columns.map((column) => `${name}.${column}`),
    )
    expect(binary).toEqual(['channels.data', 'recorded_channels.data'])
  })

  test('hides values of the body of people who are not seen', async () => {
    const scores = (await describedTables(app.db)).find(({ name }) => name === 'scores')
    const declaration = declarationOf('scores', scores?.declared ?? null)
    const hidden = 'hiding' in declaration ? declaration.hiding.flatMap((one) => one.columns) : []
    expect(hidden).toEqual(expect.arrayContaining([...PERSONAL_SCORES]))
  })
})

describe('the export of a club', () => {
  test('has the rows of every table that goes out, and names those that do not', async () => {
    const plan = exportPlan(await describedTables(app.db), new Set())
    expect(opened.manifest).toMatchObject({ format: 'slipway-club', version: 1 })
    expect(opened.manifest.tables.map(({ name }) => name)).toEqual(
      plan.tables.map(({ name }) => name),
    )
    expect(opened.manifest.left_out).toEqual(plan.leftOut)
    const empty = opened.manifest.tables.filter(({ rows }) => rows === 0).map(({ name }) => name)
    // The report view of the club with everything is nobody else's, and it has no shared one.
    expect(empty).toEqual(['report_views'])
    for (const { name, rows, columns, binary } of opened.manifest.tables) {
      expect(opened.rows(name), name).toHaveLength(rows)
      const [head = ''] = opened.text(`tables/${name}.csv`).split('\r\n')
      expect(head.replace('\uFEFF', '').split(','), name).toEqual(
        columns.filter((column) => !binary.includes(column)),
      )
    }
  })

  test('has the values as they are stored', async () => {
    const stored = await app.rows<{ row: string }>(
      `select row_to_json(m)::text as row from mornings m where club_id = $1 order by id`,
      [club],
    )
    const mornings = stored.map(({ row }) => JSON.parse(row) as Record<string, unknown>)
    expect(opened.rows('mornings')).toMatchObject(
      mornings.map(({ user_id, day, waking_hr, weight }) => ({ user_id, day, waking_hr, weight })),
    )
    expect(opened.rows('clubs')).toMatchObject([{ id: club }])
    expect(opened.rows('performance_tests')).toMatchObject([{ activity_id: expect.any(Number) }])
    expect(opened.rows('users').find(({ id }) => id === athlete)).toMatchObject({ max_hr: 190 })
    expect(opened.rows('users').map(({ id }) => id)).toEqual(
      expect.arrayContaining([athlete, manager.id]),
    )
    const [channel] = await app.rows<{ data: Buffer }>(
      'select data from channels where club_id = $1 order by activity_id, name limit 1',
      [club],
    )
    expect(opened.rows('channels')[0]).toMatchObject({ data: channel?.data.toString('base64') })
  })

  test('lists what is in it with checksums that hold', () => {
    const listed = opened.manifest.entries
    expect(listed.length).toBeGreaterThan(150)
    expect(
      listed.filter(({ name, size, sha256 }) => {
        const content = opened.entries[name]
        return content?.length !== size || shaOf(content) !== sha256
      }),
    ).toEqual([])
    const others = Object.keys(opened.entries).filter(
      (name) => !listed.some((entry) => entry.name === name),
    )
    expect(others.filter((name) => !/^files\/[0-9a-f]{64}$/.test(name))).toEqual(['manifest.json'])
  })

  test('has no secret', async () => {
    const everything = Object.values(opened.entries)
      .map((content) => Buffer.from(content).toString('latin1'))
      .join('\n')
    const secrets = await app.rows<{ secret: string }>(
      `select token as secret from invitation_links where club_id = $1
       union all select short_code from invitation_links where club_id = $1
       union all select token from calendar_links where club_id = $1
       union all select token from public_pages where club_id = $1
       union all select code from connect_codes where club_id = $1
       union all select password_hash from users where id = $2 and password_hash is not null`,
      [club, athlete],
    )
    expect(secrets.length).toBeGreaterThan(4)
    expect(secrets.filter(({ secret }) => everything.includes(secret))).toEqual([])
  })

  test('says in the language of who made it what is in it', async () => {
    await app.rows(`update users set preferred_language = 'de' where id = $1`, [manager.id])
    const german = await exportOf(app, { token: manager.token, club })
    expect(german.text('README.txt')).toMatch(/^Alles, was .* in Slipway gespeichert hat\n/)
    expect(german.text('README.txt')).toContain('- mornings: ')
    await app.rows(`update users set preferred_language = 'en' where id = $1`, [manager.id])
  })
})

describe('of people who are not seen', () => {
  test('names and answers go out, and nothing of their body or recordings', async () => {
    await app.rows(
      `insert into privacy_settings (club_id, user_id, mode) values ($1, $2, 'only-me')
       on conflict (club_id, user_id) do update set mode = 'only-me'`,
      [club, athlete],
    )
    await app.rows(
      'update attendance set ill = true, note = $3 where club_id = $1 and user_id = $2',
      [club, athlete, 'a cold'],
    )
    const { rows, manifest } = await exportOf(app, { token: manager.token, club })
    expect(manifest.club.unseen).toBe(1)
    for (const table of [
      'mornings',
      'performance_tests',
      'imports',
      'activities',
      'laps',
      'channels',
    ])
      expect(rows(table), table).toEqual([])
    expect(rows('attendance')).toMatchObject([
      { user_id: athlete, attending: 1, ill: null, note: null },
    ])
    expect(rows('results').map(({ user_id }) => user_id)).toContain(athlete)
    expect(rows('users').find(({ id }) => id === athlete)).toMatchObject({ max_hr: null })
  })

  test('what is shown to its owner alone stays out, also from an export', async () => {
    await app.rows('delete from privacy_settings where club_id = $1', [club])
    await app.rows('update imports set owner_only = true where club_id = $1', [club])
    await app.rows('update activities set owner_only = true where club_id = $1', [club])
    const { rows, manifest } = await exportOf(app, { token: manager.token, club })
    expect([rows('imports'), rows('activities'), rows('files')]).toEqual([[], [], []])
    expect(rows('performance_tests')).toMatchObject([{ activity_id: null }])
    expect(manifest.club.unseen).toBe(0)
  })
})

test('a file that is lost is listed as missing, and the rest is there', async () => {
  const lost = shaOf(Buffer.from('lost'))
  await sql`insert into stored_files (sha256, size) values (${lost}, 1)`.execute(app.db)
  await app.rows(
    `insert into wall_posts (club_id, user_id, client_id, kind, file, alt)
     values ($1, $2, 'device-lost', 'photo', $3, 'Lost')`,
    [club, athlete, lost],
  )
  const { manifest, entries } = await exportOf(app, { token: manager.token, club })
  expect(manifest.files.missing).toContain(lost)
  expect(entries[`files/${lost}`]).toBeUndefined()
})
