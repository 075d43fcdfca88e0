import { useCallback, useMemo } from 'react'
import type { SessionCrews } from '#contract/boats/crews.ts'
import { boatById } from '#domain/constants/boats.ts'
import type { Place } from './board.ts'
import { useSeatName } from '../../lookups/use-seat-name.ts'
import { comma } from '../../format/punctuation.ts'

/**
 * How people, crews and seats of the board are called. `nameOf` stays the same function while the
 * people are the same.
 */
export function usePlaceNames(data: SessionCrews) {
  const seatName = useSeatName()
  const names = useMemo(() => namesIn(data), [data])
  const nameOf = useCallback((userId: number) => names.get(userId) ?? '–', [names])
  const crewName = (crewId: number) => data.crews.find(({ id }) => id === crewId)?.name ?? ''
  const placeName = ({ crew_id, position }: Place) => {
    const boat = boatById(data.crews.find(({ id }) => id === crew_id)?.boat_type ?? 0)
    return `${crewName(crew_id)}${comma()}${boat ? seatName(boat, position, 'long') : position}`
  }
  return { nameOf, crewName, placeName }
}

const namesIn = ({ crews, pool }: SessionCrews): ReadonlyMap<number, string> =>
  new Map([
    ...crews.flatMap(({ crew_users }) =>
      crew_users.map(({ user_id, user }) => [user_id, user.full_name] as const),
    ),
    ...pool.map(({ user_id, full_name }) => [user_id, full_name] as const),
  ])
