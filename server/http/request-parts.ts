import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { fieldText, languageOf } from '../text/text.ts'
import { Refusal } from './refusal.ts'

export function bearer(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w.~+/=-]+)$/i.exec(request.headers.authorization ?? '')?.[1]
}

export function selectedClub(request: FastifyRequest): number | undefined {
  const text = request.headers['selected-club-id']
  return typeof text === 'string' && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}

/**
 * A club named in query, body or form is optional and must be the selected one; schemas need not
 * know of it.
 */
export function withoutClub(part: unknown, clubId: number | undefined): unknown {
  if (clubId === undefined || typeof part !== 'object' || part === null || !('club_id' in part))
    return part
  const { club_id: named, ...rest } = part
  if (String(named) !== String(clubId)) throw new Refusal('club_mismatch')
  return rest
}

/**
 * The same of the query of any call: where it belongs to a person, the club it names must be the
 * one that is selected, unless the call is about a club that need not be.
 */
export function withoutOtherClub(
  endpoint: Pick<Endpoint, 'access' | 'aboutClub'>,
  request: FastifyRequest,
  clubId: number | undefined,
): unknown {
  const { query } = request
  if (clubId !== undefined) return withoutClub(query, clubId)
  if (endpoint.aboutClub || typeof query !== 'object' || query === null || !('club_id' in query))
    return query
  if (String(query.club_id) !== String(selectedClub(request))) throw new Refusal('club_mismatch')
  return query
}

type Texts = Pick<FastifyRequest, 'headers'> & Partial<Pick<FastifyRequest, 'body' | 'query'>>

/**
 * Every text in a body or an address must be one that UTF-8 and PostgreSQL can hold: no null
 * character, no half of a surrogate pair.
 */
export function refuseBrokenTexts({ body, query, headers }: Texts): void {
  if (isSound(body) && isSound(query)) return
  const broken = [...textsIn(body, []), ...textsIn(query, [])].filter(
    ({ text }) => !isSoundText(text),
  )
  const sentence = fieldText(languageOf(headers['accept-language']), 'format')
  throw new Refusal('invalid', {
    errors: Object.fromEntries(broken.map(({ path }) => [path, [sentence]])),
  })
}

const isSoundText = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()

/** Whether all texts in a value are sound; without the paths, which only a broken one needs. */
function isSound(value: unknown): boolean {
  if (typeof value === 'string') return isSoundText(value)
  return typeof value !== 'object' || value === null || Object.values(value).every(isSound)
}

function* textsIn(
  value: unknown,
  path: readonly string[],
): Generator<{ path: string; text: string }> {
  if (typeof value === 'string') yield { path: path.join('.') || 'body', text: value }
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) yield* textsIn(part, [...path, key])
}
