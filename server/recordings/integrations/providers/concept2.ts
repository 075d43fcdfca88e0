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
import { ProviderFault, type ProviderRequest } from '../provider-http.ts'
import { recordingFile, type WrittenLap } from '../recording-file.ts'
import type { Account, FoundActivity, Provider, ProviderApp, ProviderEvent } from './provider.ts'

const siteOf = ({ url }: ProviderApp) => url ?? 'https://log.concept2.com'
const SCOPE = 'user:read,results:read'
const VERSION = { accept: 'application/vnd.c2logbook.v1+json' }
const A_PAGE = 100

/**
 * Concept2 Logbook API v1. Times are tenths of a second, distances of strokes tenths of a metre.
 * The version is asked for by the Accept
 * header. https://log.concept2.com/developers/documentation/
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
    return recordingFile(`concept2-${external_id}.json`, recordingOf(external_id, result, strokes))
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

const MACHINES: ReadonlyMap<unknown, string> = new Map([
  ['rower', 'indoorrowing'],
  ['dynamic', 'indoorrowing'],
  ['slides', 'indoorrowing'],
  ['multierg', 'indoorrowing'],
  ['bike', 'indoorcycling'],
  ['skierg', 'nordicski'],
  ['water', 'rowing'],
  ['paddle', 'paddling'],
  ['snow', 'nordicski'],
  ['rollerski', 'rollerski'],
])

const tenths = (value: unknown): number | null => {
  const number = numberOf(value)
  return number === null ? null : number / 10
}

function foundOf(result: unknown): FoundActivity[] {
  const external_id = idOf(part(result, 'id'))
  if (external_id === null) return []
  const seconds = tenths(part(result, 'time'))
  return [
    {
      external_id,
      name: textOf(part(result, 'comments')),
      sport: MACHINES.get(part(result, 'type')) ?? null,
      starts_at: startOf(result),
      distance: numberOf(part(result, 'distance')),
      seconds,
      address: null,
    },
  ]
}

/**
 * A result is dated by its end: in UTC where that is given, else by local time, which is then not
 * known as an instant.
 */
function startOf(result: unknown): string | null {
  const end = endOf(result)
  return end === null ? null : instantOf(end - lengthOf(result) * 1000)
}
const endOf = (result: unknown): number | null => {
  const dateText = textOf(part(result, 'date_utc'))
  const at =
    dateText === null ? Number.NaN : Date.parse(`${dateText.replace(' ', 'T').replace(/Z$/, '')}Z`)
  return Number.isNaN(at) ? null : at
}
const lengthOf = (result: unknown): number =>
  (tenths(part(result, 'time')) ?? 0) + (tenths(part(result, 'rest_time')) ?? 0)

function recordingOf(id: string, result: unknown, strokes: readonly unknown[]) {
  const heartRate = part(result, 'heart_rate')
  const wall = textOf(part(result, 'date'))
  const laps = lapsOf(part(result, 'workout'))
  return {
    provider: 'concept2',
    id,
    name: textOf(part(result, 'comments')),
    sport: MACHINES.get(part(result, 'type')) ?? null,
    device: 'Concept2',
    start: startOf(result),
    wall_end: wall === null ? null : wall.replace(' ', 'T'),
    elapsed: lengthOf(result),
    work: tenths(part(result, 'time')),
    rest: tenths(part(result, 'rest_time')),
    distance: numberOf(part(result, 'distance')),
    heart_rate_avg: numberOf(part(heartRate, 'average')),
    heart_rate_max: numberOf(part(heartRate, 'max')),
    channels: strokeChannels(strokes, laps),
    laps,
  }
}

/**
 * Times and distances of strokes begin again at each interval; here they run on, on the axis of the
 * laps, on which rests take time too.
 */
function strokeChannels(
  strokes: readonly unknown[],
  laps: readonly WrittenLap[],
): Record<string, (number | null)[]> {
  if (strokes.length === 0) return {}
  const { t, distance } = runOn(
    strokes.map((stroke) => ({
      t: tenths(part(stroke, 't')),
      distance: tenths(part(stroke, 'd')),
    })),
    intervalsOf(laps),
  )
  const paces = strokes.map((stroke) => tenths(part(stroke, 'p')))
  return {
    t,
    distance,
    speed: paces.map((pace) => (pace !== null && pace > 0 ? 500 / pace : null)),
    cadence: strokes.map((stroke) => numberOf(part(stroke, 'spm'))),
    heart_rate: strokes.map((stroke) => numberOf(part(stroke, 'hr'))),
    stroke: strokes.map((_, index) => index + 1),
  }
}

type Point = { t: number; distance: number }
/** Where an interval begins, and how long its work takes. */
type Interval = Point & { time: number }

function intervalsOf(laps: readonly WrittenLap[]): Interval[] {
  let at: Point = { t: 0, distance: 0 }
  return laps.flatMap(({ time, distance, rest }) => {
    const began = at
    at = { t: at.t + (time ?? 0), distance: at.distance + (distance ?? 0) }
    return rest ? [] : [{ ...began, time: time ?? 0 }]
  })
}

/** The last stroke of an interval may be reported a moment after its end. */
const OVER_S = 1

/**
 * Strokes of one interval count from where it begins. One without strokes is passed over as far as
 * its time shows it; where the intervals
 * tell nothing, strokes go on where the last one ended.
 */
function runOn(
  strokes: readonly { [K in keyof Point]: number | null }[],
  intervals: readonly Interval[],
) {
  const rows: Record<keyof Point, (number | null)[]> = { t: [], distance: [] }
  let next = 0
  let last: Point = { t: 0, distance: 0 }
  for (const run of runsOf(strokes)) {
    const end = {
      t: greatest(run.map(({ t }) => t)),
      distance: greatest(run.map(({ distance }) => distance)),
    }
    const found = intervals.findIndex(({ time }, index) => index >= next && time + OVER_S >= end.t)
    const began = intervals[found] ?? last
    if (found >= 0) next = found + 1
    for (const { t, distance } of run) {
      rows.t.push(t === null ? null : began.t + t)
      rows.distance.push(distance === null ? null : began.distance + distance)
    }
    last = { t: began.t + end.t, distance: began.distance + end.distance }
  }
  return rows
}

/** Groups consecutive strokes whose clock continues. */
function runsOf<S extends { t: number | null }>(strokes: readonly S[]): S[][] {
  const runs: S[][] = []
  let before = Infinity
  for (const stroke of strokes) {
    if (stroke.t !== null && stroke.t < before) runs.push([])
    before = stroke.t ?? before
    if (runs.length === 0) runs.push([])
    runs.at(-1)?.push(stroke)
  }
  return runs
}

const greatest = (values: readonly (number | null)[]): number =>
  values.reduce<number>((most, value) => Math.max(most, value ?? 0), 0)

/** Intervals with the rest after each, else splits. */
function lapsOf(workout: unknown): WrittenLap[] {
  const intervals = listOf(part(workout, 'intervals'))
  const parts = intervals.length > 0 ? intervals : listOf(part(workout, 'splits'))
  return parts.flatMap((one) => {
    const lap = {
      start: null,
      time: tenths(part(one, 'time')),
      distance: numberOf(part(one, 'distance')),
      heart_rate_avg: numberOf(part(part(one, 'heart_rate'), 'average')),
      stroke_rate_avg: numberOf(part(one, 'stroke_rate')),
    }
    const pause = tenths(part(one, 'rest_time'))
    return [
      { ...lap, rest: false },
      ...(pause !== null && pause > 0
        ? [
            {
              start: null,
              time: pause,
              distance: numberOf(part(one, 'rest_distance')),
              heart_rate_avg: null,
              stroke_rate_avg: null,
              rest: true,
            },
          ]
        : []),
    ]
  })
}
