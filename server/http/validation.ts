import { Ajv, type ValidateFunction } from 'ajv'
import formats from 'ajv-formats'
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify'
import type { TSchema } from '#contract/schema.ts'
import { inKnownYears } from '#domain/time/calendar-span.ts'
import { isDate } from '#domain/time/week.ts'
import { languageOf } from '../text/text.ts'
import { fieldErrors, type SchemaFault } from './field-errors.ts'
import { Refusal } from './refusal.ts'

const common = {
  allErrors: true,
  verbose: true,
  strict: false,
  useDefaults: false,
  removeAdditional: false,
} as const
/**
 * Bodies are taken as they are; values in an address or a form are text and become numbers where
 * the schema says so.
 */
const strict = withFormats(new Ajv({ ...common, coerceTypes: false }))
const coercing = withFormats(new Ajv({ ...common, coerceTypes: true }))

function withFormats(ajv: Ajv): Ajv {
  formats.default(ajv, ['email'])
  ajv.addFormat('date', (text: string) => isDate(text) && inKnownYears(text))
  ajv.addFormat('date-time', (text: string) => isInstant(text) && inKnownYears(text))
  return ajv
}

export function useValidation(app: FastifyInstance): void {
  app.setValidatorCompiler(
    ({ schema, httpPart }) =>
      checkOf(schema as object, httpPart) as ReturnType<FastifySchemaCompiler<unknown>>,
  )
}

const INSTANT =
  /^(\d{4}-\d{2}-\d{2})[t ]([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(z|[+-](0\d|1[0-4]):?[0-5]\d)$/i
/**
 * ISO 8601 with an offset that a place on earth has; the database knows neither leap seconds nor
 * other offsets.
 */
function isInstant(text: string): boolean {
  const day = INSTANT.exec(text)?.[1]
  return day !== undefined && isDate(day)
}

type Check = { (value: unknown): boolean; errors: SchemaFault[] | null }

/**
 * Compiled by the first request that needs it: compiling every schema would be a third of the
 * server's start.
 */
export function checkOf(schema: object, part: string | undefined): Check {
  let compiled: ValidateFunction | undefined
  const check = (value: unknown): boolean => {
    compiled ??= (part === 'body' ? strict : coercing).compile(schema)
    const good = compiled(value) as boolean
    check.errors = (compiled.errors ?? null) as SchemaFault[] | null
    return good
  }
  check.errors = null as SchemaFault[] | null
  return check
}

const checks = new WeakMap<TSchema, Check>()

/** Checks and coerces form fields in place. @throws Refusal with an error per field */
export function validate(
  schema: TSchema,
  value: unknown,
  acceptLanguage: string | undefined,
): void {
  const check = checks.get(schema) ?? checkOf(schema, undefined)
  checks.set(schema, check)
  if (!check(value))
    throw new Refusal('invalid', {
      errors: fieldErrors(check.errors ?? [], languageOf(acceptLanguage)),
    })
}
