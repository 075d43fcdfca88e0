import { infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import {
  childMessageFile,
  childMessagePhoto,
  childMessages,
  childThreads,
  readChildMessages,
} from '#contract/club/guardians-messages.ts'
import { api, download, fetchFile, invalidate, query } from '../../api/api.ts'
import { useCatchUp, useLiveEvent } from '../../api/live.ts'
import { noticesRead, useReadAtFirst, useSeen, type MessageSource } from '../messages/open.ts'
import { placeOf, type Place } from './queries.ts'

const changed = () => invalidate(childThreads, childMessages)

/** The threads of a child that a guardian reads, kept up to date. */
export function useChildThreads(place: Place) {
  useLiveEvent('message', ({ club_id }) => {
    if (club_id === place.club_id) void changed()
  })
  useCatchUp(() => void changed())
  return useQuery(query(childThreads, placeOf(place), { own: [0] }))
}

const STEP = 50
type OfThread = Place & { id: number }

/** Messages of a thread by pages, the last one first. */
const pagesOf = (params: OfThread) =>
  infiniteQueryOptions({
    queryKey: [`${childMessages.method} ${childMessages.path}`, { params }, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      api(
        childMessages,
        { params, query: { limit: STEP, ...(pageParam !== null && { before: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ data, meta }) => (meta.has_older ? (data[0]?.number ?? null) : null),
    meta: { own: [0] },
  })

/** The messages of a thread of a child; those on the screen are noted as read. */
export function useChildMessages(params: OfThread) {
  const asked = useInfiniteQuery(pagesOf(params))
  const pages = asked.data?.pages
  const messages = pages?.toReversed().flatMap(({ data }) => data)
  const known = pages?.[0]?.meta.read_number
  const readNumber = useReadAtFirst(known)
  useSeen(messages?.at(-1)?.number, known ?? 0, async (number) => {
    await api(readChildMessages, { params, body: { number } }, { own: [0, 403, 404] })
    await Promise.all([changed(), noticesRead()])
  })
  return { asked, messages, readNumber }
}

/** Files of messages as a guardian gets them. */
export const sourceOf = (place: Place): MessageSource => ({
  key: `child ${place.child_id} ${place.club_id}`,
  photo: (message) => fetchFile(childMessagePhoto, { params: { ...place, ...message } }),
  save: (message) => download(childMessageFile, { params: { ...place, ...message } }),
  folded: 'foldedByChild',
})
