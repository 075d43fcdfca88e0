import { useState } from 'react'
import type { Crew } from '#contract/boats/crews.ts'
import { seatAt, type Boats, type Place } from './board.ts'
import { nextEmptySeat } from './empty-seats.ts'

/** `holder`: who sat there when it was marked, null for nobody. */
type Mark = { place: Place; holder: number | null }

/** The seat that the next name takes: the one clicked, while it is as it was, else the next empty one. */
export function useMarkedSeat(crews: readonly Crew[], boats: Boats) {
  const [mark, setMark] = useState<Mark | null>(null)
  const holderOf = (place: Place, of: Boats) => seatAt(of, place)?.user_id ?? null
  const stands =
    mark !== null && boats.has(mark.place.crew_id) && holderOf(mark.place, boats) === mark.holder
  return {
    marked: stands ? mark.place : nextEmptySeat(crews, boats, mark?.place ?? null),
    setMarked: (place: Place | null, of: Boats = boats) =>
      setMark(place && { place, holder: holderOf(place, of) }),
  }
}
