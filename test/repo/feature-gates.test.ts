import { describe, expect, test } from 'vitest'
import { CONTRACT } from '#contract/all.ts'
import { COMPARING_CALLS, GATE_ROWS } from '#domain/rules/feature-gates.ts'
import { endpointsOf } from '../../server/http/mount.ts'

const ENDPOINTS = new Map(Object.values(CONTRACT).flatMap((feature) => endpointsOf(feature)))

type Schema = Record<string, unknown>
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

/** Every way a schema may be read: it itself, or one of its choices. */
const choices = (schema: unknown): Schema[] =>
  isSchema(schema)
    ? [schema, ...(Array.isArray(schema['anyOf']) ? schema['anyOf'].flatMap(choices) : [])]
    : []

/** The schemas at a path; none where the contract has no such place. */
function schemasAt(schema: unknown, path: readonly string[]): Schema[] {
  const [key, ...rest] = path
  if (key === undefined) return choices(schema)
  return choices(schema).flatMap((one) => {
    const { items, properties } = one
    const next = key === '*' ? items : isSchema(properties) ? properties[key] : undefined
    return next === undefined ? [] : schemasAt(next, rest)
  })
}

const mayBeNothing = ({ type }: Schema) =>
  [type].flat().some((one) => one === 'null' || one === 'array')

test('no two calls have one name', () => {
  const names = Object.values(CONTRACT).flatMap((feature) =>
    endpointsOf(feature).map(([name]) => name),
  )
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('calls need the feature that opens them', () => {
  const declared = [...ENDPOINTS].flatMap(([name, { access }]) =>
    access.level === 'member' && access.feature !== undefined ? [`${access.feature} ${name}`] : [],
  )
  const opened = GATE_ROWS.flatMap(({ feature, calls = [] }) =>
    calls.map((call) => `${feature} ${call}`),
  )
  expect(declared.toSorted()).toEqual(opened.toSorted())
})

test('calls that compare or ask by sport are there', () => {
  const named = [...COMPARING_CALLS, ...GATE_ROWS.flatMap(({ bySport = [] }) => bySport)]
  expect(named.filter((name) => !ENDPOINTS.has(name))).toEqual([])
})

describe.each(GATE_ROWS)('feature $feature', ({ figures = {}, entries = {} }) => {
  const places = (fields: Readonly<Record<string, readonly string[]>>) =>
    Object.entries(fields).flatMap(([call, paths]) => paths.map((path) => ({ call, path })))

  test('leaves out only what may be missing in a reply', () =>
    expect(
      places(figures).filter(({ call, path }) => {
        const found = schemasAt(ENDPOINTS.get(call)?.reply, ['data', ...path.split('.')])
        return !found.some(mayBeNothing)
      }),
    ).toEqual([]))

  test('refuses only fields there are', () =>
    expect(
      places(entries).filter(({ call, path }) => {
        const [field = ''] = path.split('=')
        return schemasAt(ENDPOINTS.get(call)?.body, field.split('.')).length === 0
      }),
    ).toEqual([]))
})
