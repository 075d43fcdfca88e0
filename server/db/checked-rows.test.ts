import { sql } from 'kysely'
import type { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Day, Id, Instant, nullable, T } from '#contract/schema.ts'
import { checkRow } from '../../test/support/row-check.ts'
import { freshDatabase, type FreshDatabase } from '../../test/support/fresh-database.ts'
import { Bytes, checkedRow, checkedRows, checkedValue, useRowCheck } from './checked-rows.ts'
import { connectOwner, handleOn, type Db } from './client.ts'

let database: FreshDatabase
let client: Client
let db: Db
beforeAll(async () => {
  database = await freshDatabase('empty')
  client = await connectOwner(database.ownerUrl)
  db = handleOn(client, [])
  useRowCheck(checkRow)
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

const Person = T.Object({ id: Id, name: nullable(T.String()) })

describe('rows of a composed statement', () => {
  test('hold to their schema as the driver gives them', async () => {
    const Row = T.Object({
      id: Id,
      total: T.Integer(),
      share: T.Number(),
      day: Day,
      at: Instant,
      ids: T.Array(Id),
      data: Bytes,
      nothing: nullable(Bytes),
      parts: T.Array(T.Object({ id: Id, name: nullable(T.String()) })),
      note: T.Optional(T.String()),
    })
    const rows = await checkedRows(
      db,
      Row,
      sql`select 9007199254740991::bigint as id, count(*) as total, 0.5::numeric as share,
        '2026-03-02'::date as day, '2026-03-02 06:00+00'::timestamptz as at,
        array[1, 2]::bigint[] as ids, '\\x0102'::bytea as data, null as nothing,
        '[{"id": 1, "name": null}]'::json as parts`,
    )
    expect(rows).toEqual([
      {
        id: 9_007_199_254_740_991,
        total: 1,
        share: 0.5,
        day: '2026-03-02',
        at: '2026-03-02T06:00:00.000Z',
        ids: [1, 2],
        data: Buffer.from([1, 2]),
        nothing: null,
        parts: [{ id: 1, name: null }],
      },
    ])
  })

  test.each([
    ['a column is missing', sql`\n select 1 as id`, /^select 1 as id … .*required property 'name'/],
    ['a column is of another type', sql`select '1' as id, null as name`, /row\/id must be integer/],
    ['a column is null', sql`select null as id, 'Ada' as name`, /row\/id must be integer/],
    ['a column is unknown', sql`select 1 as id, null as name, 2 as age`, /"age"/],
    [
      'the second row is wrong',
      sql`select * from (values (1, 'Ada'), (0, 'Bo')) v (id, name)`,
      /row\/id must be >= 1/,
    ],
  ])('are refused when %s', async (_, statement, words) => {
    await expect(checkedRows(db, Person, statement)).rejects.toThrow(words)
  })

  test('are refused when a part of their JSON is wrong', async () => {
    const Row = T.Object({ people: T.Array(Person) })
    const statement = sql`select '[{"id": 1, "name": 2}]'::jsonb as people`
    await expect(checkedRows(db, Row, statement)).rejects.toThrow('row/people/0/name must be')
  })

  test('are not checked when no check is installed', async () => {
    useRowCheck(undefined)
    await expect(checkedRows(db, Person, sql`select 'x' as id`)).resolves.toEqual([{ id: 'x' }])
    useRowCheck(checkRow)
  })
})

describe('one row of a composed statement', () => {
  test('is answered, or undefined when there is none', async () => {
    expect(await checkedRow(db, Person, sql`select 1 as id, 'Ada' as name`)).toEqual({
      id: 1,
      name: 'Ada',
    })
    const none = sql`select 1 as id, null as name where false`
    expect(await checkedRow(db, Person, none)).toBeUndefined()
  })

  test('is refused when there are two', async () => {
    const two = sql`select id, null as name from generate_series(1, 2) as g (id)`
    await expect(checkedRow(db, Person, two)).rejects.toThrow('One row was expected')
  })
})

describe('the value of an expression', () => {
  test('is answered, or null for none', async () => {
    const call = sql`json_build_object('id', 1, 'name', 'Ada')`
    expect(await checkedValue(db, Person, call)).toEqual({ id: 1, name: 'Ada' })
    expect(await checkedValue(db, Person, sql`null`)).toBeNull()
  })

  test('is refused when it is not as its schema says', async () => {
    await expect(checkedValue(db, Person, sql`'{"id": 1}'::json`)).rejects.toThrow("'name'")
    await expect(checkedValue(db, Bytes, sql`'{}'::json`)).rejects.toThrow('"bytes"')
  })
})
