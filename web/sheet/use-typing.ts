import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CellWrite, Entries } from './cells.ts'
import { keepEntries } from './kept-cells.ts'

/**
 * Keeps what is typed for a reload, with the cell that is being typed into as if it were left now:
 * nobody leaves a cell before going back or
 * reloading. The sheet is drawn again only when typing begins or ends.
 * @param withWrite the entries once a cell is written to
 */
export function useTyping<P>(
  place: string,
  entries: Entries<P>,
  withWrite: (entries: Entries<P>, write: CellWrite<P>) => Entries<P>,
) {
  const [typing, setTyping] = useState(false)
  const latest = useRef<CellWrite<P> | null>(null)
  const keep = useEffectEvent((now: Entries<P>) =>
    keepEntries(place, latest.current ? withWrite(now, latest.current) : now),
  )
  useEffect(() => keep(entries), [entries])

  function type(write: CellWrite<P> | null) {
    latest.current = write
    setTyping(write !== null)
    keepEntries(place, write ? withWrite(entries, write) : entries)
  }
  return { typing, type }
}
