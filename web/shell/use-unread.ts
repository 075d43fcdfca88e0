import { useQuery } from '@tanstack/react-query'
import { unreadNotifications } from '#contract/platform/inbox.ts'
import { query } from '../api/api.ts'
import { useViewer } from './viewer.ts'

// A failure is not worth a notice here; the list itself reports it.
const quiet = { own: [0, 419, 420, 429, 500, 502, 503, 504] }

/** How many notices are unread, and how many conversations of the selected club. */
export function useUnread() {
  const club = useViewer().selected?.club_id
  const asked = query(
    unreadNotifications,
    { query: club === undefined ? {} : { club_id: club } },
    quiet,
  )
  return useQuery(asked).data
}
