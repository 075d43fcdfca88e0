import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { numberParameters } from '../../server/db/statement.ts'
import { ROOT } from '../repo/tree.ts'
import { describeStatement } from '../support/describe-statement.ts'
import { freshDatabase } from '../support/fresh-database.ts'
import { routineTypes } from '../support/routine-types.ts'
import { statementFiles, statementModules } from '../support/statement-modules.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let client: Client
beforeAll(async () => {
  database = await freshDatabase()
  client = new Client(database.ownerUrl)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

describe('statements in files of their own', () => {
  test('have the types the database gives them', async () => {
    for (const [path, text] of await statementModules(client)) {
      const file = join(ROOT, path)
      if (process.env['UPDATE']) writeFileSync(file, text)
      expect(
        existsSync(file) ? readFileSync(file, 'utf8') : '',
        `${path}: write it with UPDATE=1`,
      ).toBe(text)
    }
  })

  test('and our functions have the types the database gives them', async () => {
    for (const [path, text] of await routineTypes(client)) {
      const file = join(ROOT, path)
      if (process.env['UPDATE']) writeFileSync(file, text)
      expect(
        existsSync(file) ? readFileSync(file, 'utf8') : '',
        `${path}: write it with UPDATE=1`,
      ).toBe(text)
    }
  })

  test('are readable: at most three common table expressions, lines of at most 100 characters', () => {
    const faults = statementFiles().flatMap((path) => {
      const text = readFileSync(join(ROOT, path), 'utf8')
      const ctes =
        text.match(
          /\bas (?:not )?(?:materialized )?\((?=\s*(?:select|insert|update|delete|values)\b)/g,
        ) ?? []
      return [
        ...(ctes.length > 3 ? [`${path}: ${ctes.length} common table expressions`] : []),
        ...(text.split('\n').some((line) => line.length > 100)
          ? [`${path}: a line of over 100 characters`]
          : []),
      ]
    })
    expect(faults).toEqual([])
  })
})

test('numbers parameters by name and leaves casts, texts and comments alone', () => {
  const source =
    "select :from_day::date, ':no', a::text -- :no\nwhere id = :id? and day > :from_day"
  expect(numberParameters(source)).toEqual({
    text: "select $1::date, ':no', a::text -- :no\nwhere id = $2 and day > $1",
    names: ['from_day', 'id'],
  })
})

describe('a column may be null', () => {
  const nullableOf = async (text: string) => {
    const { columns } = await describeStatement(client, text)
    return Object.fromEntries(columns.map(({ name, nullable }) => [name, nullable]))
  }

  test('when its table says so, and when it is an expression', async () => {
    expect(await nullableOf('select id, location, id + 1 as next from sessions')).toEqual({
      id: false,
      location: true,
      next: true,
    })
  })

  test('when an outer join may leave it empty, also through a common table expression', async () => {
    const joined =
      'select s.id, p.user_id from sessions s left join participants p on p.session_id = s.id'
    expect(await nullableOf(joined)).toEqual({ id: false, user_id: true })
    const named = `with p as materialized (select * from participants)
      select p.user_id, s.id from p right join sessions s on p.session_id = s.id`
    expect(await nullableOf(named)).toEqual({ id: false, user_id: true })
  })
})
