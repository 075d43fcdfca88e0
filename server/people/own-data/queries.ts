import { sql, type RawBuilder } from 'kysely'
import type { DataExport, DeletionFacts } from '#contract/people/own-data.ts'
import { nullable, T, type Static } from '#contract/schema.ts'
import { checkedRow, checkedValue } from '../../db/checked-rows.ts'
import { provenClub, type ClubId, type Db } from '../../db/client.ts'
import { run, runForOne, type Json } from '../../db/statement.ts'
import { hashOf } from '../../http/gate.ts'
import {
  clubsAtDeletion,
  clubsOfPerson,
  ownAmounts,
  ownSessions,
  tablesOfPersons,
  type TablesOfPersonsRow,
} from './statements.ts'

const SHOWN = 5
const COLUMNS = ['id', 'progress', 'size', 'created_at', 'expires_at'] as const
const state = sql<DataExport['state']>`state`.as('state')

export const exportsOf = (db: Db, userId: number): Promise<DataExport[]> =>
  db
    .selectFrom('data_exports')
    .select([...COLUMNS, state])
    .where('user_id', '=', userId)
    .where('about_club', 'is', null)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()

export const exportOf = (db: Db, userId: number, id: number): Promise<DataExport | undefined> =>
  db
    .selectFrom('data_exports')
    .select([...COLUMNS, state])
    .where('user_id', '=', userId)
    .where('about_club', 'is', null)
    .where('id', '=', id)
    .executeTakeFirst()

const LinkedFile = T.Object({
  sha256: T.String(),
  size: T.Integer(),
  created_at: T.String(),
  /** Null of a copy of a person's data. */
  club: nullable(T.String()),
})

/** The file that an address opens. */
export const linkedFile = (db: Db, code: string): Promise<Static<typeof LinkedFile> | null> =>
  checkedValue(db, LinkedFile, sql`app.exported_file(${hashOf(code)})`)

export async function deletionFactsOf(db: Db): Promise<DeletionFacts> {
  const amounts = await runForOne(db, ownAmounts, {})
  const clubs = await run(db, clubsAtDeletion, {})
  return { ...amounts, clubs: clubs as DeletionFacts['clubs'] }
}

const PROFILE = [
  'id',
  'email',
  'guardian_email',
  'first_name',
  'last_name',
  'gender',
  'date_of_birth',
  'birth_day_known',
  'phone',
  'emergency_contact',
  'preferred_language',
  'units',
  'picture',
  'max_hr',
  'resting_hr',
  'hr_zones',
  'weight',
  'health_consent',
  'email_verified_at',
  'created_at',
] as const

/** The person as the copy shows them. */
export const personOf = (db: Db, userId: number) =>
  db.selectFrom('users').select(PROFILE).where('id', '=', userId).executeTakeFirst()

/** The clubs the person ever had to do with. */
export async function clubsOf(db: Db, user_id: number): Promise<{ id: ClubId; name: string }[]> {
  const clubs = await run(db, clubsOfPerson, { user_id })
  return clubs.map(({ id, name }) => ({ id: provenClub(id), name }))
}

export type Person = NonNullable<Awaited<ReturnType<typeof personOf>>>

export const pictureOf = (db: Db, userId: number) =>
  db.selectFrom('pictures').select('sha256').where('user_id', '=', userId).executeTakeFirst()

/** What the sessions were that the person took part in. */
export async function sessionsOf(db: Db, club_id: ClubId, user_id: number): Promise<Json[]> {
  const rows = await run(db, ownSessions, { club_id, user_id })
  return rows.map(({ session }) => session)
}

/** The files the person's results were read from, but for those that hold recordings of others. */
export const originalsOf = (db: Db, clubId: ClubId, userId: number) =>
  db
    .selectFrom('imports as i')
    .innerJoin('files as f', (join) =>
      join.onRef('f.club_id', '=', 'i.club_id').onRef('f.id', '=', 'i.file_id'),
    )
    .select(['i.id as import_id', 'f.name', 'f.sha256'])
    .where('i.club_id', '=', clubId)
    .where(
      sql<boolean>`(i.user_id = ${userId} or ${holdsRecordings(sql`a.user_id = ${userId}`)})
        and not ${holdsRecordings(sql`a.user_id <> ${userId}`)}`,
    )
    .orderBy('i.id')
    .execute()

const holdsRecordings = (whose: RawBuilder<unknown>) => sql`exists (
  select from activities a
  where a.club_id = i.club_id and a.import_id = i.id and ${whose}
)`

/**
 * A table with rows of persons: the column `person` says whose, and `files` name what they stored.
 * Of parts of such rows, the columns `own` refer to `theirs` of the table they are parts of.
 */
export type PersonalTable = TablesOfPersonsRow

const PERSON_COLUMNS = ['user_id', 'athlete_id', 'child_id']
/** What only makes sign-ins, repetitions and this copy work. */
const MACHINERY = [
  'live_tickets',
  'push_devices',
  'idempotency_keys',
  'user_stamps',
  'data_exports',
  'club_imports',
  'pictures',
  'users',
]
/**
 * Secrets are never included. Binary columns are left out too, because the original files hold
 * more.
 */
const SECRETS = ['hash', 'secret', 'token', 'code']

/**
 * Every table the caller may read that holds rows of persons, or parts of such rows, as the
 * database's own catalogue has them: a new table is in the copy without anybody thinking of it.
 */
export const personalTables = (db: Db): Promise<PersonalTable[]> =>
  run(db, tablesOfPersons, {
    person_columns: PERSON_COLUMNS,
    machinery: MACHINERY,
    secrets: SECRETS,
  })

/** The children whose guardian the person in context is, with their clubs. */
export const childrenOf = (): RawBuilder<unknown> =>
  sql`select child from jsonb_array_elements(app.own_children()) child`

/** How far the person in context has read threads of children as their guardian. */
export const readAsGuardian = (): RawBuilder<unknown> =>
  sql`select * from jsonb_to_recordset(app.own_guardian_reads())
      as mark (club_id bigint, thread_id bigint, read_number int)`

/** The person's rows of the table, as far as the context lets see them, always in one order. */
export const rowsOf = (table: PersonalTable, userId: number): RawBuilder<unknown> =>
  sql`select ${columnsOf('t', table.columns)} from ${sql.table(table.name)} t
      where ${isTheirs(table, userId)} order by t.tableoid, t.ctid`

const Existence = T.Object({ exists: T.Boolean() })

export async function hasRows(db: Db, rows: RawBuilder<unknown>): Promise<boolean> {
  const row = await checkedRow(db, Existence, sql`select exists (${rows}) as exists`)
  return row?.exists ?? false
}

function isTheirs(table: PersonalTable, userId: number): RawBuilder<unknown> {
  const { person, own, theirs, parent, persons_of_parent } = table
  if (person !== null) return sql`${sql.ref(`t.${person}`)} = ${userId}`
  if (parent === null) return sql`false`
  return sql`(${columnsOf('t', own)}) in (
    select ${columnsOf('p', theirs)} from ${sql.table(parent)} p
      where ${sql.ref(`p.${persons_of_parent}`)} = ${userId})`
}

const columnsOf = (alias: string, names: readonly string[]) =>
  sql.join(names.map((name) => sql.ref(`${alias}.${name}`)))
