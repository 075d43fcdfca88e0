import { isDeepStrictEqual } from 'node:util'
import type { Endpoint } from '#contract/endpoint.ts'
import { writtenBack, type ReadFrom, type WrittenBack } from '#contract/written-back.ts'

type Schema = {
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
}
type Fields = Record<string, unknown>
const ONLY_READ = { readOnly: true, description: 'As it was read: it changes nothing' }

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const takesNull = ({ type, anyOf = [] }: Schema): boolean =>
  [type].flat().includes('null') || anyOf.some(takesNull)

/**
 * A body of what was read, as the call takes it: fields under their own names, and of a whole thing
 * without those that only the server says, and without null where nothing can be cleared. Anything
 * else stays, and is refused as it would be.
 */
export function asWritten(endpoint: Endpoint, body: unknown): unknown {
  const pair = isFields(body) ? writtenBack(endpoint) : null
  if (pair === null || !isFields(body)) return body
  const [read, written] = [pair.read as Schema, endpoint.body as Schema]
  const { picked, passed } = pickedOf(body, pair, written)
  const rest = cut(body, read, written) as Fields
  const own = Object.entries(rest).filter(([name]) => !passed.has(name))
  return { ...Object.fromEntries(own), ...picked }
}

/** Fields by what was read, and those that say nothing of their own. */
function pickedOf(body: Fields, { from }: WrittenBack, written: Schema) {
  const picked: Fields = {}
  const passed = new Set<string>()
  for (const [name, source] of Object.entries(from)) {
    const value = pickedFrom(body, source)
    const isTaken = value !== null || takesNull(written.properties?.[name] ?? {})
    const isSaid = name in body && name !== source.in
    if (value !== undefined && isTaken && !isSaid) picked[name] = value
    if (value !== undefined && !(source.in in (written.properties ?? {}))) passed.add(source.in)
    if (source.where !== undefined && body[source.where] === false) passed.add(name)
  }
  return { picked, passed }
}

/** What a field of a body is by what was read; nothing where that is not there in this form. */
function pickedFrom(body: Fields, { in: name, pick, where }: ReadFrom): unknown {
  const value = body[name]
  if (where !== undefined && body[where] === false) return undefined
  if (pick === undefined || value === undefined) return value
  if (Array.isArray(value))
    return value.every(isFields) && value.every((part) => partOf(part, pick) !== undefined)
      ? value.map((part) => partOf(part, pick))
      : undefined
  if (!isFields(value) || (where !== undefined && value[where] !== true)) return undefined
  return partOf(value, pick)
}

function partOf(value: Fields, pick: NonNullable<ReadFrom['pick']>): unknown {
  if (typeof pick === 'string') return value[pick]
  if (Object.values(pick).some((from) => !(from in value))) return undefined
  return Object.fromEntries(Object.entries(pick).map(([name, from]) => [name, value[from]]))
}

/** Whether a value is a whole thing as it was read; the club of a body stands apart from it. */
const isRead = (value: Fields, { required = [] }: Schema): boolean =>
  required.every((name) => name in value || name === 'club_id')

/** A value without what is only read, at any depth. */
function cut(value: unknown, read: Schema, written: Schema): unknown {
  if (Array.isArray(value))
    return value.map((part) => cut(part, read.items ?? {}, written.items ?? {}))
  const { properties } = written
  if (!isFields(value) || !properties) return value
  const isWhole = isRead(value, read)
  const entries = Object.entries(value).filter(([name, part]) => {
    const [said, taken] = [read.properties?.[name], properties[name]]
    if (!said || !isWhole) return true
    return taken !== undefined && (part !== null || takesNull(taken) || !takesNull(said))
  })
  return Object.fromEntries(
    entries.map(([name, part]) => [
      name,
      cut(part, read.properties?.[name] ?? {}, properties[name] ?? {}),
    ]),
  )
}

/** Whether what is read may have another form than what is written. */
const hasOtherForm = (read: Schema, written: Schema): boolean =>
  (takesNull(read) && !takesNull(written)) ||
  ((read.properties !== undefined || read.items !== undefined) && !isDeepStrictEqual(read, written))

/** The body of a call, with the fields that it takes as they were read. */
export function bodySchema(endpoint: Endpoint): object | undefined {
  const pair = writtenBack(endpoint)
  const body = endpoint.body as Schema | undefined
  if (pair === null || body === undefined) return body
  const { properties = {} } = body
  const read = Object.entries((pair.read as Schema).properties ?? {})
  const sources = Object.entries(pair.from)
  const more = read.flatMap(([name, schema]): [string, object][] => {
    const written = properties[name]
    if (written) return hasOtherForm(schema, written) ? [[name, { anyOf: [written, schema] }]] : []
    const gives = sources.flatMap(([field, from]) => (from.in === name ? [field] : []))
    const description = `As it was read: gives ${gives.join(', ')}`
    return [[name, gives.length > 0 ? { ...schema, description } : ONLY_READ]]
  })
  return { ...body, properties: { ...properties, ...Object.fromEntries(more) } }
}
