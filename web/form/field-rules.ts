import { CONTRACT } from '#contract/all.ts'
import type { Endpoint } from '#contract/endpoint.ts'

/** What the schema of a body says about one of its fields. */
export type FieldRule = {
  required?: boolean
  nullable?: boolean
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  pattern?: string
  format?: string
}
export type FieldRules = Readonly<Record<string, FieldRule>>
type FieldSchema = Omit<FieldRule, 'required' | 'nullable'> & {
  type?: string | readonly string[]
  anyOf?: readonly { type?: string }[]
}
type BodySchema = {
  properties?: Readonly<Record<string, FieldSchema>>
  required?: readonly string[]
}

/**
 * The rules of the fields of every write, by `METHOD path`. The build runs this file and ships what
 * it
 * exports as plain data, so the browser gets the limits without the schemas.
 */
export const FIELD_RULES: Readonly<Record<string, FieldRules>> = Object.fromEntries(
  Object.values(CONTRACT)
    .flatMap((file) => Object.values<unknown>(file))
    .filter(isWrite)
    .map(({ method, path, body = {}, upload = {} }) => [
      `${method} ${path}`,
      rulesOf({ ...body, ...upload }),
    ]),
)

function isWrite(declared: unknown): declared is Endpoint {
  if (typeof declared !== 'object' || declared === null || !('method' in declared)) return false
  return declared.method !== 'GET' && ('body' in declared || 'upload' in declared)
}

function rulesOf({ properties = {}, required = [] }: BodySchema): FieldRules {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      ruleOf(schema, required.includes(name)),
    ]),
  )
}

function ruleOf(schema: FieldSchema, required: boolean): FieldRule {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, pattern, format } = schema
  const { type = [], anyOf = [] } = schema
  const nullable = type.includes('null') || anyOf.some((one) => one.type === 'null')
  const rule = {
    minLength,
    maxLength,
    minimum,
    maximum,
    minItems,
    maxItems,
    pattern,
    format,
    ...(required && { required }),
    ...(nullable && { nullable }),
  }
  return Object.fromEntries(Object.entries(rule).filter(([, limit]) => limit !== undefined))
}
