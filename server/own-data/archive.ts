import { sql } from 'kysely'
import { provenClub, inTransaction, type ClubId, type Db, type Pool } from '../db/client.ts'
import type { FileStore } from '../files/store.ts'
import type { ZipEntry } from '../files/zip.ts'
import { personalTables, rowsOf, type PersonalTable } from './personal-tables.ts'

type Person = { id: number; first_name: string; email: string; preferred_language: string; picture: string | null }
export type Archive = { person: Person; entries: AsyncGenerator<ZipEntry> }

const PROFILE = [
  'id',
  'email',
  'first_name',
  'last_name',
  'gender',
  'date_of_birth',
  'phone',
  'emergency_contact',
  'preferred_language',
  'units',
  'picture',
  'max_hr',
  'resting_hr',
  'hr_zones',
  'health_consent',
  'email_verified_at',
  'created_at',
] as const

type Parts = { pool: Pool; files: FileStore; progress(share: number): Promise<void> }
type Original = { import_id: number; name: string; sha256: string }

/** Everything that is kept about a person, entry by entry; `progress` is told how much of it is through. Null for nobody. */
export async function archiveOf(parts: Parts, userId: number): Promise<Archive | null> {
  const { pool } = parts
  const found = await inTransaction(pool, { user_id: userId }, async (db) => ({
    person: await personOf(db, userId),
    tables: await personalTables(db),
    clubs: await clubsOf(db, userId),
  }))
  const { person, tables, clubs } = found
  return person ? { person, entries: entriesOf(parts, { person, tables, clubs }) } : null
}

const personOf = (db: Db, userId: number) => db.selectFrom('users').select(PROFILE).where('id', '=', userId).executeTakeFirst()

async function clubsOf(db: Db, userId: number): Promise<{ id: ClubId; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`select id, name from app.clubs_of_person(${userId})`.execute(db)
  return rows.map(({ id, name }) => ({ id: provenClub(id), name }))
}

type Found = { person: Person; tables: readonly PersonalTable[]; clubs: readonly { id: ClubId; name: string }[] }

async function* entriesOf({ pool, files, progress }: Parts, { person, tables, clubs }: Found): AsyncGenerator<ZipEntry> {
  const steps = clubs.length + 1
  yield { name: 'person.json', content: asText(person) }
  if (person.picture !== null) yield* pictureOf(pool, files, person.id)
  const own = tables.filter(({ of_club }) => !of_club)
  yield* tablesOf(await inTransaction(pool, { user_id: person.id }, (db) => readAll(db, own, person.id)), 'account')
  const inClub = tables.filter(({ of_club }) => of_club)
  for (const [index, { id, name }] of clubs.entries()) {
    await progress((index + 1) / (steps + 1))
    const folder = `clubs/${id}-${plainName(name)}`
    const { rows, sessions, originals } = await inTransaction(pool, { user_id: person.id, club_id: id }, async (db) => ({
      rows: await readAll(db, inClub, person.id),
      sessions: await sessionsOf(db, id, person.id),
      originals: await originalsOf(db, id, person.id),
    }))
    yield* tablesOf([...rows, { name: 'sessions', rows: sessions }], folder)
    for (const { import_id, name: file, sha256 } of originals)
      yield { name: `${folder}/files/${import_id}-${plainName(file)}`, content: await files.read(sha256) }
  }
}

type Rows = { name: string; rows: readonly unknown[] }

async function readAll(db: Db, tables: readonly PersonalTable[], userId: number): Promise<Rows[]> {
  const read: Rows[] = []
  for (const table of tables) read.push({ name: table.name, rows: await rowsOf(db, table, userId) })
  return read
}

function* tablesOf(tables: readonly Rows[], folder: string): Generator<ZipEntry> {
  for (const { name, rows } of tables) if (rows.length > 0) yield { name: `${folder}/${name}.json`, content: asText(rows) }
}

async function* pictureOf(pool: Pool, files: FileStore, userId: number): AsyncGenerator<ZipEntry> {
  const picture = await inTransaction(pool, { user_id: userId }, (db) =>
    db.selectFrom('pictures').select('sha256').where('user_id', '=', userId).executeTakeFirst(),
  )
  if (picture) yield { name: 'picture.webp', content: await files.read(picture.sha256) }
}

/** What the sessions were that the person took part in. */
async function sessionsOf(db: Db, clubId: ClubId, userId: number): Promise<unknown[]> {
  const { rows } = await sql<{ session: unknown }>`
    select json_build_object('id', s.id, 'name', s.name, 'sport', sp.key, 'starts_at', s.starts_at, 'ends_at', s.ends_at, 'location', s.location,
      'planned_distance', s.planned_distance, 'planned_time', s.planned_time) as session
    from sessions s left join sports sp on sp.id = s.sport_id
    where s.club_id = ${clubId} and exists (select from participants p where p.club_id = s.club_id and p.session_id = s.id and p.user_id = ${userId})
    order by s.starts_at, s.id`.execute(db)
  return rows.map(({ session }) => session)
}

async function originalsOf(db: Db, clubId: ClubId, userId: number): Promise<Original[]> {
  const { rows } = await sql<Original>`
    select i.id as import_id, f.name, f.sha256 from imports i join files f on f.club_id = i.club_id and f.id = i.file_id
    where i.club_id = ${clubId} and i.user_id = ${userId} order by i.id`.execute(db)
  return rows
}

const asText = (value: unknown) => JSON.stringify(value, null, 2)

/** A name that is a file's name everywhere. */
const plainName = (name: string) => name.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-').slice(0, 100) || 'file'
