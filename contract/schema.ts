import { Type, type Static, type TSchema } from 'typebox'
import { LINKLESS_LINE, ONE_LINE, VISIBLE, VISIBLE_LINE } from '#domain/constants/names.ts'

/**
 * Small schema words shared by all features. Plain JSON Schema comes out, so it validates,
 * serialises and documents.
 */
export { Type as T }
export type { Static, TSchema }

/** The same schema, or null for "no data". */
export const nullable = <S extends TSchema>(schema: S) => {
  const { type } = schema as { type?: string }
  const plain = { ...schema } as Record<string, unknown>
  if (type === undefined) return Type.Unsafe<Static<S> | null>({ anyOf: [plain, { type: 'null' }] })
  const choices = 'enum' in plain ? { enum: [...(plain['enum'] as unknown[]), null] } : {}
  return Type.Unsafe<Static<S> | null>({ ...plain, ...choices, type: [type, 'null'] })
}

export const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
export const Ids = Type.Array(Id, { maxItems: 1000, uniqueItems: true })
export const Text = (maxLength: number, minLength = 0) => Type.String({ minLength, maxLength })
/**
 * The name of anything: one line that can be seen, without controls and signs that turn the
 * direction of writing.
 */
export const Name = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: VISIBLE_LINE })
/** The name of a person or a club. It appears in mails to others, so it has no links either. */
export const OwnName = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: LINKLESS_LINE })
/** A short text in one line that may be empty. */
export const Label = (maxLength: number) => Type.String({ maxLength, pattern: ONE_LINE })
/** What a person writes in sentences, with line breaks: what cannot be seen does not count. */
export const Prose = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: VISIBLE })
export const Email = Type.String({ format: 'email', maxLength: 254 })
/** YYYY-MM-DD */
export const Day = Type.String({ format: 'date' })
/** ISO 8601 with offset */
export const Instant = Type.String({ format: 'date-time' })
export const Amount = (minimum: number, maximum: number) => Type.Number({ minimum, maximum })
/** A number with its bounds, whole where it has no decimals; null for "not measured". */
export const Measured = ({ min, max, decimals }: { min: number; max: number; decimals: number }) =>
  nullable(decimals > 0 ? Amount(min, max) : Type.Integer({ minimum: min, maximum: max }))
/** One of some numbers, as an integer enum. */
export const OneOf = <const V extends readonly number[]>(...values: V) =>
  Type.Unsafe<V[number]>({ type: 'integer', enum: [...values] })
export const WordOf = <const V extends readonly string[]>(...values: V) =>
  Type.Unsafe<V[number]>({ type: 'string', enum: [...values] })

/** Object that refuses what it does not name. */
export const Strict = <P extends Record<string, TSchema>>(properties: P) =>
  Type.Object(properties, { additionalProperties: false })
/** A single value of any kind. */
export const Scalar = Type.Unsafe<string | number | boolean | null>({
  type: ['string', 'number', 'boolean', 'null'],
})
/** `{ "<id>": value }` */
export const ById = <S extends TSchema>(value: S) =>
  Type.Unsafe<Record<string, Static<S>>>({
    type: 'object',
    propertyNames: { pattern: '^[1-9][0-9]{0,15}$' },
    additionalProperties: value,
    maxProperties: 1000,
  })

export const data = <S extends TSchema>(schema: S) => Type.Object({ data: schema })
export const Meta = Type.Object({
  page: Type.Integer(),
  limit: Type.Integer(),
  total: Type.Integer(),
})
export const list = <S extends TSchema>(item: S) =>
  Type.Object({ data: Type.Array(item), meta: Meta })
export const Done = Type.Object({ data: Type.Object({ done: Type.Boolean() }) })
/** A comma-separated, allow-listed query value such as `include=a,b`. */
export const ListOf = <const V extends readonly string[]>(...values: V) =>
  Type.String({
    pattern:
      `^(${values.map((v) => v.replaceAll('.', '\\.')).join('|')})(,` +
      `(${values.map((v) => v.replaceAll('.', '\\.')).join('|')}))*$`,
    maxLength: 500,
  })
/** Comma-separated ids in a query. */
export const IdList = Type.String({
  pattern: '^[1-9][0-9]{0,15}(,[1-9][0-9]{0,15})*$',
  maxLength: 8000,
})
/** The same, of at most so many. */
export const FewIds = (most: number) =>
  Type.String({
    pattern: `^[1-9][0-9]{0,15}(,[1-9][0-9]{0,15}){0,${most - 1}}$`,
    maxLength: 17 * most,
  })
export const ClubQuery = { club_id: Type.Optional(Id) }
/** Which page of a list is asked for, and how many rows are on one: at most so many. */
export const paged = (most: number) => ({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: most })),
})
export const IdParams = Type.Object({ id: Id })
