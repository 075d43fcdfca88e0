import { afterAll, beforeAll, expect, test } from 'vitest'
import { STAYING_TABLES } from '#domain/constants/export-parts.ts'
import { declarationOf } from '../../server/people/club-data/declaration.ts'
import { importPlan, type ImportTable } from '../../server/people/club-data/import-plan.ts'
import { describedTables } from '../../server/people/club-data/queries.ts'
import type { DescribedTable } from '../../server/people/club-data/tables.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeRandomClub } from '../support/random-club.ts'
import { exportOf } from './club-export.ts'

let app: TestApp
let described: readonly DescribedTable[]
let plan: readonly ImportTable[]
beforeAll(async () => {
  app = await startTestApp({ work: true })
  described = await describedTables(app.db)
  plan = importPlan(described)
})
afterAll(() => app.close())

const columnOf = (table: string, name: string) =>
  described.find((one) => one.name === table)?.columns.find((column) => column.name === name)
const columns = () =>
  plan.flatMap((table) =>
    [...table.columns].map(([name, { holding }]) => ({ table: table.name, name, holding })),
  )

/** Numbers of the product's own lists, which are the same everywhere, and names that devices give. */
const NO_IDS = [
  'files.size',
  'session_intensities.intensity_id',
  'session_rate_zones.zone_id',
  'messages.client_id',
  'sent_workouts.external_id',
  'wall_comments.client_id',
  'wall_posts.client_id',
  'challenges.sport_ids',
  'equipment.sensor_ids',
]

test('every column that looks like an id is known as one', () => {
  const strange = columns().flatMap(({ table, name, holding }) => {
    const type = columnOf(table, name)?.type ?? ''
    const looksLikeOne = type.startsWith('bigint') || /_ids?$/.test(name)
    return looksLikeOne && holding.kind === 'plain' ? [`${table}.${name}`] : []
  })
  expect(strange.toSorted()).toEqual(NO_IDS.toSorted())
})

test('what the declarations name is there', () => {
  const missing = described.flatMap(({ name, declared, columns: own }) => {
    const declaration = declarationOf(name, declared)
    if ('reason' in declaration) return []
    const { ids, idsWithin, shown } = declaration
    const named = [
      ...ids.flatMap((one) => one.columns),
      ...idsWithin.map(({ column }) => column),
      ...shown.map(({ column }) => column),
    ]
    const tables = [
      ...ids.map(({ table }) => table),
      ...idsWithin.flatMap(({ keys }) => [...keys.values()]),
    ]
    return [
      ...named.filter((column) => !own.some((one) => one.name === column)),
      ...tables.filter((table) => !plan.some((one) => one.name === table)),
    ].map((one) => `${name}: ${one}`)
  })
  expect(missing).toEqual([])
})

test('what exports hide has something that stands for it, or its row is left out as of a file', () => {
  const isFile = (table: string, name: string) =>
    columns().some((one) => one.table === table && one.name === name && one.holding.kind === 'file')
  const without = described.flatMap(({ name, declared, columns: own }) => {
    const declaration = declarationOf(name, declared)
    const hidden = 'hiding' in declaration ? declaration.hiding.flatMap((one) => one.columns) : []
    return own
      .filter((column) => hidden.includes(column.name))
      .filter((column) => column.required && column.otherwise === null)
      .filter((column) => !isFile(name, column.name))
      .map((column) => `${name}.${column.name}`)
  })
  expect(without).toEqual([])
})

test('what does not come back is said to the person who brings it in', () => {
  const staying = plan.filter(({ stays }) => stays !== null).map(({ name }) => name)
  expect(staying.toSorted()).toEqual([...STAYING_TABLES].toSorted())
})

test('each table comes after those it refers to', () => {
  const places = new Map(plan.map(({ name }, index) => [name, index]))
  const early = columns().flatMap(({ table, name, holding }) => {
    const of = holding.kind === 'id' || holding.kind === 'ids' ? holding.of : table
    return table !== 'clubs' && (places.get(of) ?? 0) > (places.get(table) ?? 0)
      ? [`${table}.${name}`]
      : []
  })
  expect(early).toEqual([])
})

test.each(['people: all; ids of users', 'people: all; ids in plan', 'people: all; stays'])(
  'refuses a declaration that says %s',
  (declared) => {
    expect(() => declarationOf('boats', declared)).toThrow('boats')
  },
)

/** The keys of a JSON value under which ids stand, by their names. */
function idKeys(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => [
    ...(/_ids?$/.test(key) && one !== null ? [key] : []),
    ...idKeys(one),
  ])
}

test('ids in JSON stand under keys that are declared', async () => {
  const { club, manager } = await makeRandomClub(app, 11)
  const { rows } = await exportOf(app, { token: manager.token, club })
  const strange = columns().flatMap(({ table, name, holding }) => {
    if (columnOf(table, name)?.type !== 'jsonb') return []
    const keys = rows(table).flatMap((row) => idKeys(row[name]))
    const known = holding.kind === 'json' ? holding.keys : new Map()
    return keys.filter((key) => !known.has(key)).map((key) => `${table}.${name}: ${key}`)
  })
  expect([...new Set(strange)]).toEqual([])
})
