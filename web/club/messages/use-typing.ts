import { useEffect, useRef, useState } from 'react'
import { noteTyping } from '#contract/club/messages-people.ts'
import { api } from '../../api/api.ts'
import { useLiveEvent } from '../../api/live.ts'

/** How often one lets the others see that one is writing. */
const AGAIN_MS = 4000
/** How long somebody is shown as writing after they were last heard of. */
const SHOWN_MS = 6000

/** Lets the others of a thread see that one is writing; called at each letter. */
export function useTyping(threadId: number): () => void {
  const last = useRef(-Infinity)
  return () => {
    const now = performance.now()
    if (now - last.current < AGAIN_MS || !navigator.onLine) return
    last.current = now
    // Nobody misses it where it cannot be sent.
    void api(noteTyping, { params: { id: threadId } }, { own: [0, 400, 403, 404, 409, 429] }).catch(
      () => undefined,
    )
  }
}

/** Who is writing in a thread just now, by id, in the order in which they began. */
export function useWriters(threadId: number): readonly number[] {
  const [writers, setWriters] = useState<ReadonlyMap<number, number>>(new Map())
  useLiveEvent('typing', ({ thread_id, user_id }) => {
    if (thread_id !== threadId) return
    setWriters((now) => new Map(now).set(user_id, performance.now()))
  })
  // What was being written is there.
  useLiveEvent('message', ({ thread_id, what }) => {
    if (thread_id === threadId && what === 'written') setWriters(new Map())
  })
  useEffect(() => {
    if (writers.size === 0) return undefined
    const timer = setTimeout(() => {
      const oldest = performance.now() - SHOWN_MS
      setWriters((now) => new Map([...now].filter(([, heard]) => heard > oldest)))
    }, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [writers])
  return [...writers.keys()]
}
