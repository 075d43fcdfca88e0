import { stepGroups, type GroupedStep } from '#domain/workouts/repeats.ts'
import type { TargetKind } from '#domain/workouts/steps.ts'
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
import type {
  ProviderActivity,
  Provider,
  ProviderApp,
  ProviderEvent,
  ProviderWorkout,
} from './provider.ts'

const SPORTS: Readonly<Record<number, string>> = { 3: 'CYCLING', 4: 'RUNNING', 20: 'RUNNING' }
const OTHER_SPORT = 'GENERIC'
const TARGETS: Record<TargetKind, string> = {
  power: 'POWER',
  heart_rate: 'HEART_RATE',
  pace: 'SPEED',
  rate: 'CADENCE',
}
const LONGEST_NAME = 80

/** A workout in the words of Garmin's training interface: seconds, metres, metres a second. */
function garminWorkout({ name, sport_id, steps, by }: ProviderWorkout): object {
  let order = 0
  const sport = SPORTS[sport_id] ?? OTHER_SPORT
  const stepOf = ({ step: { kind, extent, targets } }: GroupedStep) => {
    const target = by && targets[by]
    return {
      type: 'WorkoutStep',
      stepOrder: ++order,
      intensity: kind === 'rest' ? 'REST' : 'ACTIVE',
      durationType: 'distance_m' in extent ? 'DISTANCE' : 'TIME',
      durationValue: 'distance_m' in extent ? extent.distance_m : Math.round(extent.time_s),
      ...(target && by
        ? { targetType: TARGETS[by], targetValueLow: target.low, targetValueHigh: target.high }
        : { targetType: 'OPEN' }),
    }
  }
  const list = stepGroups(steps).flatMap(({ times, steps: group }): object[] => {
    if (times === 1) return group.map(stepOf)
    const stepOrder = ++order
    return [
      {
        type: 'WorkoutRepeatStep',
        stepOrder,
        repeatType: 'REPEAT_UNTIL_STEPS_CMPLT',
        repeatValue: times,
        steps: group.map(stepOf),
      },
    ]
  })
  return {
    workoutName: name.slice(0, LONGEST_NAME),
    sport,
    segments: [{ segmentOrder: 1, sport, steps: list }],
  }
}

const hostsOf = ({ url }: ProviderApp) => ({
  site: url ?? 'https://connect.garmin.com',
  tokens: url ?? 'https://diauth.garmin.com',
  api: url ?? 'https://apis.garmin.com',
})
const DAY_MS = 86_400_000
/** The longest span one request for older activities may name. */
const BACKFILL_MS = 30 * DAY_MS

/**
 * Garmin Connect Developer Program, Activity API, by OAuth 2 with PKCE. It has no list: files are
 * announced by notification (ping) with an address to fetch them from, and so are older ones after
 * they have been requested. https://developer.garmin.com/gc-developer-program/
 */
export const garmin: Provider = {
  key: 'garmin',
  polled: false,
  sendsOlder: true,
  webhook: 'address',

  authorizeUrl: (app, { redirect_uri, state, challenge }) =>
    withQuery(`${hostsOf(app).site}/oauth2Confirm`, {
      response_type: 'code',
      client_id: app.clientId,
      code_challenge: challenge,
      code_challenge_method: 'S256',
      redirect_uri,
      state,
    }),

  async exchange({ app, http }, { code, redirect_uri, verifier }) {
    const form = {
      ...appOf(app),
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      redirect_uri,
    }
    const answer = await http.ask(tokenUrl(app), { method: 'POST', form })
    const tokens = tokensOf(answer, new Date())
    const user = await http.ask(`${hostsOf(app).api}/wellness-api/rest/user/id`, {
      headers: bearer(tokens.access),
    })
    const scopes = (textOf(part(answer, 'scope'), 1000) ?? '')
      .split(/\s+/)
      .filter(Boolean)
      .slice(0, 20)
    return { ...tokens, external_user_id: needed(idOf(part(user, 'userId'))), scopes }
  },

  async refresh({ app, http }, refresh_token) {
    const form = { ...appOf(app), grant_type: 'refresh_token', refresh_token }
    return tokensOf(await http.ask(tokenUrl(app), { method: 'POST', form }), new Date())
  },

  /**
   * Requests older files thirty days at a time, which are then announced one by one. A span that
   * was requested before is answered with 409.
   */
  async list({ app, http, access }, { from, cursor }) {
    const start = cursor === null ? from.getTime() : Number(cursor)
    const end = Math.min(start + BACKFILL_MS, Date.now())
    const span = {
      summaryStartTimeInSeconds: String(Math.floor(start / 1000)),
      summaryEndTimeInSeconds: String(Math.floor(end / 1000)),
    }
    await http.send(`${hostsOf(app).api}/wellness-api/rest/backfill/activities`, {
      query: span,
      headers: bearer(access),
      allows: [409],
    })
    return { activities: [], next: end < Date.now() - DAY_MS ? String(end) : null }
  },

  async download({ app, http, access }, { external_id, address }) {
    const { api } = hostsOf(app)
    if (address === null || URL.parse(address)?.origin !== new URL(api).origin)
      throw new ProviderFault('unexpected')
    const { bytes } = await http.send(address, { headers: bearer(access) })
    return { name: `garmin-${external_id}.fit`, bytes }
  },

  workouts: {
    async make({ app, http, access }, workout) {
      const json = garminWorkout(workout)
      const headers = bearer(access)
      const made = await http.ask(workoutsUrl(app), { method: 'POST', headers, json })
      return needed(idOf(part(made, 'workoutId')))
    },
    async schedule({ app, http, access }, id, date) {
      await http.send(`${hostsOf(app).api}/training-api/schedule`, {
        method: 'POST',
        headers: bearer(access),
        json: { workoutId: Number(id), date },
      })
    },
    async drop({ app, http, access }, id) {
      await http.send(`${workoutsUrl(app)}/${id}`, {
        method: 'DELETE',
        headers: bearer(access),
        allows: [404],
      })
    },
  },

  async revoke({ app, http, access }) {
    await http.send(`${hostsOf(app).api}/wellness-api/rest/user/registration`, {
      method: 'DELETE',
      headers: bearer(access),
      allows: [401, 404],
    })
  },

  eventsOf: (body): ProviderEvent[] => [
    ...listOf(part(body, 'activityFiles')).flatMap(fileEvent),
    ...listOf(part(body, 'deregistrations')).flatMap((one) => ended(one, 'deregistration')),
    ...listOf(part(body, 'userPermissionsChange'))
      .filter((one) => !listOf(part(one, 'permissions')).includes('ACTIVITY_EXPORT'))
      .flatMap((one) =>
        ended(one, `permissions:${numberOf(part(one, 'changeTimeInSeconds')) ?? 0}`),
      ),
  ],
}

const tokenUrl = (app: ProviderApp) => `${hostsOf(app).tokens}/di-oauth2-service/oauth/token`
const workoutsUrl = (app: ProviderApp) => `${hostsOf(app).api}/workoutportal/workout/v2`
const appOf = ({ clientId, clientSecret }: ProviderApp) => ({
  client_id: clientId,
  client_secret: clientSecret,
})

function fileEvent(file: unknown): ProviderEvent[] {
  const external_user_id = idOf(part(file, 'userId'))
  const id = idOf(part(file, 'activityId')) ?? idOf(part(file, 'summaryId'))
  const address = textOf(part(file, 'callbackURL'), 2000)
  if (external_user_id === null || id === null || address === null) return []
  const seconds = numberOf(part(file, 'startTimeInSeconds'))
  const activity: ProviderActivity = {
    external_id: id,
    name: textOf(part(file, 'activityName')),
    sport: textOf(part(file, 'activityType'), 80),
    starts_at: seconds === null ? null : instantOf(seconds * 1000),
    distance: null,
    seconds: null,
    address,
  }
  // The address expires after a day; when it is announced again with another one, it is news.
  return [{ external_user_id, key: `activity:${id}:${address}`, kind: 'activity', activity }]
}

function ended(one: unknown, key: string): ProviderEvent[] {
  const external_user_id = idOf(part(one, 'userId'))
  return external_user_id === null ? [] : [{ external_user_id, key, kind: 'deauthorised' }]
}
