import type { FastifyInstance } from 'fastify'
import { CONTRACT } from '#contract/all.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { ERROR_CODES, Problem } from '#contract/errors.ts'
import type { TSchema } from '#contract/schema.ts'
import type { Access } from '#domain/rules/access.ts'
import { tokenMayCall } from '#domain/rules/tokens.ts'
import { docsPage } from './docs-page.ts'
import { LONGEST_KEY, takesKey } from './idempotency.ts'
import { endpointsOf } from './mount.ts'
import { TOKEN_CALLS } from './rate-limit.ts'
import { STATUS } from './refusal.ts'
import { bodySchema } from './written-body.ts'

type Json = Record<string, unknown>

const accessWords = (access: Access): string => {
  switch (access.level) {
    case 'public':
      return 'Open to anyone.'
    case 'user':
      return 'For anyone signed in.'
    case 'guardian':
      return 'For a guardian of the child, in the club that the path names.'
    case 'admin':
      return 'For platform administrators.'
    case 'member': {
      const needs = [
        access.permission && `permission ${access.permission}`,
        access.feature && `plan feature ${access.feature}`,
        access.role && `role ${access.role.join(' or ')}`,
      ].filter(Boolean)
      return `For members of the selected club${
        needs.length > 0 ? ` with ${needs.join(', ')}` : ''
      }.`
    }
  }
}

const parameters = (place: 'path' | 'query', schema: TSchema | undefined): Json[] => {
  const { properties = {}, required = [] } = (schema ?? {}) as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: value,
  }))
}

function requestBody(endpoint: Endpoint): Json {
  const { body, upload } = endpoint
  if (body)
    return {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: bodySchema(endpoint) } },
      },
    }
  if (!upload) return {}
  const { properties = {} } = upload as { properties?: Json }
  const schema = {
    type: 'object',
    required: ['file'],
    properties: { file: { type: 'string', format: 'binary' }, ...properties },
  }
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
}

function operation(name: string, tag: string, endpoint: Endpoint): Json {
  const {
    access,
    summary,
    params,
    query,
    reply,
    download,
    status = 200,
    partial,
    conflict,
  } = endpoint
  const headers = access.level !== 'public' &&
    tokenMayCall(endpoint, 'write') && { headers: LIMITS }
  const content = download
    ? { [download]: { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: reply ?? {} } }
  const club =
    access.level === 'member' ? [{ $ref: '#/components/parameters/selected-club-id' }] : []
  // A key belongs to a person: to who is not signed in it promises nothing.
  const key =
    access.level !== 'public' && takesKey(endpoint)
      ? [{ $ref: '#/components/parameters/idempotency-key' }]
      : []
  return {
    operationId: name,
    tags: [tag],
    summary,
    description: accessWords(access),
    'x-access': access,
    security: access.level === 'public' ? [] : [{ bearer: [] }],
    parameters: [
      ...club,
      { $ref: '#/components/parameters/accept-language' },
      ...key,
      ...parameters('path', params),
      ...parameters('query', query),
    ],
    ...requestBody(endpoint),
    responses: {
      [status]: { description: 'OK', ...headers, content },
      ...(partial && {
        206: { description: 'Done in part; `message` says what is missing', ...headers, content },
      }),
      ...(conflict && { 409: refusedWith(conflict) }),
      '4XX': { $ref: '#/components/responses/problem' },
      default: { $ref: '#/components/responses/problem' },
    },
  }
}

/** How much a personal API token has left. */
const LIMITS = {
  RateLimit: { $ref: '#/components/headers/RateLimit' },
  'RateLimit-Policy': { $ref: '#/components/headers/RateLimit-Policy' },
}

/** The refusal of what others have changed meanwhile, with the things as they are now. */
const refusedWith = (conflict: TSchema): Json => ({
  description: 'Why it was refused; `current` holds what others have changed',
  content: {
    'application/problem+json': {
      schema: {
        allOf: [
          { $ref: '#/components/schemas/Problem' },
          { type: 'object', properties: { current: { type: 'array', items: conflict } } },
        ],
      },
    },
  },
})

/** What calls have in common. */
const COMPONENTS = {
  securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
  parameters: {
    'selected-club-id': {
      name: 'selected-club-id',
      in: 'header',
      required: true,
      schema: { type: 'integer' },
    },
    'accept-language': {
      name: 'accept-language',
      in: 'header',
      schema: { type: 'string', default: 'en' },
    },
    'idempotency-key': {
      name: 'idempotency-key',
      in: 'header',
      description:
        'A word of your own for this write. Sent again with it and the same content within 24 ' +
        'hours, it is done once and answered as the first time; with another content it is ' +
        'refused (409).',
      schema: { type: 'string', minLength: 1, maxLength: LONGEST_KEY },
    },
  },
  headers: {
    RateLimit: {
      description:
        'For personal API tokens: how many calls are left (`r`) until the window ends, in how ' +
        'many seconds (`t`), as draft-ietf-httpapi-ratelimit-headers writes it',
      schema: { type: 'string' },
      example: `"token";r=${TOKEN_CALLS - 1};t=42`,
    },
    'RateLimit-Policy': {
      description: 'How many calls (`q`) in how many seconds (`w`)',
      schema: { type: 'string' },
      example: `"token";q=${TOKEN_CALLS};w=60`,
    },
  },
  schemas: { Problem },
  responses: {
    problem: {
      description: 'Why it was refused',
      content: {
        'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
      },
    },
  },
}

/** OpenAPI 3.1 from the same declarations that mount the calls. */
export function openApi(publicUrl: string): Json {
  const paths: Record<string, Json> = {}
  for (const [tag, contract] of Object.entries(CONTRACT)) {
    for (const [name, endpoint] of endpointsOf(contract)) {
      const path = `/${endpoint.path}`
      paths[path] = {
        ...paths[path],
        [endpoint.method.toLowerCase()]: operation(name, tag, endpoint),
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Slipway',
      version: '2',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      description:
        'Training management for rowing, paddling and other endurance clubs. Quantities are in ' +
        'SI units, instants in ISO 8601.',
    },
    servers: [{ url: `${publicUrl}/api/v2` }],
    paths,
    components: COMPONENTS,
  }
}

/** Both are made when somebody first asks for them: they would hold up the start. */
export function serveDocs(app: FastifyInstance, publicUrl: string): void {
  let description: Json | undefined
  let page: string | undefined
  const describe = () => (description ??= openApi(publicUrl))
  const write = () => (page ??= docsPage(describe() as never, ERRORS))
  app.get('/api/v2/openapi.json', async () => describe())
  app.get('/api/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(write()),
  )
}

const ERRORS = ERROR_CODES.map((code) => ({ code, status: STATUS[code] }))
