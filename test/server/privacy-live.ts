import { sessionLiveResults } from '#contract/world/live.ts'
import type { WorldPerson } from '../support/privacy-worlds.ts'
import { ask, idsWhere, type Asked, type Person } from './privacy-parts.ts'

type Boat = Person & { heart_rate: number | null }

/** Whose hearts are heard while they train. */
export const LIVE_LISTS = {
  'followed live': {
    found: async ({ as, data }: Asked) => {
      const parts = { params: { id: data.session } }
      const { boats } = await ask<{ boats: Boat[] }>(sessionLiveResults, parts, as)
      return idsWhere(boats, ({ heart_rate }) => heart_rate !== null)
    },
    could: ({ status }: WorldPerson) => status !== 2 && status !== 3 && status !== 5,
  },
}
