import { describe, expect, test } from 'vitest'
import { CONTRACT } from '#contract/all.ts'
import { clientTypes } from '../../scripts/client-types.ts'
import { endpointsOf } from '../../server/http/mount.ts'
import { openApi } from '../../server/http/openapi.ts'

const described = (schema: object, parts: object = {}) =>
  clientTypes({
    paths: {
      '/things/{id}': {
        get: {
          summary: 'A thing',
          description: 'For members.',
          parameters: [],
          responses: { 200: { content: { 'application/json': { schema } } } },
          ...parts,
        },
      },
    },
  })

/** The lines of the only call. */
const callOf = (text: string) =>
  text
    .split('\n')
    .slice(3, -2)
    .map((line) => line.slice(2))
    .join('\n')

describe('the types of the client', () => {
  test('have every call of the contract once', () => {
    const text = clientTypes(openApi('') as never)
    const names = [...text.matchAll(/^ {2}'([A-Z]+ [^']+)': \{$/gm)].map(([, name]) => name)
    const endpoints = Object.values(CONTRACT).flatMap(endpointsOf)
    expect(names.toSorted()).toEqual(
      endpoints.map(([, { method, path }]) => `${method} ${path}`).toSorted(),
    )
    expect(text).not.toContain('unknown[]')
  })

  test('say what is there always, what may be missing, and what may be null', () => {
    const schema = {
      type: 'object',
      required: ['id', 'name'],
      properties: {
        id: { type: 'integer' },
        name: { type: ['string', 'null'], description: 'Of the thing' },
        kind: { type: 'string', enum: ['a', "b's"] },
        marks: { type: 'array', items: { type: ['number', 'null'] } },
        'by-name': { type: 'object', additionalProperties: { type: 'boolean' } },
        either: { anyOf: [{ const: 1 }, { type: 'null' }] },
      },
    }
    expect(callOf(described(schema))).toBe(
      [
        '/** A thing. For members. */',
        `'GET things/{id}': {`,
        '  reply: {',
        '    id: number',
        '    /** Of the thing */',
        '    name: string | null',
        String.raw`    kind?: 'a' | 'b\'s'`,
        '    marks?: (number | null)[]',
        `    'by-name'?: Record<string, boolean>`,
        '    either?: 1 | null',
        '  }',
        '}',
      ].join('\n'),
    )
  })

  test('name parameters, files and replies that are none', () => {
    const parts = {
      parameters: [
        { $ref: '#/components/parameters/accept-language' },
        { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
        { name: 'day', in: 'query', required: false, schema: { type: 'string' } },
      ],
      requestBody: {
        content: {
          'multipart/form-data': {
            schema: {
              type: 'object',
              required: ['file'],
              properties: { file: { type: 'string', format: 'binary' } },
            },
          },
        },
      },
      responses: { 200: { content: { 'text/csv': { schema: { type: 'string' } } } } },
    }
    expect(callOf(described({}, parts))).toBe(
      [
        '/** A thing. For members. */',
        `'GET things/{id}': {`,
        '  params: { id: number }',
        '  query?: { day?: string }',
        '  form: { file: Blob }',
        '  reply: Blob',
        '}',
      ].join('\n'),
    )
  })
})
