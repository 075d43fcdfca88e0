type Schema = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  format?: string
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  anyOf?: Schema[]
  allOf?: Schema[]
}
type Parameter = { name?: string; in?: string; required?: boolean; schema?: Schema }
type Content = Record<string, { schema: Schema }>
type Operation = {
  summary: string
  description: string
  parameters: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}
type Description = { paths: Record<string, Record<string, Operation>> }

const WIDTH = 90
const SIMPLE: Record<string, string> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
}

/** The lines in a pair of brackets: in one line where it is short. */
function inBrackets(lines: readonly string[], separator: string): string {
  const short = `{ ${lines.join(`${separator} `)} }`
  if (short.length <= WIDTH && !short.includes('\n') && !short.includes('/**')) return short
  return `{\n${lines.map((line) => indented(line)).join('\n')}\n}`
}

const indented = (text: string) =>
  text
    .split('\n')
    .map((line) => (line === '' ? line : `  ${line}`))
    .join('\n')

const commented = (description: string | undefined, line: string) =>
  description === undefined ? line : `/** ${description.replaceAll('*/', '* /')} */\n${line}`

const keyOf = (name: string) => (/^[A-Za-z_]\w*$/.test(name) ? name : `'${name}'`)

function objectOf({ properties = {}, required = [], additionalProperties }: Schema): string {
  const entries = Object.entries(properties)
  if (entries.length === 0)
    return typeof additionalProperties === 'object'
      ? `Record<string, ${typeOf(additionalProperties)}>`
      : 'Record<string, unknown>'
  return inBrackets(
    entries.map(([name, schema]) =>
      commented(
        schema.description,
        `${keyOf(name)}${required.includes(name) ? '' : '?'}: ${typeOf(schema)}`,
      ),
    ),
    ';',
  )
}

function plainType(type: string, schema: Schema): string {
  if (type === 'object') return objectOf(schema)
  if (type === 'array') return arrayOf(typeOf(schema.items ?? {}))
  return schema.format === 'binary' ? 'Blob' : (SIMPLE[type] ?? 'unknown')
}

const arrayOf = (item: string) =>
  /^[A-Za-z]+$|^\{[^]*\}$/.test(item) ? `${item}[]` : `(${item})[]`

const literal = (value: unknown) =>
  typeof value === 'string' ? `'${value.replaceAll("'", String.raw`\'`)}'` : JSON.stringify(value)

/** What a schema may be, each in TypeScript. */
function alternativesOf(schema: Schema): string[] {
  if (schema.enum) return schema.enum.map(literal)
  if (schema.const !== undefined) return [literal(schema.const)]
  if (schema.anyOf) return schema.anyOf.flatMap(alternativesOf)
  if (schema.allOf) return [schema.allOf.map(typeOf).join(' & ')]
  if (schema.type === undefined) return ['unknown']
  return [schema.type].flat().map((type) => plainType(type, schema))
}

/** What a schema is in TypeScript. */
const typeOf = (schema: Schema): string => [...new Set(alternativesOf(schema))].join(' | ')

function partOf(place: 'path' | 'query', parameters: Parameter[]): string[] {
  const own = parameters.filter((parameter) => parameter.in === place)
  if (own.length === 0) return []
  const isNeeded = own.some(({ required }) => required)
  const properties = Object.fromEntries(own.map(({ name = '', schema = {} }) => [name, schema]))
  const required = own.flatMap(({ name = '', required: needed }) => (needed ? [name] : []))
  const part = place === 'path' ? 'params' : 'query'
  return [`${part}${isNeeded ? '' : '?'}: ${objectOf({ properties, required })}`]
}

function bodyOf({ requestBody }: Operation): string[] {
  const { 'application/json': json, 'multipart/form-data': form } = requestBody?.content ?? {}
  if (json) return [`body: ${typeOf(json.schema)}`]
  return form ? [`form: ${typeOf(form.schema)}`] : []
}

function replyOf({ responses }: Operation): string {
  const [, success] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? []
  const { 'application/json': json } = success?.content ?? {}
  return json ? typeOf(json.schema) : 'Blob'
}

function callOf(path: string, method: string, operation: Operation): string {
  const lines = [
    ...partOf('path', operation.parameters),
    ...partOf('query', operation.parameters),
    ...bodyOf(operation),
    `reply: ${replyOf(operation)}`,
  ]
  const name = `'${method.toUpperCase()} ${path.slice(1)}'`
  return commented(
    `${operation.summary}. ${operation.description}`,
    `${name}: {\n${lines.map(indented).join('\n')}\n}`,
  )
}

/** The types of all calls, as the description of the interface says them. */
export function clientTypes({ paths }: Description): string {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => callOf(path, method, operation)),
  )
  return `// Written by \`npm run client\` from the description of the calls.

export type Calls = {
${calls.map(indented).join('\n')}
}
`
}
