import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { provenClub, withAccess } from '../../db/client.ts'
import { authorizeCaller, contextOfCaller, type Caller } from '../../http/gate.ts'
import type { MountParts } from '../../http/mount.ts'
import { limitToken } from '../../http/rate-limit.ts'
import { demand, Refusal } from '../../http/refusal.ts'
import { bearer, selectedClub } from '../../http/request-parts.ts'
import { askFor } from './ask.ts'
import { noteToolCall } from './commands.ts'
import { openProtocol, type Session } from './protocol.ts'
import { standingOf } from './queries.ts'
import { checked } from './tool.ts'

const ADDRESS = '/mcp'
const MEMBERS = { method: 'GET', access: { level: 'member' } } as const

type Parts = Pick<MountParts, 'pool' | 'gate' | 'tokenCalls'>

/**
 * The Model Context Protocol, without sessions: each request says by a personal API token who asks,
 * and tools call the endpoints with it.
 */
export function serveAssistants(app: FastifyInstance, parts: Parts): void {
  const sessions = new WeakMap<Request, Session>()
  let protocol: ReturnType<typeof openProtocol> | undefined
  const open = () => (protocol ??= openProtocol((request) => sessions.get(request) ?? NO_SESSION))
  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: ADDRESS,
    handler: async (request, reply) => {
      const session = await sessionOf(app, parts, { request, reply })
      demand(!isSubscription(request.body), 'bad_request')
      const asked = webRequest(request)
      sessions.set(asked, session)
      const answer = await (await open()).fetch(asked, { parsedBody: request.body })
      if (answer.status >= 500) throw new Refusal('bad_request')
      return reply
        .code(answer.status)
        .headers(Object.fromEntries(answer.headers))
        .send(Buffer.from(await answer.arrayBuffer()))
    },
  })
}

const NO_SESSION: Session = {
  writes: false,
  run: () => Promise.reject(new Refusal('unauthenticated')),
}

/** Streams of changes would stay open, and there is nothing to say on them. */
const isSubscription = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  'method' in body &&
  body.method === 'subscriptions/listen'

function webRequest({ method, headers }: FastifyRequest): Request {
  const pairs = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return new Request(`http://localhost${ADDRESS}`, { method, headers: pairs })
}

type Exchange = { request: FastifyRequest; reply: FastifyReply }

/**
 * Who asks, in the selected club or the one that the token is for.
 * @throws Refusal as for any call of the club; token_scope for who signed in, forbidden for people
 * under 18, assistants_off
 */
async function sessionOf(
  app: FastifyInstance,
  { pool, gate, tokenCalls }: Parts,
  { request, reply }: Exchange,
): Promise<Session> {
  reply.headers({ 'cache-control': 'no-store', 'www-authenticate': 'Bearer' })
  const token = bearer(request)
  const alone = await gate.callerOf(token, selectedClub(request))
  const club = alone?.viewer.club?.id ?? alone?.viewer.only_club
  const caller = await gate.callerOf(token, club)
  limitToken(tokenCalls, caller, reply)
  authorizeCaller(MEMBERS, caller)
  const { viewer, clubId, timeZone } = memberOf(caller)
  demand(viewer.token_scope !== undefined, 'token_scope')
  const context = contextOfCaller(caller, clubId)
  const { isAllowed, isMinor } = await withAccess(pool, context, ({ db }) =>
    standingOf(db, clubId, { user_id: viewer.user_id, timeZone }),
  )
  demand(isAllowed, 'assistants_off')
  demand(!isMinor)
  void reply.removeHeader('www-authenticate')
  return {
    writes: viewer.token_scope === 'write',
    async run(tool, input) {
      const asker = { token: token ?? '', clubId, language: languageIn(request), ip: request.ip }
      const { ask, calls } = askFor(app, asker, tool)
      const note = (outcome: 'answered' | 'refused') =>
        withAccess(pool, context, ({ db }) =>
          noteToolCall(db, clubId, viewer.user_id, {
            tool: tool.name,
            token_id: caller?.token_id ?? 0,
            calls,
            outcome,
          }),
        )
      try {
        const answer = await tool.run(ask, checked(tool, input) as never)
        await note('answered')
        return answer
      } catch (error) {
        await note('refused')
        throw error
      }
    },
  }
}

const languageIn = ({ headers }: FastifyRequest) => headers['accept-language']

function memberOf(caller: Caller | null) {
  if (!caller?.club) throw new Refusal('unauthenticated')
  return {
    viewer: caller.viewer,
    clubId: provenClub(caller.club.id),
    timeZone: caller.club.time_zone,
  }
}
