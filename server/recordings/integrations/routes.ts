import type * as contract from '#contract/recordings/integrations.ts'
import { startConnecting } from '#contract/recordings/integrations.ts'
import { providerFacts, PROVIDER_KEYS, type ImportMode } from '#domain/constants/providers.ts'
import { isOpenTo } from '#domain/rules/access.ts'
import { addDays } from '#domain/time/week.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import type { Db } from '../../db/client.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand } from '../../http/refusal.ts'
import { answerActivities } from './account-activities.ts'
import { setImportMode, setSending } from './connections.ts'
import { beginBackfill } from './sync-state.ts'
import { connectedTo, connectHandlers, registered, type ConnectParts } from './connect-routes.ts'
import { activitiesOf, connectionsOf, type ConnectionRow } from './queries.ts'
import { webhookHandlers } from './webhooks.ts'

type ConnectionChange = { import_mode?: ImportMode; sends_workouts?: boolean }

async function changeConnection(
  db: Db,
  connection: ConnectionRow,
  { import_mode, sends_workouts }: ConnectionChange,
): Promise<void> {
  const takes = providerFacts(connection.provider)?.takes_workouts === true
  demand(sends_workouts !== true || takes, 'invalid', {
    fields: { sends_workouts: 'takes_no_workouts' },
  })
  if (import_mode) await setImportMode(db, connection.id, import_mode)
  if (sends_workouts !== undefined) await setSending(db, connection, sends_workouts)
}

export const integrationHandlers = (parts: ConnectParts): Handlers<typeof contract> => ({
  ...connectHandlers(parts),
  ...webhookHandlers(parts.providers),

  async listIntegrations({ db, viewer }) {
    const connections = await connectionsOf(db, viewer.user_id)
    const integrations = PROVIDER_KEYS.map((provider) => ({
      provider,
      available: parts.providers[provider] !== undefined,
      connection: connections.get(provider) ?? null,
    }))
    return { data: { allowed: isOpenTo(startConnecting.access, viewer), integrations } }
  },

  async changeIntegration({ db, viewer, params, body }) {
    const connection = await connectedTo(db, viewer, params.provider)
    await changeConnection(db, connection, body)
    return { data: { done: true } }
  },

  async backfill({ db, viewer, timeZone, params: { provider }, body }) {
    const connection = await connectedTo(db, viewer, provider, { lock: true })
    registered(parts, provider)
    const today = dayIn(timeZone, new Date())
    const most = providerFacts(provider)?.backfill_days ?? 0
    demand(body.from <= today, 'invalid', { fields: { from: 'until_today' } })
    demand(body.from >= addDays(today, -most - 1), 'invalid', {
      fields: { from: { message: 'long_span', values: { max: most } } },
    })
    demand(connection.asked_from === null || body.from < connection.asked_from, 'invalid', {
      fields: { from: 'asked_already' },
    })
    demand(connection.state === 'connected' && connection.import_mode !== 'off', 'conflict')
    await beginBackfill(db, connection, body.from)
    return { data: { done: true } }
  },

  async listProviderActivities({ db, viewer, params, query }) {
    const { page = 1, limit = 20, state } = query
    const connection = await connectedTo(db, viewer, params.provider)
    const { activities, total } = await activitiesOf(db, connection.id, {
      state,
      limit,
      offset: (page - 1) * limit,
    })
    return { data: activities, meta: { page, limit, total } }
  },

  async answerProviderActivities({ db, viewer, params, body }) {
    const connection = await connectedTo(db, viewer, params.provider, { lock: true })
    demand(body.answer === 'ignore' || connection.state === 'connected', 'conflict')
    return { data: { changed: await answerActivities(db, connection, body.ids, body.answer) } }
  },
})
