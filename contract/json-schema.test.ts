import { expect, test } from 'vitest'
import { Type } from 'typebox'
import { T } from './json-schema.ts'

/** One schema, written with either builder. */
const written = (B: typeof T) => {
  const person = B.Object({ id: B.Integer({ minimum: 1 }), name: B.String({ maxLength: 80 }), weight: B.Optional(B.Number()) })
  return {
    person,
    empty: B.Object({}),
    strict: B.Object({ ok: B.Boolean() }, { additionalProperties: false }),
    crowd: B.Array(person, { maxItems: 9 }),
    spread: B.Object({ ...person.properties, cox: B.Optional(B.Boolean()) }),
    partial: B.Partial(person),
    without: B.Omit(person, ['name']),
    withoutOptional: B.Omit(person, ['weight']),
    written: B.Unsafe<string | null>({ type: ['string', 'null'] }),
  }
}

test.each(Object.entries(written(T)))('%s is the JSON Schema that TypeBox builds', (name, schema) => {
  const theirs = written(Type as unknown as typeof T)[name as keyof ReturnType<typeof written>]
  expect(JSON.parse(JSON.stringify(schema))).toEqual(JSON.parse(JSON.stringify(theirs)))
})
