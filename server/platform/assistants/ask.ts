import type { FastifyInstance } from 'fastify'
import type { Endpoint, Reply } from '#contract/endpoint.ts'
import { Problem } from '#contract/errors.ts'
import { withoutMinors } from '../../http/assistant.ts'
import { checkOf } from '../../http/validation.ts'
import { ToolError, type Ask, type Tool } from './tool.ts'

/** Whose calls these are, as the request to the assistant said it. */
export type Asker = { token: string; clubId: number; language: string | undefined; ip: string }

type Input = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

function addressOf({ path }: Endpoint, { params = {}, query = {} }: Input): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const pairs = Object.entries(query).map(([name, value]) => [name, String(value)])
  return `/api/v2/${filled}?${new URLSearchParams(pairs).toString()}`
}

const isProblem = checkOf(Problem, 'body')

/**
 * Calls endpoints within this process, on the same way as any request: the gate, the checks and
 * what is hidden from a person hold without a word about them here. What was called is noted.
 */
export function askFor(
  app: FastifyInstance,
  { token, clubId, language, ip }: Asker,
  { drafts }: Tool,
): { ask: Ask; calls: string[] } {
  const calls: string[] = []
  const ask: Ask = async (endpoint, input) => {
    const parts = input as Input
    const url = addressOf(endpoint, parts)
    calls.push(`${endpoint.method} ${url.split('?', 1)[0]}`)
    const send = async () =>
      app.inject({
        method: endpoint.method,
        url,
        remoteAddress: ip,
        headers: {
          authorization: `Bearer ${token}`,
          'selected-club-id': String(clubId),
          ...(language !== undefined && { 'accept-language': language }),
        },
        ...(endpoint.body && { payload: parts.body as object }),
      })
    // A draft is for a whole squad, with those too whom a reading program is not shown.
    const answer = await (drafts ? send() : withoutMinors(send))
    const reply: unknown = answer.json()
    if (answer.statusCode >= 400)
      throw new ToolError(isProblem(reply) ? sentenceOf(reply as Problem) : 'It was refused.')
    return reply as Reply<typeof endpoint>
  }
  return { ask, calls }
}

/** What a problem says to people, field by field where it says so. */
const sentenceOf = ({ message, errors = {} }: Problem): string =>
  [
    message,
    ...Object.entries(errors).map(([field, sentences]) => `${field}: ${sentences.join(' ')}`),
  ].join('\n')
