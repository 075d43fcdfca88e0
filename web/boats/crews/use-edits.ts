import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { editCrews, type Crew, type SessionCrews } from '#contract/boats/crews.ts'
import { api } from '../../api/api.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { queryClient } from '../../api/query-client.ts'
import { createStore, useStore } from '../../shell/store.ts'
import { sameSeats, type Boats } from './board.ts'
import { useNewestCrews } from './newest-crews.ts'
import { sessionCrewsQuery } from './queries.ts'
import {
  conflictsWith,
  saveEdits,
  withTried,
  type Conflict,
  type Edit,
  type Edits,
} from './save-edits.ts'

const SAVE_AFTER_MS = 600
const RETRY_AFTER_MS = 5000

/**
 * Keeps seats as they were changed here until they are stored, soon after; what somebody else
 * stored first is never overwritten.
 */
export function useEdits(sessionId: number, fetched: SessionCrews['crews']) {
  // Read as it is now by what is still under way, not as it was when that began.
  const [store] = useState(() => createStore<Edits>(new Map()))
  const edits = useStore(store)
  const { crews, crewsNow, takeSaved } = useNewestCrews(fetched)
  const setEdits = (change: (now: Edits) => Edits) => store.set(change(store.get()))
  const running = useRef<Promise<unknown>>(Promise.resolve())
  const { save, conflicts, settled, reason } = useSaving(sessionId, setEdits, takeSaved)

  const stuck = conflicts.length > 0 || save.isError
  const flush = async () => {
    await running.current.catch(() => undefined)
    // If somebody has deleted a boat meanwhile, its changes are dropped.
    setEdits((now) => new Map([...now].filter(([id]) => crews.some((crew) => crew.id === id))))
    const left = store.get()
    if (left.size === 0) return
    running.current = save.mutateAsync(left)
    await running.current
  }
  const send = () => void flush().catch(() => undefined)
  const sendLater = useEffectEvent(send)
  useEffect(() => {
    if (edits.size === 0 || stuck || save.isPending) return
    const timer = setTimeout(sendLater, SAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [edits, stuck, save.isPending])
  const failed = save.isError && conflicts.length === 0
  useRetries(failed, save.reset)
  useStoreOnLeaving(edits.size > 0, send)

  const take = (next: Boats, changed: readonly number[]) => {
    const versions = new Map(crewsNow().map(({ id, version }) => [id, version]))
    const edit = (now: Edits, id: number): Edit => ({
      ...now.get(id),
      seats: next.get(id) ?? [],
      base: now.get(id)?.base ?? versions.get(id) ?? 1,
    })
    setEdits((now) => new Map([...now, ...changed.map((id) => [id, edit(now, id)] as const)]))
  }
  const state = failed
    ? ('failed' as const)
    : edits.size > 0
      ? ('saving' as const)
      : ('saved' as const)
  return { crews, edits, take, flush, conflicts, settle: settled, state, reason, retry: save.reset }
}

/** A refusal that is shown here; the others are notified. */
const isRefused = (error: Error | null): error is ApiProblem =>
  error instanceof ApiProblem && error.status === 409

/** What could not be saved is sent again after a while, until it is. */
function useRetries(failed: boolean, retry: () => void): void {
  const again = useEffectEvent(retry)
  useEffect(() => {
    if (!failed) return
    const timer = setTimeout(() => again(), RETRY_AFTER_MS)
    return () => clearTimeout(timer)
  }, [failed])
}

/** The last moves are stored when one goes to another page; closing the window before asks. */
function useStoreOnLeaving(pending: boolean, send: () => void): void {
  const leave = useEffectEvent(send)
  useEffect(() => () => leave(), [])
  useEffect(() => {
    if (!pending) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [pending])
}

/** Puts crews as they are stored now into the cached list of the session. */
function cacheCrews(sessionId: number, crews: readonly Crew[]): void {
  queryClient.setQueryData(
    sessionCrewsQuery(sessionId).queryKey,
    (old) =>
      old && {
        data: {
          ...old.data,
          crews: old.data.crews.map((crew) => crews.find(({ id }) => id === crew.id) ?? crew),
        },
      },
  )
}

function useSaving(
  sessionId: number,
  setEdits: (change: (now: Edits) => Edits) => void,
  onSaved: (crews: readonly Crew[]) => void,
) {
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([])
  const save = useMutation({
    mutationFn: (sent: Edits) =>
      saveEdits(
        sent,
        async (crews) => (await api(editCrews, { body: { crews } }, { own: [409] })).data,
      ),
    onSuccess: (crews, sent) => {
      onSaved(crews)
      cacheCrews(sessionId, crews)
      setEdits((now) => stored(now, sent, crews))
    },
    onError: (error, sent) => {
      setConflicts(conflictsWith(error, sent))
      if (!isRefused(error)) setEdits((now) => withTried(now, sent))
    },
  })
  /** The person has compared both versions and chosen one; the other boats are stored then. */
  const settled = ({ theirs, mine }: Conflict, wins: 'mine' | 'theirs') => {
    onSaved([theirs])
    cacheCrews(sessionId, [theirs])
    setEdits((now) => {
      const left = new Map(now)
      if (wins === 'theirs') left.delete(theirs.id)
      else left.set(theirs.id, { seats: now.get(theirs.id)?.seats ?? mine, base: theirs.version })
      return left
    })
    setConflicts((all) => all.filter((one) => one.theirs.id !== theirs.id))
    save.reset()
  }
  const reason = isRefused(save.error) && conflicts.length === 0 ? save.error.message : null
  return { save, conflicts, settled, reason }
}

/**
 * What was changed again while it was on its way stays, made from the version that is stored now.
 */
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
