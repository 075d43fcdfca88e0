import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PublicRenderer, ShownChallenge } from '#contract/live/public-view.ts'
import { sql } from 'kysely'
import { nullable, T, WordOf, type Static } from '#contract/schema.ts'
import { AGGREGATIONS, METRICS } from '#domain/challenges/metrics.ts'
import { ranked, scoreOf } from '#domain/challenges/ranks.ts'
import { csvOf } from '#domain/sheets/write-csv.ts'
import { checkedValue } from '../../db/checked-rows.ts'
import { inTransaction, type Pool } from '../../db/client.ts'
import { cardReply } from '../../files/cards/card-reply.ts'
import { callLimit } from '../../http/call-limit.ts'
import { htmlReply, languageFor, sendNotFound } from '../../http/public-reply.ts'
import { Refusal } from '../../http/refusal.ts'
import { sendShared, sharedJson, sharedReply } from '../../http/shared-reply.ts'
import { daysText } from '../../text/days.ts'

type Parts = {
  pool: Pool
  publicUrl: string
  renderer: () => Promise<PublicRenderer | null>
}

/** What an address may ask for in a minute; a boathouse or a school may share one. */
const MOST_A_MINUTE = 1200
/** A challenge is read at most so often, however many look at it. */
const FRESH_MS = 5000
const MOST_KEPT = 500
const SLUG = /^[a-z0-9-]{1,80}$/

const Stored = T.Object({
  slug: T.String(),
  title: T.String(),
  description: nullable(T.String()),
  rules: nullable(T.String()),
  club_name: T.String(),
  metric: WordOf(...METRICS),
  aggregation: WordOf(...AGGREGATIONS),
  target: nullable(T.Number()),
  first_day: T.String(),
  last_day: T.String(),
  today: T.String(),
  teams: T.Array(
    T.Object({
      name: nullable(T.String()),
      club_name: T.String(),
      people: T.Integer(),
      total: nullable(T.Number()),
      best: nullable(T.Number()),
      is_open: T.Boolean(),
    }),
  ),
})

function shownOf(stored: Static<typeof Stored>): ShownChallenge {
  const { teams, ...challenge } = stored
  const scored = teams.map((team) => ({ ...team, score: scoreOf(team, stored.aggregation) }))
  return {
    ...challenge,
    teams: ranked(scored).map(({ name, club_name, people, score, rank, is_open }) => ({
      name,
      club_name,
      people,
      score,
      rank,
      is_hidden: !is_open,
    })),
  }
}

type CachedChallenge = { at: number; challenge: Promise<ShownChallenge | null> }

/** Public challenges by their addresses, each read once for everybody on this node. */
function openChallenges(pool: Pool) {
  const kept = new Map<string, CachedChallenge>()
  return (slug: string): Promise<ShownChallenge | null> => {
    const known = kept.get(slug)
    if (known && Date.now() - known.at < FRESH_MS) return known.challenge
    const challenge = inTransaction(pool, { fromReplica: true }, async (db) => {
      const stored = await checkedValue(db, Stored, sql`app.public_challenge(${slug})`)
      return stored === null ? null : shownOf(stored)
    })
    challenge.catch(() => kept.delete(slug))
    kept.delete(slug)
    kept.set(slug, { at: Date.now(), challenge })
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    return challenge
  }
}

type Query = { embed?: unknown }

/** Public challenges as a page, as JSON and as CSV; there are no names of people in any of them. */
export function servePublicChallenges(app: FastifyInstance, parts: Parts): void {
  const { publicUrl: origin, renderer } = parts
  const limit = callLimit(MOST_A_MINUTE)
  const challengeOf = openChallenges(parts.pool)
  const find = async (request: FastifyRequest): Promise<ShownChallenge | null> => {
    const { wait } = limit.take(request.ip)
    if (wait > 0) throw new Refusal('too_many_requests', { retry_after: wait })
    const { slug = '' } = request.params as { slug?: string }
    return SLUG.test(slug) ? challengeOf(slug) : null
  }
  app.get('/public/challenge/:slug', async (request, reply) => {
    const drawer = await renderer()
    if (!drawer) return reply.callNotFound()
    const language = languageFor(request)
    const challenge = await find(request)
    if (!challenge) return sendNotFound(reply, drawer, language)
    const embed = (request.query as Query).embed === '1'
    if (embed) openFrames(reply)
    const html = drawer.challenge(challenge, { language, origin, embed })
    return sendShared(reply, htmlReply(html, language))
  })
  app.get('/public/challenge/:slug/card.png', async (request, reply) => {
    const challenge = await find(request)
    if (!challenge) throw new Refusal('not_found')
    const { club_name: over, title, first_day, last_day } = challenge
    const under = daysText(languageFor(request), first_day, last_day)
    return sendShared(reply, await cardReply({ over, title, under }))
  })
  app.get('/public/challenge/:slug/data.json', async (request, reply) => {
    const challenge = await find(request)
    if (!challenge) throw new Refusal('not_found')
    return sendShared(reply, sharedJson(challenge))
  })
  app.get('/public/challenge/:slug/data.csv', async (request, reply) => {
    const challenge = await find(request)
    if (!challenge) throw new Refusal('not_found')
    const text = csvOf([HEAD, ...challenge.teams.map(lineOf)], languageFor(request))
    return sendShared(reply, sharedReply('text/csv; charset=utf-8', text))
  })
}

const HEAD = ['rank', 'team', 'club', 'members', 'score']
const lineOf = ({ rank, name, club_name, people, score }: ShownChallenge['teams'][number]) => [
  rank,
  name,
  club_name,
  people,
  score,
]

/** Only this page may stand in a frame of somebody else: it shows sums and takes nothing in. */
function openFrames(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '')
  reply.header(
    'content-security-policy',
    policy.replace("frame-ancestors 'none'", 'frame-ancestors *'),
  )
  reply.removeHeader('x-frame-options')
}
