import { useMemo, useState } from 'react'
import type { RacePiece } from '#contract/analysis/race-analysis.ts'
import { lineKey } from '#domain/race-analysis/kinds.ts'
import { useSearchParam } from '../../ui/use-search-param.ts'

const keysOf = (named: string | null): readonly string[] => (named ?? '').split(',').filter(Boolean)

/**
 * The pieces that are ticked. They stand in the address, and stay ticked when other filters no
 * longer list them. A tick shows at once, before the address has changed.
 */
export function useChosenPieces(pieces: readonly RacePiece[]) {
  const [search, change] = useSearchParam()
  const [keys, setKeys] = useState(() => keysOf(search.get('chosen')))
  const [last, setLast] = useState(pieces)
  const [seen, setSeen] = useState<ReadonlyMap<string, RacePiece>>(() => byKey(pieces))
  if (last !== pieces) {
    setLast(pieces)
    setSeen(new Map([...seen, ...byKey(pieces)]))
  }
  const chosen = useMemo(
    () =>
      new Map(
        keys.flatMap((key) => {
          const piece = seen.get(key)
          return piece ? [[key, piece] as const] : []
        }),
      ),
    [keys, seen],
  )
  const choose = (next: readonly string[]) => {
    setKeys(next)
    change({ chosen: next.join(',') })
  }
  const toggle = (piece: RacePiece) => {
    const key = lineKey(piece)
    choose(keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key])
  }
  /** Ticks all of them, or none where all are ticked. */
  const toggleAll = (some: readonly RacePiece[]) => {
    const own = some.map(lineKey)
    const others = keys.filter((key) => !own.includes(key))
    choose(own.every((key) => keys.includes(key)) ? others : [...others, ...own])
  }
  const remove = (key: string) => choose(keys.filter((one) => one !== key))
  return { chosen, toggle, toggleAll, remove, clear: () => choose([]) }
}

const byKey = (pieces: readonly RacePiece[]) =>
  new Map(pieces.map((piece) => [lineKey(piece), piece]))
