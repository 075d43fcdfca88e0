import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { readMessages } from '#contract/club/messages.ts'
import { api } from '../../api/api.ts'
import { useCatchUp, useLiveEvent } from '../../api/live.ts'
import { messagesQuery, noticesRead, threadsChanged } from './queries.ts'

/** The messages of a thread, kept up to date while it is open. */
export function useMessages(id: number) {
  const asked = useInfiniteQuery(messagesQuery(id))
  const pages = asked.data?.pages
  const messages = pages?.toReversed().flatMap(({ data }) => data)
  const [first] = pages ?? []
  const readNumber = useReadAtFirst(first?.meta.read_number)
  useLiveEvent('message', ({ thread_id }) => {
    if (thread_id === id) void threadsChanged()
  })
  useCatchUp(() => void threadsChanged())
  return { asked, messages, readNumber, known: first?.meta.read_number ?? 0 }
}

/** How far one had read when the thread was opened: what is new stays marked while one reads. */
export function useReadAtFirst(now: number | undefined): number | null {
  const [first, setFirst] = useState<number | null>(null)
  if (first === null && now !== undefined) setFirst(now)
  return first
}

/** Notes what one has read once it is on a screen that somebody looks at. */
export const useMarkRead = (id: number, last: number | undefined, known: number): void =>
  useSeen(last, known, async (number) => {
    await api(readMessages, { params: { id }, body: { number } }, { own: [0, 403, 404] })
    await Promise.all([threadsChanged(), noticesRead()])
  })

/** Sends the last number once it is on a screen that somebody looks at; it may fail. */
export function useSeen(
  last: number | undefined,
  known: number,
  send: (number: number) => Promise<void>,
): void {
  const mark = useEffectEvent((number: number) => {
    if (document.visibilityState === 'visible') void send(number).catch(() => undefined)
  })
  useEffect(() => {
    if (last === undefined || last <= known) return undefined
    const markLast = () => mark(last)
    markLast()
    document.addEventListener('visibilitychange', markLast)
    return () => document.removeEventListener('visibilitychange', markLast)
  }, [last, known])
}
