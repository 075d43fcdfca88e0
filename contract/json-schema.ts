import type {
  TArray,
  TBoolean,
  TInteger,
  TNumber,
  TObject,
  TOptional,
  TPartial,
  TProperties,
  TSchema,
  TSchemaOptions,
  TString,
  TUnsafe,
} from 'typebox'

/**
 * The ten words of TypeBox a contract is written with, with TypeBox's types. What they build is the same plain JSON Schema; building it
 * here spares every start of the server the 370 modules of the library.
 */
const OPTIONAL = Symbol('optional')

type Options = TSchemaOptions & Record<string, unknown>
const schema = <S extends TSchema>(words: object, options: Options = {}): S => ({ ...words, ...options }) as unknown as S

const isOptional = (property: object): boolean => OPTIONAL in property
const requiredOf = (properties: TProperties): string[] =>
  Object.entries(properties)
    .filter(([, property]) => !isOptional(property))
    .map(([name]) => name)

function objectOf<P extends TProperties>(properties: P, options?: Options): TObject<P> {
  const required = requiredOf(properties)
  return schema({ type: 'object', ...(required.length > 0 && { required }), properties }, options)
}

/** The same schema, which an object may do without. The mark is a symbol, which neither JSON nor a validator sees. */
const optional = <S extends TSchema>(inner: S): TOptional<S> => ({ ...inner, [OPTIONAL]: true }) as unknown as TOptional<S>

export const T = {
  String: (options?: Options): TString => schema({ type: 'string' }, options),
  Number: (options?: Options): TNumber => schema({ type: 'number' }, options),
  Integer: (options?: Options): TInteger => schema({ type: 'integer' }, options),
  Boolean: (options?: Options): TBoolean => schema({ type: 'boolean' }, options),
  Array: <S extends TSchema>(items: S, options?: Options): TArray<S> => schema({ type: 'array', items }, options),
  Object: objectOf,
  Optional: optional,
  Partial: <P extends TProperties>({ properties }: TObject<P>): TPartial<TObject<P>> =>
    objectOf(Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, optional(property)]))) as unknown as TPartial<
      TObject<P>
    >,
  Omit: <P extends TProperties, const K extends string>({ properties }: TObject<P>, names: readonly K[]): TObject<Omit<P, K>> =>
    objectOf(Object.fromEntries(Object.entries(properties).filter(([name]) => !names.some((left) => left === name))) as Omit<P, K>),
  /** A schema written out, with the type of what it admits. */
  Unsafe: <Type>(words: TSchema): TUnsafe<Type> => schema(words),
}
