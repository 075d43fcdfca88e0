import type { ProviderKey } from '#domain/constants/providers.ts'
import { ProviderFault } from '../provider-http.ts'
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
import { concept2 } from './concept2.ts'
import { garmin } from './garmin.ts'
import { polar } from './polar.ts'
import type { Provider, ProviderActivity, ProviderApp, ProviderEvent } from './provider.ts'
import { strava } from './strava.ts'

const hostsOf = ({ url }: ProviderApp) => ({
  site: url ?? 'https://cloudapi-oauth.suunto.com',
  api: url ?? 'https://cloudapi.suunto.com',
})
const A_PAGE = 100

/**
 * Suunto Cloud API: besides the person's token each call carries the operator's subscription key.
 * https://apizone.suunto.com/how-to-start
 */
const suunto: Provider = {
  key: 'suunto',
  polled: true,
  webhook: { header: 'x-hmac-sha256-signature' },

  authorizeUrl: (app, { redirect_uri, state }) =>
    withQuery(`${hostsOf(app).site}/oauth/authorize`, {
      response_type: 'code',
      client_id: app.clientId,
      redirect_uri,
      state,
    }),

  async exchange({ app, http }, { code, redirect_uri }) {
    const answer = await http.ask(`${hostsOf(app).site}/oauth/token`, {
      method: 'POST',
      headers: { authorization: basic(app.clientId, app.clientSecret) },
      form: { grant_type: 'authorization_code', code, redirect_uri },
    })
    return {
      ...tokensOf(answer, new Date()),
      external_user_id: needed(idOf(part(answer, 'user'))),
      scopes: ['workout'],
    }
  },

  async refresh({ app, http }, refresh_token) {
    const answer = await http.ask(`${hostsOf(app).site}/oauth/token`, {
      method: 'POST',
      headers: { authorization: basic(app.clientId, app.clientSecret) },
      form: { grant_type: 'refresh_token', refresh_token },
    })
    return tokensOf(answer, new Date())
  },

  async list({ app, http, access }, { from, cursor }) {
    const offset = Number(cursor ?? 0)
    const answer = await http.ask(`${hostsOf(app).api}/v2/workouts`, {
      query: { since: String(from.getTime()), limit: String(A_PAGE), offset: String(offset) },
      headers: headersOf(app, access),
    })
    const workouts = part(answer, 'payload')
    if (!Array.isArray(workouts)) throw new ProviderFault('unexpected')
    const activities = workouts.flatMap(foundOf)
    return { activities, next: workouts.length < A_PAGE ? null : String(offset + A_PAGE) }
  },

  async download({ app, http, access }, { external_id }) {
    const url = `${hostsOf(app).api}/v2/workout/exportFit/${encodeURIComponent(external_id)}`
    const { bytes } = await http.send(url, { headers: headersOf(app, access) })
    return { name: `suunto-${external_id}.fit`, bytes }
  },

  async revoke({ app, http, access }) {
    const query = { client_id: app.clientId }
    await http.send(`${hostsOf(app).site}/oauth/deauthorize`, {
      query,
      headers: bearer(access),
      allows: [401, 403, 404],
    })
  },

  /** Events arrive as JSON; the older form of a notification has the names at its top. */
  eventsOf(body): ProviderEvent[] {
    const external_user_id = idOf(part(body, 'username'))
    const type = part(body, 'type')
    const workout = part(body, 'workout') ?? { workoutKey: part(body, 'workoutid') }
    const [activity] = foundOf(workout)
    if (
      external_user_id === null ||
      !activity ||
      (type !== undefined && type !== 'WORKOUT_CREATED')
    )
      return []
    return [
      { external_user_id, key: `workout:${activity.external_id}`, kind: 'activity', activity },
    ]
  },
}

const headersOf = (app: ProviderApp, access: string) => ({
  ...bearer(access),
  ...(app.subscriptionKey !== undefined && { 'ocp-apim-subscription-key': app.subscriptionKey }),
})

/** Suunto's numbers of sports that we have a row for, in the words of other makers. */
const SPORTS: ReadonlyMap<number, string> = new Map([
  [0, 'walking'],
  [1, 'running'],
  [2, 'cycling'],
  [3, 'crosscountryskiing'],
  [10, 'mountainbiking'],
  [11, 'hiking'],
  [13, 'alpineskiing'],
  [15, 'rowing'],
  [21, 'swimming'],
  [22, 'trailrunning'],
  [23, 'strengthtraining'],
  [52, 'indoorcycling'],
  [69, 'indoorrowing'],
])

function foundOf(workout: unknown): ProviderActivity[] {
  const external_id = idOf(part(workout, 'workoutKey'))
  if (external_id === null) return []
  return [
    {
      external_id,
      name: textOf(part(workout, 'description')),
      sport: SPORTS.get(numberOf(part(workout, 'activityId')) ?? -1) ?? null,
      starts_at: instantOf(numberOf(part(workout, 'startTime'))),
      distance: numberOf(part(workout, 'totalDistance')),
      seconds: numberOf(part(workout, 'totalTime')),
      address: null,
    },
  ]
}

/** Every provider of domain/constants/providers.ts with what it takes to talk to it. */
export const REGISTRY: Readonly<Record<ProviderKey, Provider>> = {
  garmin,
  strava,
  polar,
  suunto,
  concept2,
}

export const providerOf = (key: string): Provider | undefined =>
  Object.values(REGISTRY).find((provider) => provider.key === key)
