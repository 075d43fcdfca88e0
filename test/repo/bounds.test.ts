import { describe, expect, test } from 'vitest'
import { BOUNDS, type BoundedField } from '#domain/constants/bounds.ts'
import { fieldErrors } from '../../server/http/field-errors.ts'
import { checkOf } from '../../server/http/validation.ts'
import { fieldText } from '../../server/text/text.ts'
import { faultsOf } from '../../web/form/checks.ts'
import { CONTRACT } from '#contract/all.ts'

/** A number somebody enters, as the schema of a body describes it. */
type Entered = { place: string; schema: { minimum: number; maximum: number } }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function numbersIn(schema: unknown, place: string): Entered[] {
  if (!isObject(schema)) return []
  const { minimum, maximum } = schema
  const own =
    typeof minimum === 'number' && typeof maximum === 'number'
      ? [{ place, schema: { ...schema, minimum, maximum } }]
      : []
  const parts = Object.entries(isObject(schema['properties']) ? schema['properties'] : {})
  const choices = Array.isArray(schema['anyOf']) ? schema['anyOf'] : []
  return [
    ...own,
    ...parts.flatMap(([name, part]) => numbersIn(part, `${place}.${name}`)),
    ...choices.flatMap((choice) => numbersIn(choice, place)),
    ...numbersIn(schema['items'], place),
  ]
}

const entered = Object.values(CONTRACT)
  .flatMap((file) => Object.values<unknown>(file))
  .filter(isObject)
  .flatMap(({ method, path, body }) => numbersIn(body, `${String(method)} ${String(path)}`))

/** The names under which a bounded number is entered, where they are not its own. */
const NAMES: Partial<Record<BoundedField, RegExp>> = {
  distance: /\.(planned_distance|split_length|variable_split_lengths)$/,
  total_distance: /\.(planned_)?distance$/,
  stroke_rate: /\.(stroke_rate|planned_rate)$/,
  heart_rate: /\.(heart_rate|waking_hr|standing_hr|hr_zones)$/,
  watts: /\.power$/,
  reps: /\.reps(_count)?$/,
}
const carries = (field: BoundedField) => {
  const { min, max } = BOUNDS[field]
  const name = NAMES[field] ?? new RegExp(`\\.${field}$`)
  return entered.filter(
    ({ place, schema: { minimum, maximum } }) =>
      maximum === max && minimum === min && name.test(place),
  )
}
const FIELDS = Object.keys(BOUNDS) as BoundedField[]

describe.each(FIELDS)('%s', (field) => {
  const { min, max } = BOUNDS[field]
  const sentence = fieldText('en', 'between', { min, max })

  test('is entered somewhere', () => expect(carries(field).length).toBeGreaterThan(0))

  test('is taken within its bounds, by the server and by the form', () => {
    for (const { place, schema } of carries(field)) {
      const check = checkOf({ type: 'object', properties: { value: schema } }, 'body')
      for (const value of [min - 1, max + 1]) {
        expect(check({ value }), `${place} ${value}`).toBe(false)
        expect(fieldErrors(check.errors ?? [], 'en')).toEqual({ value: [sentence] })
        expect(faultsOf({ value }, { value: schema }).get('value')).toEqual({
          word: 'between',
          min,
          max,
        })
      }
      for (const value of [min, max]) {
        expect(check({ value }), `${place} ${value}`).toBe(true)
        expect(faultsOf({ value }, { value: schema }).size).toBe(0)
      }
    }
  })
})
