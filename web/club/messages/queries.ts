import { infiniteQueryOptions } from '@tanstack/react-query'
import { unreadNotifications, notifications } from '#contract/platform/inbox.ts'
import { messageThread, messageThreads, threadMessages } from '#contract/club/messages.ts'
import { api, invalidate, query } from '../../api/api.ts'

/** Threads one belongs to, or as a welfare person those with members under 18. */
export const threadsQuery = (welfare: boolean) =>
  query(messageThreads, { query: { limit: 200, ...(welfare && { welfare }) } }, { own: [0] })

export const threadQuery = (id: number) => query(messageThread, { params: { id } })

const STEP = 50

/** Messages of a thread by pages, the last one first. */
export const messagesQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [`${threadMessages.method} ${threadMessages.path}`, { params: { id } }, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      api(
        threadMessages,
        {
          params: { id },
          query: { limit: STEP, ...(pageParam !== null && { before: pageParam }) },
        },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ data, meta }) => (meta.has_older ? (data[0]?.number ?? null) : null),
    meta: { own: [0] },
  })

export const subjectOf = (threadId: number) => `thread/${threadId}`

/** After something was written, deleted or read in a thread. */
export const threadsChanged = () => invalidate(messageThreads, messageThread, threadMessages)

export const noticesRead = () => invalidate(notifications, unreadNotifications)
