import {
  basic,
  bearer,
  idOf,
  instantOf,
  needed,
  numberOf,
  part,
  textOf,
  tokensOf,
  withQuery,
} from '../answer-parts.ts'
import { isoDuration } from '../../../../readers/json.ts'
import { ProviderFault, secondsOf } from '../provider-http.ts'
import type { ProviderActivity, Provider, ProviderApp, ProviderEvent } from './provider.ts'

const hostsOf = ({ url }: ProviderApp) => ({
  site: url ?? 'https://flow.polar.com',
  tokens: url ?? 'https://polarremote.com',
  api: url ?? 'https://www.polaraccesslink.com',
})

/**
 * Polar AccessLink v3: the client proves itself by Basic authentication at the token endpoint, and
 * a person must be registered once before
 * their exercises can be read, of which the last 30 days are listed.
 * https://www.polar.com/accesslink-api/
 */
export const polar: Provider = {
  key: 'polar',
  polled: true,
  refresh: null,
  webhook: { header: 'polar-webhook-signature' },

  authorizeUrl: (app, { redirect_uri, state }) =>
    withQuery(`${hostsOf(app).site}/oauth2/authorization`, {
      response_type: 'code',
      client_id: app.clientId,
      redirect_uri,
      scope: 'accesslink.read_all',
      state,
    }),

  async exchange({ app, http }, { code, redirect_uri }) {
    const answer = await http.ask(`${hostsOf(app).tokens}/v2/oauth2/token`, {
      method: 'POST',
      headers: { authorization: basic(app.clientId, app.clientSecret) },
      form: { grant_type: 'authorization_code', code, redirect_uri },
    })
    const tokens = tokensOf(answer, new Date())
    const external_user_id = needed(idOf(part(answer, 'x_user_id')))
    // Somebody who was here before is registered already, which is answered with 409.
    await http.send(`${hostsOf(app).api}/v3/users`, {
      method: 'POST',
      headers: { accept: 'application/json', ...bearer(tokens.access) },
      json: { 'member-id': `slipway-${external_user_id}` },
      allows: [409],
    })
    return { ...tokens, external_user_id, scopes: ['accesslink.read_all'] }
  },

  async list({ app, http, access }, { from }) {
    const answer = await http.ask(`${hostsOf(app).api}/v3/exercises`, { headers: bearer(access) })
    if (!Array.isArray(answer)) throw new ProviderFault('unexpected')
    const activities = answer
      .flatMap(foundOf)
      .filter(({ starts_at }) => starts_at === null || Date.parse(starts_at) >= from.getTime())
    return { activities, next: null }
  },

  /** The FIT file; older devices have a TCX only. */
  async download({ app, http, access }, { external_id }) {
    const exercise = `${hostsOf(app).api}/v3/exercises/${encodeURIComponent(external_id)}`
    for (const kind of ['fit', 'tcx'] as const) {
      const { status, bytes } = await http.send(`${exercise}/${kind}`, {
        headers: { accept: '*/*', ...bearer(access) },
        allows: [404],
      })
      if (status === 200 && bytes.length > 0) return { name: `polar-${external_id}.${kind}`, bytes }
    }
    throw new ProviderFault('not_found')
  },

  async revoke({ app, http, access, external_user_id }) {
    const url = `${hostsOf(app).api}/v3/users/${encodeURIComponent(external_user_id)}`
    await http.send(url, { method: 'DELETE', headers: bearer(access), allows: [401, 403, 404] })
  },

  eventsOf(body): ProviderEvent[] {
    const external_user_id = idOf(part(body, 'user_id'))
    const id = idOf(part(body, 'entity_id'))
    if (part(body, 'event') !== 'EXERCISE' || external_user_id === null || id === null) return []
    const activity: ProviderActivity = {
      external_id: id,
      name: null,
      sport: null,
      starts_at: null,
      distance: null,
      seconds: null,
      address: null,
    }
    return [{ external_user_id, key: `exercise:${id}`, kind: 'activity', activity }]
  },

  /** The limits are given as pairs, for a quarter of an hour and for a day. */
  pauseOf(headers) {
    const [usage = [], limit = [], reset = []] = [
      'ratelimit-usage',
      'ratelimit-limit',
      'ratelimit-reset',
    ].map((name) => (headers.get(name) ?? '').split(',').map((text) => text.trim()))
    const waits = limit.flatMap((most, index) => {
      const full =
        /^\d+$/.test(most) &&
        /^\d+$/.test(usage[index] ?? '') &&
        Number(usage[index]) >= Number(most)
      return full ? (secondsOf(reset[index] ?? null) ?? []) : []
    })
    return waits.length === 0 ? null : Math.max(...waits)
  },
}

function foundOf(exercise: unknown): ProviderActivity[] {
  const external_id = idOf(part(exercise, 'id'))
  if (external_id === null) return []
  return [
    {
      external_id,
      name: null,
      sport:
        textOf(part(exercise, 'detailed_sport_info'), 80) ?? textOf(part(exercise, 'sport'), 80),
      starts_at: startOf(exercise),
      distance: numberOf(part(exercise, 'distance')),
      seconds: isoDuration(textOf(part(exercise, 'duration'))),
      address: null,
    },
  ]
}

const MINUTE_MS = 60_000

/** The clock of the watch, with how many minutes it is ahead of UTC beside it. */
function startOf(exercise: unknown): string | null {
  const wall = textOf(part(exercise, 'start_time'))
  const offset = numberOf(part(exercise, 'start_time_utc_offset')) ?? 0
  return wall === null
    ? null
    : instantOf(Date.parse(`${wall.replace(/Z$/, '')}Z`) - offset * MINUTE_MS)
}
