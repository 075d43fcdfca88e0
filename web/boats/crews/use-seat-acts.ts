import { useLayoutEffect, useMemo, useRef } from 'react'
import { emptySeat, swapSeats, type Boats, type Place } from './board.ts'
import type { Board } from './use-board.ts'

/**
 * What one does with seats and boats. Stays the same object, so that a boat nothing happened to is
 * not drawn again.
 */
export type SeatActs = {
  /** Marks a seat for the next name; a marked one opens. */
  choose: (place: Place) => void
  /** Opens the list of people for a seat. */
  open: (place: Place) => void
  /** Takes up a seat, or swaps it with the one taken up before. */
  pick: (place: Place) => void
  unpick: () => void
  empty: (place: Place) => void
  /** Seats people in what is empty in a boat. */
  fill: (crewId: number) => void
  change: (by: (boats: Boats) => Boats) => void
  flush: () => Promise<void>
}

type Handlers = { board: Board; picked: Place | null } & Pick<SeatActs, 'choose' | 'open' | 'fill'>

export function useSeatActs(
  handlers: Handlers,
  setPicked: (place: Place | null) => void,
): SeatActs {
  const now = useRef(handlers)
  useLayoutEffect(() => {
    now.current = handlers
  })
  return useMemo(() => {
    const change = (by: (boats: Boats) => Boats) =>
      now.current.board.change(by(now.current.board.boats))
    return {
      choose: (place) => now.current.choose(place),
      open: (place) => now.current.open(place),
      fill: (crewId) => now.current.fill(crewId),
      pick: (place) => {
        const first = now.current.picked
        setPicked(first === null ? place : null)
        if (first !== null) change((boats) => swapSeats(boats, first, place))
      },
      unpick: () => setPicked(null),
      empty: (place) => change((boats) => emptySeat(boats, place)),
      change,
      flush: () => now.current.board.flush(),
    }
  }, [setPicked])
}
