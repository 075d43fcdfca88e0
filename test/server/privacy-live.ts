import type { Endpoint } from '#contract/endpoint.ts'
import { liveSamples, liveSession, liveWater, sessionLiveResults } from '#contract/live/live.ts'
import type { WorldPerson } from '../support/privacy-worlds.ts'
import { app, ask, isCoach, type PrivacyCall } from './privacy-parts.ts'

type Boat = { user_id: number | null; crew_id: number | null; heart_rate: number | null }

const could = ({ status }: WorldPerson) => status !== 2 && status !== 3 && status !== 5

/** Who is in boats that are followed: athletes in none, and those of crews of one. */
async function peopleIn(
  endpoint: Endpoint,
  { as, data }: PrivacyCall,
  { id, holds = () => true }: { id?: number; holds?: (boat: Boat) => boolean },
): Promise<number[]> {
  const parts = id === undefined ? {} : { params: { id } }
  const { boats } = await ask<{ boats: Boat[] }>(endpoint, parts, as)
  const people = boats
    .filter(holds)
    .map(({ user_id, crew_id }) => user_id ?? data.scullers.get(crew_id ?? 0) ?? 0)
  return [...new Set(people)]
}

const hasHeart = ({ heart_rate }: Boat) => heart_rate !== null

/** Whose hearts are heard while they train, and where those are who train alone. */
export const LIVE_LISTS = {
  'hearts of athletes followed live': {
    found: (asked: PrivacyCall) =>
      peopleIn(sessionLiveResults, asked, { id: asked.data.session, holds: hasHeart }),
    could,
  },
  'crews of one followed live': {
    found: (asked: PrivacyCall) => peopleIn(sessionLiveResults, asked, { id: asked.data.singles }),
    could,
  },
  'athletes followed by a coach': {
    found: (asked: PrivacyCall) => peopleIn(liveSession, asked, { id: asked.data.session }),
    could,
    asks: isCoach,
  },
  'crews of one followed by a coach': {
    found: (asked: PrivacyCall) => peopleIn(liveSession, asked, { id: asked.data.singles }),
    could,
    asks: isCoach,
  },
  'on the water': {
    found: (asked: PrivacyCall) => peopleIn(liveWater, asked, {}),
    could,
    asks: isCoach,
  },
  'samples of crews of one': {
    async found({ as, data }: PrivacyCall) {
      const asked = [...data.recordings].map(async ([user_id, id]) => {
        const { status } = await app.send(liveSamples, { params: { id } }, as)
        return status === 200 ? [user_id] : []
      })
      return (await Promise.all(asked)).flat()
    },
    could,
  },
}
