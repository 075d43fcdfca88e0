import type { ProviderKey } from '#domain/constants/providers.ts'
import { rowingFile } from './factories.ts'
import type {
  ProviderRequest,
  ProviderAnswer,
  StandInAccount,
  Workout,
} from './stand-in-provider.ts'

type Api = (account: StandInAccount, ask: ProviderRequest) => ProviderAnswer | undefined

const fileOf = ({ bytes, start, seconds }: Workout): Uint8Array =>
  bytes ?? rowingFile(start, { seconds })
const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000)
const idIn = (path: string, pattern: RegExp) => pattern.exec(path)?.[1]
const METRES_A_SECOND = 4

const strava: Api = (account, { method, path, query }) => {
  if (method === 'POST' && path === '/oauth/deauthorize') {
    account.revoked = true
    return { json: {} }
  }
  if (path === '/api/v3/athlete/activities') {
    const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('per_page') ?? 30)]
    const after = account.workouts.filter(
      ({ start }) => secondsOf(start) > Number(query.get('after') ?? 0),
    )
    return {
      json: after
        .slice((page - 1) * size, page * size)
        .map((workout) => stravaActivity(account, workout)),
    }
  }
  const id = idIn(path, /^\/api\/v3\/activities\/(\d+)(?:\/streams)?$/)
  const workout = account.workouts.find((one) => one.id === id)
  if (!workout) return undefined
  return {
    json: path.endsWith('/streams')
      ? stravaStreams(workout)
      : { ...stravaActivity(account, workout), laps: [] },
  }
}

const stravaActivity = ({ athlete }: StandInAccount, { id, start, seconds }: Workout) => ({
  id: Number(id),
  athlete: { id: Number(athlete) },
  name: 'Morning row',
  sport_type: 'Rowing',
  start_date: start.toISOString().replace('.000', ''),
  elapsed_time: seconds,
  moving_time: seconds,
  distance: seconds * METRES_A_SECOND,
})

function stravaStreams({ seconds }: Workout) {
  const each = (value: (t: number) => unknown) => ({
    data: Array.from({ length: seconds }, (_, t) => value(t)),
  })
  return {
    time: each((t) => t),
    distance: each((t) => t * METRES_A_SECOND),
    heartrate: each(() => 150),
    cadence: each(() => 24),
    latlng: each((t) => [52.2 + (t * METRES_A_SECOND) / 111_195, 0.1]),
  }
}

const garminTraining: Api = (account, { method, path, text }) => {
  const made = account.planned.find(({ id }) => path === `/workoutportal/workout/v2/${id}`)
  if (made && method === 'DELETE') {
    account.planned = account.planned.filter((one) => one !== made)
    return { status: 204 }
  }
  if (method !== 'POST') return undefined
  if (path === '/workoutportal/workout/v2') {
    const id = Math.max(499, ...account.planned.map((one) => one.id)) + 1
    account.planned.push({ id, workout: JSON.parse(text) as object, day: null })
    return { json: { workoutId: id } }
  }
  if (path !== '/training-api/schedule') return undefined
  const { workoutId, date } = JSON.parse(text) as { workoutId: number; date: string }
  const workout = account.planned.find(({ id }) => id === workoutId)
  if (!workout) return { status: 404 }
  workout.day = date
  return { json: { scheduleId: workoutId } }
}

const garmin: Api = (account, ask) => {
  const { method, path, query } = ask
  const training = garminTraining(account, ask)
  if (training) return training
  if (path === '/wellness-api/rest/user/id') return { json: { userId: account.athlete } }
  if (path === '/wellness-api/rest/user/registration' && method === 'DELETE') {
    account.revoked = true
    return { status: 204 }
  }
  if (path === '/wellness-api/rest/backfill/activities') {
    const [from, to] = [
      Number(query.get('summaryStartTimeInSeconds')),
      Number(query.get('summaryEndTimeInSeconds')),
    ]
    if (to - from > 30 * 86_400)
      return { status: 400, json: { errorMessage: 'time range too long' } }
    account.asked_back.push({ from, to })
    return { status: 202 }
  }
  const workout = account.workouts.find(({ id }) => id === query.get('id'))
  return path === '/wellness-api/rest/activityFile' && workout
    ? { bytes: fileOf(workout) }
    : undefined
}

const polar: Api = (account, { method, path }) => {
  if (path === '/v3/users' && method === 'POST') {
    const before = account.registered
    account.registered = true
    return before
      ? { status: 409, json: { message: 'already registered' } }
      : { json: { 'polar-user-id': Number(account.athlete) } }
  }
  if (!account.registered) return { status: 403, json: { message: 'not registered' } }
  if (path === `/v3/users/${account.athlete}` && method === 'DELETE') {
    Object.assign(account, { registered: false, revoked: true })
    return { status: 204 }
  }
  if (path === '/v3/exercises') return { json: account.workouts.map(polarExercise) }
  const workout = account.workouts.find(
    ({ id }) => id === idIn(path, /^\/v3\/exercises\/(\w+)\/fit$/),
  )
  return workout ? { bytes: fileOf(workout) } : undefined
}

const polarExercise = ({ id, start, seconds }: Workout) => ({
  id,
  start_time: new Date(start.getTime() + 60 * 60_000).toISOString().slice(0, 19),
  start_time_utc_offset: 60,
  duration: `PT${Math.floor(seconds / 60)}M${seconds % 60}S`,
  sport: 'OTHER',
  detailed_sport_info: 'ROWING',
  distance: seconds * METRES_A_SECOND,
})

const suunto: Api = (account, { path, query }) => {
  if (path === '/oauth/deauthorize') {
    account.revoked = true
    return { json: {} }
  }
  if (path === '/v2/workouts') {
    const since = account.workouts.filter(
      ({ start }) => start.getTime() >= Number(query.get('since')),
    )
    const offset = Number(query.get('offset'))
    return {
      json: {
        error: null,
        payload: since.slice(offset, offset + Number(query.get('limit'))).map(suuntoWorkout),
      },
    }
  }
  const workout = account.workouts.find(
    ({ id }) => id === idIn(path, /^\/v2\/workout\/exportFit\/(\w+)$/),
  )
  return workout ? { bytes: fileOf(workout) } : undefined
}

export const suuntoWorkout = ({ id, start, seconds }: Workout) => ({
  workoutKey: id,
  activityId: 15,
  startTime: start.getTime(),
  totalTime: seconds,
  totalDistance: seconds * METRES_A_SECOND,
})

const concept2: Api = (account, { path, query, headers }) => {
  if (!String(headers.accept).includes('vnd.c2logbook.v1+json'))
    return { status: 406, json: { message: 'version' } }
  if (path === '/api/users/me')
    return { json: { data: { id: Number(account.athlete), username: 'rower' } } }
  if (path === '/api/users/me/results') {
    const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('number') ?? 50)]
    const since = account.workouts.filter(
      ({ start }) => start.toISOString().slice(0, 10) >= (query.get('from') ?? ''),
    )
    const data = since
      .slice((page - 1) * size, page * size)
      .map((workout) => concept2Result(account, workout))
    return {
      json: {
        data,
        meta: {
          pagination: {
            total: since.length,
            current_page: page,
            total_pages: Math.ceil(since.length / size),
          },
        },
      },
    }
  }
  const workout = account.workouts.find(
    ({ id }) => id === idIn(path, /^\/api\/users\/me\/results\/(\d+)(?:\/strokes)?$/),
  )
  if (!workout) return undefined
  return {
    json: {
      data: path.endsWith('/strokes') ? concept2Strokes(workout) : concept2Result(account, workout),
    },
  }
}

const concept2Result = ({ athlete }: StandInAccount, { id, start, seconds }: Workout) => ({
  id: Number(id),
  user_id: Number(athlete),
  type: 'rower',
  date: new Date(start.getTime() + seconds * 1000).toISOString().slice(0, 19).replace('T', ' '),
  date_utc: new Date(start.getTime() + seconds * 1000).toISOString().slice(0, 19).replace('T', ' '),
  time: seconds * 10,
  distance: seconds * METRES_A_SECOND,
  stroke_data: true,
  heart_rate: { average: 150, max: 170 },
  workout: {
    splits: [
      {
        time: seconds * 10,
        distance: seconds * METRES_A_SECOND,
        stroke_rate: 24,
        heart_rate: { average: 150 },
      },
    ],
  },
})

/** Every 2.5 seconds, in tenths. */
const concept2Strokes = ({ seconds }: Workout) =>
  Array.from({ length: Math.floor(seconds / 2.5) }, (_, stroke) => ({
    t: (stroke + 1) * 25,
    d: (stroke + 1) * 100,
    p: 1250,
    spm: 24,
    hr: 150,
  }))

export const STAND_IN_APIS: Record<ProviderKey, Api> = { strava, garmin, polar, suunto, concept2 }
