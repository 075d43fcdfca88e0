import { useLayoutEffect, useMemo, useRef } from 'react'
import { emptySeat, swapSeats, type Boats, type Place } from './board.ts'
import type { Board } from './use-board.ts'

/**
 * What one does with seats and boats. Stays the same object, so that a boat nothing happened to is
 * not drawn again.
 */
export type SeatActs = {
  choose: (place: Place) => void
  /** Takes up a seat, or swaps it with the one taken up before. */
  pick: (place: Place) => void
  unpick: () => void
  empty: (place: Place) => void
  change: (by: (boats: Boats) => Boats) => void
  flush: () => Promise<void>
}

type Picking = { picked: Place | null; setPicked: (place: Place | null) => void }

export function useSeatActs(
  board: Board,
  { picked, setPicked }: Picking,
  choose: (place: Place) => void,
): SeatActs {
  const now = useRef({ board, picked, choose })
  useLayoutEffect(() => {
    now.current = { board, picked, choose }
  })
  return useMemo(() => {
    const change = (by: (boats: Boats) => Boats) =>
      now.current.board.change(by(now.current.board.boats))
    return {
      choose: (place) => now.current.choose(place),
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
