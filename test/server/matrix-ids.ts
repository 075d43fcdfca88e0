import type { Endpoint } from '#contract/endpoint.ts'
import type { Parts } from '../support/http.ts'

/**
 * The place of an id in a request: names of fields, `[]` for each of a list, `{}` for the key of an
 * entry.
 */
export type IdPath = readonly string[]

type Schema = {
  type?: unknown
  enum?: unknown
  minimum?: number
  maximum?: number
  pattern?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  propertyNames?: { pattern?: string }
  additionalProperties?: Schema | boolean
}

const PLACES = ['params', 'query', 'body', 'upload'] as const
const ID_LIST = '^[1-9][0-9]{0,15}(,'

/** Every place in the declared request of an endpoint that may hold an id. */
export function idPathsOf(endpoint: Endpoint): IdPath[] {
  return PLACES.flatMap((place) =>
    endpoint[place] ? pathsIn(endpoint[place] as Schema, [place]) : [],
  )
}

function pathsIn(schema: Schema, path: IdPath): IdPath[] {
  const { properties = {}, items, anyOf = [], propertyNames, additionalProperties } = schema
  if (isId(schema)) return [path]
  return [
    ...anyOf.flatMap((one) => pathsIn(one, path)),
    ...(items ? pathsIn(items, [...path, '[]']) : []),
    ...(propertyNames?.pattern?.startsWith('^[1-9]') ? [[...path, '{}']] : []),
    ...(typeof additionalProperties === 'object'
      ? pathsIn(additionalProperties, [...path, '{}', '*'])
      : []),
    ...Object.entries(properties).flatMap(([name, property]) => pathsIn(property, [...path, name])),
  ]
}

const isId = ({ type, enum: choices, minimum, maximum, pattern }: Schema): boolean =>
  choices === undefined &&
  ((String(type).includes('integer') && minimum === 1 && maximum === Number.MAX_SAFE_INTEGER) ||
    pattern?.startsWith(ID_LIST) === true)

/** The request with another id at a place; null where the request has no such place. */
export function withIdAt(parts: Parts, path: IdPath, id: number): Parts | null {
  const changed = put(parts, path, id)
  return changed === undefined ? null : (changed as Parts)
}

function put(value: unknown, [name, ...rest]: IdPath, id: number): unknown {
  if (name === undefined) return typeof value === 'string' ? String(id) : id
  if (name === '[]') {
    const [first] = Array.isArray(value)
      ? (value as unknown[])
      : rest.length === 0
        ? [undefined]
        : []
    if (first === undefined && rest.length > 0) return undefined
    const item = put(first, rest, id)
    return item === undefined ? undefined : [item]
  }
  if (value === undefined && !isEmptyPlace(name, rest)) return undefined
  if (value !== undefined && (typeof value !== 'object' || value === null)) return undefined
  return putIn((value ?? {}) as Record<string, unknown>, [name, ...rest], id)
}

function putIn(value: Record<string, unknown>, [name = '', ...rest]: IdPath, id: number): unknown {
  if (name !== '{}') {
    const inner = put(value[name], rest, id)
    return inner === undefined ? undefined : { ...value, [name]: inner }
  }
  const [first] = Object.entries(value)
  if (!first) return undefined
  const [key, entry] = first
  const [, ...below] = rest
  if (rest.length === 0) return { [id]: entry }
  const inner = put(entry, below, id)
  return inner === undefined ? undefined : { [key]: inner }
}

/** A query may be left out as a whole. */
const isEmptyPlace = (_name: string, rest: IdPath): boolean => rest.length <= 1
