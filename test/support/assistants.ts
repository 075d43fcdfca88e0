import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { createToken } from '#contract/people/settings.ts'
import type { ClubId } from '../../server/db/client.ts'
import type { TestApp } from './app.ts'
import type { TestUser } from './factories.ts'

export const allowAssistants = (app: TestApp, club: ClubId, assistants = true) =>
  app.rows('update clubs set assistants = $2 where id = $1', [club, assistants])

type TokenOf = { club: ClubId | null; scope: 'read' | 'write' }

/** A personal API token of somebody, for one club or for all. */
export async function apiToken(app: TestApp, of: TestUser, { club, scope }: TokenOf) {
  const body = { name: 'Assistant', only_club: club, scope, days: 1 }
  return (await app.ask(createToken, { body }, { token: of.token })).data.token
}

export type Assistant = {
  tools(): Promise<string[]>
  /** What a tool answers, or why it does not. */
  ask(tool: string, input?: object): Promise<{ answer: unknown; refusal: string | null }>
  close(): Promise<void>
}

/** The protocol's own client, with a token. */
export async function connectAssistant(
  app: TestApp,
  token: string,
  headers: Record<string, string> = {},
): Promise<Assistant> {
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${app.url}/mcp`), {
      requestInit: { headers: { authorization: `Bearer ${token}`, ...headers } },
    }),
  )
  return {
    async tools() {
      return (await client.listTools()).tools.map(({ name }) => name)
    },
    async ask(name, input = {}) {
      const { content, isError } = await client.callTool({ name, arguments: { ...input } })
      const [first] = content as { type: string; text?: string }[]
      const text = first?.text ?? ''
      return isError
        ? { answer: null, refusal: text }
        : { answer: JSON.parse(text) as unknown, refusal: null }
    },
    close: () => client.close(),
  }
}
