import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { addNote } from '#contract/club/notes.ts'
import * as contract from '#contract/people/own-data.ts'
import { makeUser, type TestUser } from '../support/factories.ts'
import {
  app,
  clubOfTwo,
  finishedExport,
  isStored,
  shaOf,
  prepareOwnDataClub,
} from './own-data-club.ts'

prepareOwnDataClub()

/** The rows of a table; a file of one object is one row. */
const rowsIn = (content: Uint8Array): object[] => {
  const text = strFromU8(content)
  if (text.startsWith('{\n')) return [JSON.parse(text) as object]
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as object)
}
const codeOfCopy = async (me: TestUser, id: number) => {
  const { data } = await app.ask(contract.linkDataExport, { params: { id }, body: {} }, me)
  return data.path.split('/').at(-1) ?? ''
}
const fetchedCopy = async (me: TestUser, id: number) =>
  app.send(contract.exportedFile, { params: { code: await codeOfCopy(me, id) } }, {})

describe('the copy of all one’s data', () => {
  test('holds what is kept about the person and their files, and nothing of others', async () => {
    const { me, other, session, file } = await clubOfTwo()
    await app.ask(addNote, { body: { text: 'Hands away sooner' } }, me)
    await app.rows(
      `insert into linked_sign_ins (user_id, issuer, subject) values ($1, 'https://id.test', 'me')`,
      [me.id],
    )
    const { id, size, expires_at } = await finishedExport(me)
    const { bytes, status } = await fetchedCopy(me, id)
    expect([status, bytes.length]).toEqual([200, size])
    expect(Date.parse(expires_at ?? '') - Date.now()).toBeGreaterThan(6.9 * 86_400_000)

    const entries = Object.entries(unzipSync(bytes))
    const named = (end: string) =>
      entries.filter(([name]) => name.endsWith(end)).map(([, content]) => content)
    const rows = (end: string) => named(end).map(rowsIn)
    expect(rows('person.json')).toMatchObject([[{ email: me.email, first_name: 'Mina' }]])
    expect(rows('/sessions.ndjson')).toMatchObject([[{ id: session, name: 'Rowed together' }]])
    for (const table of [
      'memberships',
      'participants',
      'attendance',
      'imports',
      'activities',
      'laps',
      'notes',
      'health_consents',
      'linked_sign_ins',
      'tokens',
    ])
      expect([rows(`/${table}.ndjson`).length, named(`/${table}.csv`).length], table).toEqual([
        1, 1,
      ])
    expect(named('.fit').map(shaOf)).toEqual([shaOf(file)])
    const texts = entries
      .filter(([name]) => /\.(json|ndjson|csv)$/.test(name))
      .map(([, content]) => strFromU8(content))
    expect(texts.length).toBeGreaterThan(30)
    expect(texts.join('\n')).not.toMatch(
      new RegExp(`${other.email}|Otto|"(user|athlete)_id":${other.id}\\b|hash`),
    )
  })

  test('has every column of the person, but for those named here', async () => {
    const LEFT_OUT = {
      password_hash: 'a secret',
      full_name: 'the two names put together',
      awaited_email: 'of somebody who cannot sign in yet',
      founds_club: 'how an account is opened',
      is_admin: 'a right of the installation',
      disabled_at: 'nobody disabled makes a copy',
    }
    const { me } = await clubOfTwo()
    await app.rows('update users set weight = 64.5 where id = $1', [me.id])
    const { id } = await finishedExport(me)
    const entries = unzipSync((await fetchedCopy(me, id)).bytes)
    const [name = ''] = Object.keys(entries).filter((one) => one.endsWith('person.json'))
    const [person = {}] = rowsIn(entries[name] ?? new Uint8Array())
    expect(person).toMatchObject({ weight: 64.5 })
    const columns = await app.rows<{ attname: string }>(
      `select attname from pg_attribute
        where attrelid = 'users'::regclass and attnum > 0 and not attisdropped`,
    )
    expect(Object.keys({ ...person, ...LEFT_OUT }).toSorted()).toEqual(
      columns.map(({ attname }) => attname).toSorted(),
    )
  })

  test('has a file whose recording was given to somebody else only in that person’s copy', async () => {
    const { me, other, file, theirs } = await clubOfTwo()
    await app.rows('update activities set user_id = $2 where user_id = $1', [me.id, other.id])
    const filesOf = async (person: TestUser) => {
      const { id } = await finishedExport(person)
      const entries = Object.entries(unzipSync((await fetchedCopy(person, id)).bytes))
      return entries.filter(([name]) => name.endsWith('.fit')).map(([, bytes]) => shaOf(bytes))
    }
    expect(await filesOf(me)).toEqual([])
    expect(await filesOf(other)).toEqual([shaOf(file), shaOf(theirs)])
  })

  test('has the photographs and files one posted and sent, by the names in their rows', async () => {
    const { me, other, club, uploads } = await clubOfTwo()
    const { id } = await finishedExport(me)
    const { bytes } = await fetchedCopy(me, id)
    const entries = unzipSync(bytes)
    const folder = Object.keys(entries)
      .find((name) => name.endsWith('/wall_posts.ndjson'))
      ?.replace('wall_posts.ndjson', '')
    expect(folder).toMatch(new RegExp(`^clubs/${club}-`))
    const found = Object.entries(entries)
      .filter(([name]) => /\/(wall_posts|messages)\//.test(name))
      .map(([name, content]) => [name.replace(folder ?? '', ''), shaOf(content)])
    expect(Object.fromEntries(found)).toEqual(uploads)
    const rows = (table: string) => rowsIn(entries[`${folder}${table}.ndjson`] ?? new Uint8Array())
    expect(rows('wall_posts')).toMatchObject([
      { kind: 'file', file: 'wall_posts/1-Plan-1.pdf' },
      { kind: 'file', file: 'wall_posts/2-Plan-1.pdf' },
      { kind: 'photo', file: 'wall_posts/3-photo.webp' },
    ])
    expect(rows('messages')).toMatchObject([{ photo: 'messages/1-photo.webp', file: null }])
    expect(found.map(([, sha]) => sha)).not.toContain(shaOf(Buffer.from(`oar of ${other.id}`)))
  })

  test('holds how far somebody who is no member has read as a guardian', async () => {
    const { club, me: child } = await clubOfTwo()
    const me = await makeUser(app.db)
    await app.rows(
      `with thread as (
          insert into message_threads (club_id, kind, name) values ($1, 'group', 'Trip')
          returning id)
        insert into message_guardians (club_id, thread_id, user_id, read_number)
        select $1, id, person, 7 from thread, unnest($2::bigint[]) person`,
      [club, [me.id, child.id]],
    )
    const { id } = await finishedExport(me)
    const { bytes } = await fetchedCopy(me, id)
    const [, content] =
      Object.entries(unzipSync(bytes)).find(([name]) =>
        name.endsWith('messages_read_as_guardian.ndjson'),
      ) ?? []
    expect(rowsIn(content ?? new Uint8Array())).toEqual([
      { club_id: club, thread_id: expect.any(Number), read_number: 7 },
    ])
  })

  test('is made one at a time, and is its owner’s alone', async () => {
    const { me, other } = await clubOfTwo()
    await app.rows(`insert into data_exports (user_id, state) values ($1, 'running')`, [me.id])
    expect(await app.refused(contract.startDataExport, {}, me)).toMatchObject({
      status: 409,
      code: 'conflict',
    })
    await app.rows('delete from data_exports where user_id = $1', [me.id])
    const { id } = await finishedExport(me)
    expect(
      (await app.refused(contract.linkDataExport, { params: { id }, body: {} }, other)).status,
    ).toBe(404)
  })

  test('ends after its days, and its file with it', async () => {
    const me = await makeUser(app.db)
    const { id } = await finishedExport(me)
    const [{ sha256 }] = (await app.rows<{ sha256: string }>(
      'select sha256 from data_exports where id = $1',
      [id],
    )) as [{ sha256: string }]
    expect(await isStored(sha256)).toBe(true)
    const code = await codeOfCopy(me, id)
    await app.rows(
      `update data_exports set expires_at = now() - interval '1 second' where id = $1`,
      [id],
    )
    expect((await app.send(contract.exportedFile, { params: { code } }, {})).status).toBe(404)
    expect(
      (await app.refused(contract.linkDataExport, { params: { id }, body: {} }, me)).status,
    ).toBe(404)
    await sql`select graphile_worker.add_job('forget-old-exports')`.execute(app.db)
    await expect.poll(() => isStored(sha256), { timeout: 10_000 }).toBe(false)
    expect((await app.ask(contract.dataExports, {}, me)).data[0]?.state).toBe('ended')
  })
})
