import { notifyManager, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { isProblem, react } from '../shell/reactions.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { own?: readonly number[] }
  }
}

/** Worth another try: no connection, or a server that says it will be back. */
const PASSING = new Set([0, 502, 503, 504])

// Queries are notified within the task that changed something, so that it is in the very next
// frame; a timer would miss one frame.
notifyManager.setScheduler(queueMicrotask)
// Otherwise a page that is opened without a connection would not notice when it returns.
if (navigator.onLine === false) onlineManager.setOnline(false)

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { meta }) => {
      // Without any connection the bar and the page say so.
      if (isProblem(error) && error.status === 0 && !navigator.onLine) return
      if (isProblem(error) && !meta?.own?.includes(error.status)) react(error, 'GET')
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Asked also without a connection: what this device keeps answers then.
      networkMode: 'always',
      refetchOnReconnect: true,
      // Another try only keeps one waiting where the browser knows that there is no connection, and
      // where one has waited already.
      retry: (failures, error) =>
        failures < 2 &&
        isProblem(error) &&
        PASSING.has(error.status) &&
        !error.isTimeout &&
        !(error.status === 0 && !navigator.onLine),
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})
