import { hash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import { uploadMembers } from '#contract/people/invitations.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeClub, makeMember, makeSquad, type TestUser } from '../support/factories.ts'

let app: TestApp
let club: ClubId
let manager: TestUser

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** A club of its own for each test. */
async function freshClub(): Promise<void> {
  club = await makeClub(app.db)
  manager = await makeMember(app.db, club, [ROLE.manager])
}

type Form = {
  invite?: boolean
  dry_run?: boolean
  squad_ids?: string
  role_id?: number
  encoding?: 'windows-1252' | 'macintosh'
  date_order?: 'day-month' | 'month-day'
}
const send = (bytes: Uint8Array, form: Form = {}) =>
  app.send(
    uploadMembers,
    { upload: { role_id: 2, invite: false, ...form }, file: { bytes, name: 'people.csv' } },
    { token: manager.token, club },
  )
const data = (answer: Awaited<ReturnType<typeof send>>) =>
  (
    answer.json as {
      data: {
        taken: number
        already: number
        refused: number
        rows: { line: number; errors: Record<string, string[]> }[]
      }
    }
  ).data
const csv = (...lines: string[]) => Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`)
const cell = (value: string) => ({ value, type: String })

describe('a file of members', () => {
  test('takes the good rows, lists the bad ones by line, and keeps nothing of the file', async () => {
    await freshClub()
    const squad = await makeSquad(app.db, club, [])
    const file = csv(
      'Nachname;Vorname;E-Mail',
      'Jensen;Ida;ida@upload.slipway.test',
      'Nobody;;no address',
      'Berg;Bo;bo@upload.slipway.test',
    )
    const answer = await send(file, { squad_ids: String(squad) })
    expect(answer.status).toBe(206)
    expect(data(answer)).toMatchObject({ taken: 2, already: 0, refused: 1, rows: [{ line: 3 }] })
    expect(Object.keys(data(answer).rows[0]?.errors ?? {})).toEqual(['email'])
    const added = await app.rows(
      `select m.status, r.role_id, q.squad_id
       from memberships m
       join membership_roles r using (club_id, user_id)
       join squad_users q using (club_id, user_id)
       where m.club_id = $1`,
      [club],
    )
    expect(added).toEqual([
      { status: 6, role_id: 2, squad_id: squad },
      { status: 6, role_id: 2, squad_id: squad },
    ])
    await expect(app.files.read(hash('sha256', file))).rejects.toThrow()
    expect(data(await send(file))).toMatchObject({ taken: 0, already: 2, refused: 1 })
  })

  test('may be a workbook, and may be tried first', async () => {
    await freshClub()
    const rows = [
      ['Name', 'Mail'],
      ['Ida Jensen', 'ida@workbook.slipway.test'],
    ]
    const bytes = await writeExcelFile(rows.map((row) => row.map(cell))).toBuffer()
    expect(data(await send(bytes, { dry_run: true }))).toMatchObject({ taken: 1, refused: 0 })
    expect(await app.rows('select from memberships where club_id = $1', [club])).toHaveLength(1)
    expect(data(await send(bytes, { invite: true }))).toMatchObject({ taken: 1 })
    expect(await app.rows('select from mails where about_club = $1', [club])).toHaveLength(1)
  })

  test('may have merged cells, and numbers stored as text', async () => {
    await freshClub()
    const squad = await makeSquad(app.db, club, [])
    const [named] = await app.rows<{ name: string }>('select name from squads where id = $1', [
      squad,
    ])
    const bytes = await writeExcelFile([
      [{ ...cell('Mitglieder 2026'), columnSpan: 4 }, null, null, null],
      [{ ...cell('Name'), columnSpan: 2 }, null, cell('Gruppe'), cell('Jahrgang')],
      [cell('Ida'), cell('Jensen'), { ...cell(named?.name ?? ''), rowSpan: 2 }, cell('2012')],
      [cell('Bo'), cell('Berg'), null, { value: 2011, type: Number }],
    ]).toBuffer()
    expect(data(await send(bytes))).toMatchObject({ taken: 2, refused: 0 })
    const people = await app.rows(
      `select u.full_name, u.date_of_birth::text as born
       from squad_users q join users u on u.id = q.user_id
       where q.squad_id = $1 order by u.full_name`,
      [squad],
    )
    expect(people).toEqual([
      { full_name: 'Bo Berg', born: '2011-12-31' },
      { full_name: 'Ida Jensen', born: '2012-12-31' },
    ])
  })

  const HEADS = 'Vorname;Nachname;E-Mail;Geburtsdatum\r\n'
  const born = () =>
    app.rows<{ last_name: string; born: string }>(
      `select u.last_name, u.date_of_birth::text as born
       from memberships m join users u on u.id = m.user_id
       where m.club_id = $1 and m.status = 6 order by u.email`,
      [club],
    )

  test.each<[string, Buffer, Form]>([
    ['a line sep=;', Buffer.from(`sep=;\r\n${HEADS}J\xF6rg;M\xFC\xDFig;m@`, 'latin1'), {}],
    [
      'a title',
      Buffer.from(`Mitglieder 2026;;;\r\n\r\n${HEADS}J\xF6rg;M\xFC\xDFig;m@`, 'latin1'),
      {},
    ],
    ['a Mac’s letters', Buffer.from(`${HEADS}J\x9Arg;M\x9F\xA7ig;m@`, 'latin1'), {}],
    [
      'a chosen encoding',
      Buffer.from(`${HEADS}x;M\x9F\xA7ig;m@`, 'latin1'),
      { encoding: 'macintosh' },
    ],
    ['UTF-16', Buffer.from(`\uFEFF${HEADS}Jörg;Müßig;m@`, 'utf16le'), {}],
  ])('with %s is read', async (_, start, form) => {
    await freshClub()
    const wide = start[0] === 0xff ? 'utf16le' : 'latin1'
    const rest = Buffer.from('wide.upload.slipway.test;31.07.2004\r\n', wide)
    expect(data(await send(Buffer.concat([start, rest]), form))).toMatchObject({ taken: 1 })
    expect(await born()).toEqual([{ last_name: 'Müßig', born: '2004-07-31' }])
  })

  test('has its days of birth decided by their column, or by who sends it', async () => {
    await freshClub()
    const file = (...days: string[]) =>
      csv(
        'Name,Mail,Born',
        ...days.map((day, at) => `Ida No${at},born${at}@days.upload.slipway.test,${day}`),
      )
    const answer = await send(file('03/04/2004', '05/06/2005'))
    expect(data(answer)).toMatchObject({ taken: 0, refused: 2 })
    expect(data(answer).rows[0]?.errors).toEqual({
      date_of_birth: ['This could be two days. Enter the date as YYYY-MM-DD.'],
    })
    await send(file('03/04/2004', '05/06/2005'), { date_order: 'day-month' })
    await send(file('', '', '03/04/2004', '12/31/2005'))
    expect((await born()).map((one) => one.born)).toEqual([
      '2004-04-03',
      '2005-06-05',
      '2004-03-04',
      '2005-12-31',
    ])
  })

  test.each<[string, () => Buffer, number]>([
    ['nothing', () => Buffer.from(''), 422],
    ['no table', () => Buffer.from([0, 1, 2, 3, 0, 0]), 422],
    ['half a workbook', () => Buffer.from('PK\u0003\u0004 and no more'), 422],
    ['a table that names nobody', () => csv('Class,Boat', 'U17,8+'), 422],
    [
      'more than ten thousand rows',
      () => csv('Mail', ...Array.from({ length: 10_001 }, (_, n) => `p${n}@many.slipway.test`)),
      413,
    ],
    ['more than ten megabytes', () => Buffer.alloc(10 * 1024 * 1024 + 1, 'a'), 413],
  ])('with %s is refused', async (_, bytes, status) => {
    await freshClub()
    expect((await send(bytes())).status).toBe(status)
  })

  test('of ten thousand rows takes as many statements as one of three', async () => {
    await freshClub()
    const line = (n: number) => `Rower,No ${n},rower${n}@crowd.upload.slipway.test,2001-02-03`
    const head = 'first_name,last_name,email,date_of_birth'
    const few = await app.statements(() =>
      send(csv(head, line(1), line(2), line(3)), { invite: false }),
    )
    const many = Array.from({ length: 10_000 }, (_, n) => line(n + 4))
    const ENOUGH = 20
    const watch = { answered: 0, over: false }
    const watching = (async () => {
      while (!watch.over && watch.answered < ENOUGH) {
        if ((await fetch(`${app.url}/healthz`)).ok) watch.answered++
      }
    })()
    let answer: Awaited<ReturnType<typeof send>> | undefined
    const statements = await app.statements(
      async () => (answer = await send(csv(head, ...many), { invite: false })),
    )
    watch.over = true
    await watching
    expect(answer && data(answer)).toMatchObject({
      taken: 10_000,
      already: 0,
      refused: 0,
      rows: [],
    })
    expect(statements.filter((text) => !/healthz|select 1/.test(text)).length).toBeLessThanOrEqual(
      few.length + 1,
    )
    expect(watch.answered).toBeGreaterThan(0)
    const [members] = await app.rows<{ count: number }>(
      'select count(*) from memberships where club_id = $1 and status = 6',
      [club],
    )
    expect(members?.count).toBe(10_003)
  })
})
