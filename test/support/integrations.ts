import { createHmac } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import * as contract from '#contract/recordings/integrations.ts'
import { PROVIDER_KEYS, type ProviderKey } from '#domain/constants/providers.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from './app.ts'
import { makeClub, makeMember, type TestUser } from './factories.ts'
import type { As } from './http.ts'
import { suuntoWorkout } from './stand-in-apis.ts'
import { startStandIn, WEBHOOK_SECRET, type StandIn, type Workout } from './stand-in-provider.ts'

export const DAY_MS = 86_400_000
export const WAIT = { timeout: 15_000, interval: 50 }
export const dayOf = (date: Date) => date.toISOString().slice(0, 10)
export const daysAgo = (days: number, seconds = 60): Workout => ({
  id: String(1000 + days),
  start: new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS - days * DAY_MS + 6 * 3_600_000),
  seconds,
})

/** The notification of a workout in the words of each provider. */
const NOTIFICATIONS: Record<ProviderKey, (standIn: StandIn, workout: Workout) => object> = {
  strava: ({ account }, { id }) => ({
    object_type: 'activity',
    object_id: Number(id),
    aspect_type: 'create',
    owner_id: Number(account.athlete),
    event_time: 1,
  }),
  garmin: ({ account, url }, { id, start }) => ({
    activityFiles: [
      {
        userId: account.athlete,
        activityId: Number(id),
        fileType: 'FIT',
        startTimeInSeconds: start.getTime() / 1000,
        callbackURL: `${url}/wellness-api/rest/activityFile?id=${id}&token=abc`,
      },
    ],
  }),
  polar: ({ account }, { id }) => ({
    event: 'EXERCISE',
    user_id: Number(account.athlete),
    entity_id: id,
    timestamp: '2026-01-01T00:00:00Z',
  }),
  suunto: ({ account }, workout) => ({
    type: 'WORKOUT_CREATED',
    username: account.athlete,
    workout: suuntoWorkout(workout),
  }),
  concept2: ({ account }, { id }) => ({
    data: { type: 'result-added', result: { id: Number(id), user_id: Number(account.athlete) } },
  }),
}
const SIGNED: Partial<Record<ProviderKey, string>> = {
  polar: 'polar-webhook-signature',
  suunto: 'x-hmac-sha256-signature',
}

type ImportRow = {
  id: number
  state: string
  source: string
  owner_only: boolean
  starts: string | null
  records: number | null
  distance: number | null
  session_id: number | null
}

/**
 * A server with a worker, and for each test an athlete and at most one provider that it talks to.
 */
export function integrationWorld() {
  const providers: Record<string, unknown> = {}
  const world = {} as { app: TestApp; club: ClubId; athlete: TestUser; as: As; standIn: StandIn }
  let lastAthlete = 100

  beforeAll(async () => {
    world.app = await startTestApp({ work: true, providers })
    world.club = await makeClub(world.app.db)
  })
  beforeEach(async () => {
    world.athlete = await makeMember(world.app.db, world.club, [ROLE.athlete])
    world.as = { token: world.athlete.token, club: world.club }
  })
  afterEach(async () => {
    await world.standIn?.close()
    for (const key of PROVIDER_KEYS) delete providers[key]
    await world.app.rows('delete from provider_connections')
    await world.app.rows('delete from provider_pauses')
  })
  afterAll(() => world.app.close())

  const connectionOf = async (provider: ProviderKey) => {
    const { data } = await world.app.ask(contract.listIntegrations, {}, world.as)
    return data.integrations.find((one) => one.provider === provider)?.connection ?? null
  }
  const importsOf = () =>
    world.app.rows<ImportRow>(
      `select i.id, i.state, i.source, i.owner_only, i.session_id, a.start_time as starts,
      a.records, round(a.distance) as distance
       from imports i left join activities a on a.club_id = i.club_id and a.import_id = i.id
       where i.user_id = $1 order by a.start_time`,
      [world.athlete.id],
    )
  const goThere = async (
    provider: ProviderKey,
    declined = false,
    who = world.as,
  ): Promise<Record<string, string>> => {
    const { url } = (await world.app.ask(contract.startConnecting, { params: { provider } }, who))
      .data
    return Object.fromEntries(await world.standIn.agree(url, declined))
  }
  const comeBack = async (provider: ProviderKey, back: Record<string, string>, who = world.as) =>
    (
      await world.app.ask(
        contract.finishConnecting,
        { params: { provider }, body: back as { state: string } },
        who,
      )
    ).data.outcome
  /** Acts as if the time to wait were over. */
  const wait = () =>
    world.app.rows(
      `update graphile_worker._private_jobs
       set run_at = now()
       where task_id in (
         select id from graphile_worker._private_tasks where identifier = 'provider-work')`,
    )
  /** Resolves once all work with providers has been put off until later. */
  async function putOff() {
    const due = `select from graphile_worker._private_jobs
      where (run_at <= now() or locked_at is not null) and task_id in (
        select id from graphile_worker._private_tasks where identifier = 'provider-work')`
    await expect.poll(() => world.app.rows(due), WAIT).toEqual([])
  }
  return {
    get app() {
      return world.app
    },
    get club() {
      return world.club
    },
    get athlete() {
      return world.athlete
    },
    get as() {
      return world.as
    },
    get standIn() {
      return world.standIn
    },
    async open(provider: ProviderKey, workouts: Workout[] = []) {
      world.standIn = await startStandIn(provider, workouts, String((lastAthlete += 1)))
      providers[provider] = world.standIn.registration
    },
    goThere,
    comeBack,
    connect: async (provider: ProviderKey, who = world.as) =>
      comeBack(provider, await goThere(provider, false, who), who),
    connectionOf,
    countsOf: async (provider: ProviderKey) => (await connectionOf(provider))?.counts,
    importsOf,
    /** The imports of the athlete, once so many have been read to their end. */
    async settled(count: number) {
      const read = async () =>
        (await importsOf()).filter(({ state }) => state !== 'queued' && state !== 'reading').length
      await expect.poll(read, WAIT).toBe(count)
      return importsOf()
    },
    backfill: (provider: ProviderKey, days: number) =>
      world.app.ask(
        contract.backfill,
        { params: { provider }, body: { from: dayOf(new Date(Date.now() - days * DAY_MS)) } },
        world.as,
      ),
    wait,
    putOff,
    async hurry() {
      await world.app.rows('delete from provider_pauses')
      await wait()
    },
    announcementOf: (provider: ProviderKey, workout: Workout) =>
      NOTIFICATIONS[provider](world.standIn, workout),
    announce(provider: ProviderKey, body: unknown, secret = WEBHOOK_SECRET) {
      const raw = typeof body === 'string' ? body : JSON.stringify(body)
      const header = SIGNED[provider]
      const signature = createHmac('sha256', secret).update(raw).digest('hex')
      const path = header ? `webhooks/${provider}` : `webhooks/${provider}/${secret}`
      return world.app.call('POST', path, {
        raw,
        headers: { 'content-type': 'application/json', ...(header && { [header]: signature }) },
      })
    },
  }
}
