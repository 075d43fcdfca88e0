import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionCrews } from '#contract/boats/crews.ts'
import { notify } from '../../shell/notices.ts'
import { changedCrews, seatsOf, type Boats } from './board.ts'
import { NO_HISTORY, redo, undo, withMove } from './history.ts'
import { useEdits } from './use-edits.ts'

export type Board = ReturnType<typeof useBoard>

/** Keeps the board: the seats as they are here, and moves that can be undone. */
export function useBoard(sessionId: number, data: SessionCrews) {
  const { t } = useTranslation('crews')
  const [history, setHistory] = useState(NO_HISTORY)
  const { crews, edits, take, ...saving } = useEdits(sessionId, data.crews)
  const stored: Boats = useMemo(
    () => new Map(crews.map((crew) => [crew.id, seatsOf(crew)])),
    [crews],
  )
  const boats: Boats = useMemo(
    () => new Map([...stored].map(([id, seats]) => [id, edits.get(id)?.seats ?? seats])),
    [stored, edits],
  )
  const change = (next: Boats) => {
    const changed = changedCrews(boats, next)
    if (changed.length === 0) return
    setHistory(withMove(history, boats, next, changed))
    take(next, changed)
  }
  const step = (go: typeof undo) => {
    const done = go(boats, history)
    if (!done) {
      if ((go === undo ? history.past : history.future).length > 0)
        notify('info', t('undo.overtaken'))
      return setHistory(NO_HISTORY)
    }
    setHistory(done.history)
    take(done.boats, done.changed)
  }
  return {
    ...saving,
    boats,
    change,
    undo: () => step(undo),
    redo: () => step(redo),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  }
}
