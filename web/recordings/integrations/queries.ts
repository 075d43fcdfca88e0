import { useQuery } from '@tanstack/react-query'
import {
  answerProviderActivities,
  listIntegrations,
  listProviderActivities,
  type Integration,
} from '#contract/recordings/integrations.ts'
import type { ProviderKey } from '#domain/constants/providers.ts'
import { api, invalidate, query } from '../../api/api.ts'

const POLL_MS = 2500

const isMoving = ({ connection }: Integration) =>
  connection !== null && (connection.backfill !== null || connection.counts.queued > 0)

/** The providers and one's connections, fetched again while something is on its way. */
export const useIntegrations = () =>
  useQuery({
    ...query(listIntegrations, {}),
    refetchInterval: ({ state }) =>
      state.data?.data.integrations.some(isMoving) ? POLL_MS : false,
  })

export const refresh = () => invalidate(listIntegrations, listProviderActivities)

export async function answerAbout(
  provider: ProviderKey,
  ids: readonly number[],
  answer: 'fetch' | 'ignore',
): Promise<void> {
  await api(answerProviderActivities, { params: { provider }, body: { ids: [...ids], answer } })
  await refresh()
}
