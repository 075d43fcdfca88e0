import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { editCrews, type Crew, type SessionCrews } from '#contract/crews.ts'
import { api, ApiProblem } from '../api.ts'
import { queryClient } from '../query-client.ts'
import { notify } from '../shell/notices.ts'
import { createStore, useStore } from '../shell/store.ts'
import { changedCrews, changeOf, sameSeats, seatsOf, type Boats, type Seats } from './board.ts'
import { NO_HISTORY, redo, undo, withMove } from './history.ts'
import { sessionCrewsQuery } from './queries.ts'

/** Seats changed here and not yet stored, with the version they were changed from. */
type Edit = { seats: Seats; base: number }
type Edits = ReadonlyMap<number, Edit>
export type Conflict = { theirs: Crew; mine: Seats }

const SAVE_AFTER_MS = 600

export type Board = ReturnType<typeof useBoard>

/** The board: seats as they are here, moves that can be taken back, and storing, which never overwrites what somebody else did. */
export function useBoard(sessionId: number, data: SessionCrews) {
  const { t } = useTranslation('crews')
  // Read as it is now by what is still under way, not as it was when that began.
  const [store] = useState(() => createStore<Edits>(new Map()))
  const edits = useStore(store)
  const setEdits = (change: (now: Edits) => Edits) => store.set(change(store.get()))
  const running = useRef<Promise<unknown>>(Promise.resolve())
  const [history, setHistory] = useState(NO_HISTORY)
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([])
  const boats: Boats = useMemo(
    () => new Map(data.crews.map((crew) => [crew.id, edits.get(crew.id)?.seats ?? seatsOf(crew)])),
    [data, edits],
  )

  const keep = (crews: readonly Crew[]) =>
    queryClient.setQueryData(
      sessionCrewsQuery(sessionId).queryKey,
      (old) => old && { data: { ...old.data, crews: old.data.crews.map((crew) => crews.find(({ id }) => id === crew.id) ?? crew) } },
    )
  const save = useMutation({
    mutationFn: async (sent: Edits) => {
      const crews = [...sent].map(([id, { seats, base }]) => changeOf(id, base, seats))
      return (await api(editCrews, { body: { crews } }, { own: [409] })).data
    },
    onSuccess: (crews, sent) => {
      keep(crews)
      setEdits((now) => stored(now, sent, crews))
    },
    onError: (error, sent) => {
      const theirs = error instanceof ApiProblem && error.status === 409 ? ((error.current ?? []) as readonly Crew[]) : []
      setConflicts(theirs.flatMap((crew) => (sent.has(crew.id) ? [{ theirs: crew, mine: sent.get(crew.id)?.seats ?? [] }] : [])))
    },
  })

  const pending = edits.size > 0
  const stuck = conflicts.length > 0 || save.isError
  const flush = async () => {
    await running.current.catch(() => undefined)
    // A boat that somebody deleted meanwhile takes its changes with it.
    setEdits((now) => new Map([...now].filter(([id]) => data.crews.some((crew) => crew.id === id))))
    const left = store.get()
    if (left.size === 0) return
    running.current = save.mutateAsync(left)
    await running.current
  }
  const send = useEffectEvent(() => void flush().catch(() => undefined))
  useEffect(() => {
    if (!pending || stuck || save.isPending) return
    const timer = setTimeout(send, SAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [edits, pending, stuck, save.isPending])

  const take = (next: Boats, changed: readonly number[]) =>
    setEdits((now) => {
      const versions = new Map(data.crews.map(({ id, version }) => [id, version]))
      return new Map([
        ...now,
        ...changed.map((id) => [id, { seats: next.get(id) ?? [], base: now.get(id)?.base ?? versions.get(id) ?? 1 }] as const),
      ])
    })
  const change = (next: Boats) => {
    const changed = changedCrews(boats, next)
    if (changed.length === 0) return
    setHistory(withMove(history, boats, next, changed))
    take(next, changed)
  }
  const step = (go: typeof undo) => {
    const done = go(boats, history)
    if (!done) {
      if ((go === undo ? history.past : history.future).length > 0) notify('info', t('undo.overtaken'))
      return setHistory(NO_HISTORY)
    }
    setHistory(done.history)
    take(done.boats, done.changed)
  }
  /** The person has looked at both and says which stands; the other boats are stored then. */
  const settle = ({ theirs, mine }: Conflict, wins: 'mine' | 'theirs') => {
    keep([theirs])
    setEdits((now) => {
      const left = new Map(now)
      if (wins === 'theirs') left.delete(theirs.id)
      else left.set(theirs.id, { seats: now.get(theirs.id)?.seats ?? mine, base: theirs.version })
      return left
    })
    setConflicts((all) => all.filter((one) => one.theirs.id !== theirs.id))
    save.reset()
  }

  return {
    boats,
    change,
    undo: () => step(undo),
    redo: () => step(redo),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    conflicts,
    settle,
    /** Stored, on its way, or not stored although it was tried. */
    state: save.isError && conflicts.length === 0 ? ('failed' as const) : pending ? ('saving' as const) : ('saved' as const),
    pending,
    retry: () => save.reset(),
    /** Stores at once what is not yet stored. */
    flush,
  }
}

/** What was changed again while it was on its way stays, made from the version that is stored now. */
function stored(now: Edits, sent: Edits, crews: readonly Crew[]): Edits {
  return new Map(
    [...now].flatMap(([id, edit]) => {
      const crew = crews.find((one) => one.id === id)
      if (!crew) return [[id, edit] as const]
      const same = sameSeats(edit.seats, sent.get(id)?.seats ?? [])
      return same ? [] : [[id, { seats: edit.seats, base: crew.version }] as const]
    }),
  )
}
