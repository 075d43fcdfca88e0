import {
  bearer,
  idOf,
  instantOf,
  listOf,
  needed,
  numberOf,
  part,
  textOf,
  tokensOf,
  withQuery,
} from '../answer-parts.ts'
import { ProviderFault } from '../provider-http.ts'
import { recordingFile } from '../recording-file.ts'
import type {
  Account,
  ActivityChange,
  ProviderActivity,
  Provider,
  ProviderApp,
  ProviderEvent,
} from './provider.ts'

const SITE = 'https://www.strava.com'
const siteOf = (app: ProviderApp) => app.url ?? SITE
const SCOPES = ['read', 'activity:read_all']
const A_PAGE = 100

/**
 * Strava API v3. Refresh tokens rotate: the newest is the only one that works. What an athlete has
 * there is shown to that athlete alone.
 * https://developers.strava.com/docs/
 */
export const strava: Provider = {
  key: 'strava',
  polled: false,
  webhook: 'address',

  authorizeUrl: (app, { redirect_uri, state }) =>
    withQuery(`${siteOf(app)}/oauth/authorize`, {
      client_id: app.clientId,
      redirect_uri,
      response_type: 'code',
      approval_prompt: 'auto',
      scope: SCOPES.join(','),
      state,
    }),

  async exchange({ app, http }, { code, scope }) {
    const answer = await http.ask(`${siteOf(app)}/oauth/token`, {
      method: 'POST',
      form: { ...appOf(app), code, grant_type: 'authorization_code' },
    })
    const scopes = (scope ?? SCOPES.join(',')).split(/[\s,]+/).slice(0, 20)
    // A person can untick what they do not want to share; without activities there is nothing to
    // fetch.
    if (!scopes.some((one) => one.startsWith('activity:read'))) throw new ProviderFault('forbidden')
    return {
      ...tokensOf(answer, new Date()),
      external_user_id: needed(idOf(part(part(answer, 'athlete'), 'id'))),
      scopes,
    }
  },

  async refresh({ app, http }, refresh_token) {
    const form = { ...appOf(app), refresh_token, grant_type: 'refresh_token' }
    return tokensOf(
      await http.ask(`${siteOf(app)}/oauth/token`, { method: 'POST', form }),
      new Date(),
    )
  },

  async list({ app, http, access }, { from, cursor }) {
    const page = Number(cursor ?? 1)
    const answer = await http.ask(`${siteOf(app)}/api/v3/athlete/activities`, {
      query: {
        after: String(Math.floor(from.getTime() / 1000)),
        page: String(page),
        per_page: String(A_PAGE),
      },
      headers: bearer(access),
    })
    if (!Array.isArray(answer)) throw new ProviderFault('unexpected')
    return {
      activities: answer.flatMap(foundOf),
      next: answer.length < A_PAGE ? null : String(page + 1),
    }
  },

  async download(account, { external_id }) {
    const { app, http, access } = account
    const base = `${siteOf(app)}/api/v3/activities/${encodeURIComponent(external_id)}`
    const activity = await http.ask(base, { headers: bearer(access) })
    if (idOf(part(part(activity, 'athlete'), 'id')) !== account.external_user_id)
      throw new ProviderFault('not_found')
    const streams = await streamsOf(account, base)
    return recordingFile(`strava-${external_id}.json`, {
      provider: 'strava',
      id: external_id,
      name: textOf(part(activity, 'name')),
      sport: textOf(part(activity, 'sport_type')) ?? textOf(part(activity, 'type')),
      device: textOf(part(activity, 'device_name')),
      start: instantOf(part(activity, 'start_date')),
      elapsed: numberOf(part(activity, 'elapsed_time')),
      moving: numberOf(part(activity, 'moving_time')),
      distance: numberOf(part(activity, 'distance')),
      heart_rate_avg: numberOf(part(activity, 'average_heartrate')),
      heart_rate_max: numberOf(part(activity, 'max_heartrate')),
      channels: channelsOf(streams),
      laps: lapsOf(activity),
    })
  },

  async revoke({ app, http, access }) {
    await http.send(`${siteOf(app)}/oauth/deauthorize`, {
      method: 'POST',
      form: { access_token: access },
      allows: [401],
    })
  },

  eventsOf(body): ProviderEvent[] {
    const external_user_id = idOf(part(body, 'owner_id'))
    const object = idOf(part(body, 'object_id'))
    const aspect = textOf(part(body, 'aspect_type'))
    if (external_user_id === null || object === null) return []
    const moment = numberOf(part(body, 'event_time')) ?? 0
    const key = `${textOf(part(body, 'object_type'))}:${object}:${aspect}:${moment}`
    if (part(body, 'object_type') === 'athlete') {
      // Documented as the text "false"; a boolean is taken as well.
      const left = String(part(part(body, 'updates'), 'authorized')) === 'false'
      return left ? [{ external_user_id, key, kind: 'deauthorised' }] : []
    }
    if (part(body, 'object_type') !== 'activity') return []
    if (aspect === 'delete')
      return [{ external_user_id, key, kind: 'removed', external_id: object }]
    if (aspect === 'update')
      return changeOf(part(body, 'updates'), object).map((change) => ({
        external_user_id,
        key,
        kind: 'changed',
        change,
      }))
    return aspect === 'create'
      ? [{ external_user_id, key, kind: 'activity', activity: bare(object) }]
      : []
  },

  readsHidden: (scopes) => scopes.includes('activity:read_all'),

  confirmationOf(query, isSecret) {
    const challenge = textOf(part(query, 'hub.challenge'))
    const shown = textOf(part(query, 'hub.verify_token'))
    const asks =
      part(query, 'hub.mode') === 'subscribe' &&
      challenge !== null &&
      shown !== null &&
      isSecret(shown)
    return asks ? { 'hub.challenge': challenge } : null
  },

  pauseOf: (headers, now) =>
    pause(headers.get('x-ratelimit-usage'), headers.get('x-ratelimit-limit'), now) ??
    pause(headers.get('x-readratelimit-usage'), headers.get('x-readratelimit-limit'), now),
}

const appOf = ({ clientId, clientSecret }: ProviderApp) => ({
  client_id: clientId,
  client_secret: clientSecret,
})

const bare = (external_id: string): ProviderActivity => ({
  external_id,
  name: null,
  sport: null,
  starts_at: null,
  distance: null,
  seconds: null,
  address: null,
})

/** Only changes are reported: title, type, and as a text whether it is private now. */
function changeOf(updates: unknown, external_id: string): ActivityChange[] {
  const hidden = part(updates, 'private')
  const change = {
    external_id,
    name: textOf(part(updates, 'title')),
    sport: textOf(part(updates, 'type'), 80),
    hidden: hidden === undefined ? null : String(hidden) === 'true',
  }
  return change.name === null && change.sport === null && change.hidden === null ? [] : [change]
}

function foundOf(activity: unknown): ProviderActivity[] {
  const external_id = idOf(part(activity, 'id'))
  if (external_id === null) return []
  return [
    {
      external_id,
      name: textOf(part(activity, 'name')),
      sport: textOf(part(activity, 'sport_type')) ?? textOf(part(activity, 'type')),
      starts_at: instantOf(part(activity, 'start_date')),
      distance: numberOf(part(activity, 'distance')),
      seconds: numberOf(part(activity, 'elapsed_time')),
      address: null,
    },
  ]
}

/** The names of streams and of our channels. */
const STREAMS = {
  time: 't',
  distance: 'distance',
  altitude: 'elevation',
  velocity_smooth: 'speed',
  heartrate: 'heart_rate',
  cadence: 'cadence',
  watts: 'power',
  temp: 'temperature',
} as const

/** An activity typed in by hand has none, which is answered with 404. */
async function streamsOf({ http, access }: Account, base: string): Promise<unknown> {
  const keys = [...Object.keys(STREAMS), 'latlng'].join(',')
  try {
    return await http.ask(`${base}/streams`, {
      query: { keys, key_by_type: 'true' },
      headers: bearer(access),
    })
  } catch (error) {
    if (error instanceof ProviderFault && error.code === 'not_found') return {}
    throw error
  }
}

function channelsOf(streams: unknown): Record<string, (number | null)[]> {
  const channels: Record<string, (number | null)[]> = {}
  for (const [name, channel] of Object.entries(STREAMS)) {
    const values = part(part(streams, name), 'data')
    if (Array.isArray(values)) channels[channel] = values.map(numberOf)
  }
  const places = part(part(streams, 'latlng'), 'data')
  if (Array.isArray(places)) {
    channels['lat'] = places.map((place) => numberOf(listOf(place)[0]))
    channels['lon'] = places.map((place) => numberOf(listOf(place)[1]))
  }
  return channels
}

const lapsOf = (activity: unknown) =>
  listOf(part(activity, 'laps')).map((lap) => ({
    start: instantOf(part(lap, 'start_date')),
    time: numberOf(part(lap, 'elapsed_time')),
    distance: numberOf(part(lap, 'distance')),
    heart_rate_avg: numberOf(part(lap, 'average_heartrate')),
    stroke_rate_avg: numberOf(part(lap, 'average_cadence')),
    rest: false,
  }))

const QUARTER = 15 * 60

/**
 * "in 15 minutes,in a day": a full quarter ends at the next one of the clock, a full day at
 * midnight UTC.
 */
function pause(usage: string | null, limit: string | null, now: Date): number | null {
  const [quarter = 0, day = 0] = (usage ?? '').split(',').map(Number)
  const [quarterMost = Infinity, dayMost = Infinity] = (limit ?? '')
    .split(',')
    .filter(Boolean)
    .map(Number)
  const seconds = now.getTime() / 1000
  if (day >= dayMost) return Math.ceil(86_400 - (seconds % 86_400)) + 5
  return quarter >= quarterMost ? Math.ceil(QUARTER - (seconds % QUARTER)) + 5 : null
}
