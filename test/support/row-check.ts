import { Ajv, type ValidateFunction } from 'ajv'
import formats from 'ajv-formats'
import type { TSchema } from '#contract/schema.ts'

const ajv = new Ajv({ strict: false, allErrors: true })
formats.default(ajv)
ajv.addKeyword({
  keyword: 'bytes',
  validate: (_: boolean, value: unknown) => value === null || Buffer.isBuffer(value),
})

const checks = new WeakMap<TSchema, ValidateFunction>()

/** What is wrong with a row in the words of ajv. A column that the schema does not name is wrong. */
export function checkRow(schema: TSchema, row: unknown): string | undefined {
  const check = checks.get(schema) ?? ajv.compile({ ...schema, additionalProperties: false })
  checks.set(schema, check)
  if (check(row)) return undefined
  return (check.errors ?? [])
    .map(({ instancePath, message, params }) =>
      [`row${instancePath}`, message, JSON.stringify(params)].join(' '),
    )
    .join('; ')
}
