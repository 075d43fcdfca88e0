import {
  CONCEPT2_MACHINES,
  concept2Recording,
  concept2Start,
} from '../../../../readers/concept2-result.ts'
import { tenths } from '../../../../readers/concept2-strokes.ts'
import {
  bearer,
  idOf,
  listOf,
  needed,
  numberOf,
  part,
  textOf,
  tokensOf,
  withQuery,
} from '../answer-parts.ts'
import { ProviderFault, type ProviderRequest } from '../provider-http.ts'
import { recordingFile } from '../recording-file.ts'
import type { Account, Provider, ProviderActivity, ProviderApp, ProviderEvent } from './provider.ts'

const siteOf = ({ url }: ProviderApp) => url ?? 'https://log.concept2.com'

const SCOPE = 'user:read,results:read'
const VERSION = { accept: 'application/vnd.c2logbook.v1+json' }
const A_PAGE = 100

/**
 * Concept2 Logbook API v1. Times are tenths of a second, distances of strokes tenths of a metre.
 * The version is asked for by the Accept header.
 * https://log.concept2.com/developers/documentation/
 */
export const concept2: Provider = {
  key: 'concept2',
  polled: true,
  webhook: 'address',

  authorizeUrl: (app, { redirect_uri, state }) =>
    withQuery(`${siteOf(app)}/oauth/authorize`, {
      client_id: app.clientId,
      scope: SCOPE,
      response_type: 'code',
      redirect_uri,
      state,
    }),

  async exchange({ app, http }, { code, redirect_uri }) {
    const form = {
      ...appOf(app),
      code,
      grant_type: 'authorization_code',
      redirect_uri,
      scope: SCOPE,
    }
    const answer = await http.ask(`${siteOf(app)}/oauth/access_token`, {
      method: 'POST',
      headers: VERSION,
      form,
    })
    const tokens = tokensOf(answer, new Date())
    const user = await http.ask(`${siteOf(app)}/api/users/me`, {
      headers: { ...VERSION, ...bearer(tokens.access) },
    })
    return {
      ...tokens,
      external_user_id: needed(idOf(part(part(user, 'data'), 'id'))),
      scopes: SCOPE.split(','),
    }
  },

  async refresh({ app, http }, refresh_token) {
    const form = { ...appOf(app), refresh_token, grant_type: 'refresh_token', scope: SCOPE }
    return tokensOf(
      await http.ask(`${siteOf(app)}/oauth/access_token`, {
        method: 'POST',
        headers: VERSION,
        form,
      }),
      new Date(),
    )
  },

  async list(account, { from, cursor }) {
    const page = Number(cursor ?? 1)
    const query = {
      from: from.toISOString().slice(0, 10),
      page: String(page),
      number: String(A_PAGE),
    }
    const answer = await ask(account, '/results', { query })
    const results = part(answer, 'data')
    if (!Array.isArray(results)) throw new ProviderFault('unexpected')
    const pages = numberOf(part(part(part(answer, 'meta'), 'pagination'), 'total_pages')) ?? page
    return { activities: results.flatMap(foundOf), next: page < pages ? String(page + 1) : null }
  },

  async download(account, { external_id }) {
    const path = `/results/${encodeURIComponent(external_id)}`
    const result = part(await ask(account, path), 'data')
    if (idOf(part(result, 'user_id')) !== account.external_user_id)
      throw new ProviderFault('not_found')
    const strokes =
      part(result, 'stroke_data') === true
        ? listOf(part(await ask(account, `${path}/strokes`), 'data'))
        : []
    return recordingFile(
      `concept2-${external_id}.json`,
      concept2Recording(external_id, result, strokes),
    )
  },

  /** The logbook has no call for it: a person ends the access on their own profile there. */
  async revoke() {},

  eventsOf(body): ProviderEvent[] {
    const content = part(body, 'data') ?? body
    const type = part(content, 'type')
    const result = part(content, 'result')
    const id = idOf(part(result, 'id')) ?? idOf(part(content, 'result_id'))
    const external_user_id = idOf(part(result, 'user_id')) ?? idOf(part(content, 'user_id'))
    if (external_user_id === null || id === null) return []
    if (type === 'result-deleted')
      return [{ external_user_id, key: `removed:${id}`, kind: 'removed', external_id: id }]
    const [activity] = foundOf(result)
    return type === 'result-added' && activity
      ? [{ external_user_id, key: `added:${id}`, kind: 'activity', activity }]
      : []
  },
}

const appOf = ({ clientId, clientSecret }: ProviderApp) => ({
  client_id: clientId,
  client_secret: clientSecret,
})

const ask = ({ app, http, access }: Account, path: string, request: ProviderRequest = {}) =>
  http.ask(`${siteOf(app)}/api/users/me${path}`, {
    ...request,
    headers: { ...VERSION, ...bearer(access) },
  })

function foundOf(result: unknown): ProviderActivity[] {
  const external_id = idOf(part(result, 'id'))
  if (external_id === null) return []
  return [
    {
      external_id,
      name: textOf(part(result, 'comments')),
      sport: CONCEPT2_MACHINES.get(part(result, 'type')) ?? null,
      starts_at: concept2Start(result),
      distance: numberOf(part(result, 'distance')),
      seconds: tenths(part(result, 'time')),
      address: null,
    },
  ]
}
