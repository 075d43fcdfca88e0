import { Ajv, type ValidateFunction } from 'ajv'
import formats from 'ajv-formats'
import type { FastifyInstance } from 'fastify'
import type { TSchema } from '#contract/schema.ts'
import { languageOf } from '../text/text.ts'
import { fieldErrors, type SchemaFault } from './field-errors.ts'
import { Refusal } from './refusal.ts'

const common = { allErrors: true, verbose: true, strict: false, useDefaults: false, removeAdditional: false } as const
/** Bodies are taken as they are; what stands in an address or a form is text and becomes numbers where the schema says so. */
const strict = withFormats(new Ajv({ ...common, coerceTypes: false }))
const coercing = withFormats(new Ajv({ ...common, coerceTypes: true }))

function withFormats(ajv: Ajv): Ajv {
  formats.default(ajv, ['date', 'date-time', 'email'])
  return ajv
}

export function useValidation(app: FastifyInstance): void {
  app.setValidatorCompiler(({ schema, httpPart }) => (httpPart === 'body' ? strict : coercing).compile(schema as object))
}

const compiled = new WeakMap<TSchema, ValidateFunction>()

/** Checks and coerces form fields in place. @throws Refusal with an error per field */
export function validate(schema: TSchema, value: unknown, acceptLanguage: string | undefined): void {
  const check = compiled.get(schema) ?? coercing.compile(schema)
  compiled.set(schema, check)
  if (!check(value))
    throw new Refusal('invalid', { errors: fieldErrors((check.errors ?? []) as SchemaFault[], languageOf(acceptLanguage)) })
}
