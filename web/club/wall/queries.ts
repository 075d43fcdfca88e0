import { infiniteQueryOptions } from '@tanstack/react-query'
import { wallComments, wallPost, wallPosts, type WallPost } from '#contract/club/wall.ts'
import { wallCommentReactions, wallReactions } from '#contract/club/wall-reactions.ts'
import { columnsOf, placeOf, type Place, type PlaceColumn } from '#domain/wall/places.ts'
import { api, invalidate, query } from '../../api/api.ts'

/** The ids a place has in a call: none for the club. */
export function idsOf(place: Place): { [Column in PlaceColumn]?: number } {
  const named = Object.entries(columnsOf(place)).filter(([, id]) => id !== null)
  return Object.fromEntries(named)
}

/** What an outbox entry is about: a post of a place, or a comment. */
export const subjectOf = ({ kind, id }: Place): string =>
  id === null ? 'wall/0' : `wall-${kind}/${id}`
export const commentsSubject = (postId: number): string => `wall-post/${postId}`

const STEP = 15

/** Posts of a place by pages, newest first. */
export const postsQuery = (place: Place) => {
  const ids = idsOf(place)
  return infiniteQueryOptions({
    queryKey: [`${wallPosts.method} ${wallPosts.path}`, { query: ids }, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      api(
        wallPosts,
        { query: { ...ids, limit: STEP, ...(pageParam !== null && { before: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ data, meta }) => (meta.has_older ? (data.at(-1)?.id ?? null) : null),
    meta: { own: [0, 403, 404] },
  })
}

const COMMENTS = 10

/** Comments on a post by pages, the last ones first. */
export const commentsQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [`${wallComments.method} ${wallComments.path}`, { params: { id } }, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      api(
        wallComments,
        {
          params: { id },
          query: { limit: COMMENTS, ...(pageParam !== null && { before: pageParam }) },
        },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ data, meta }) => (meta.has_older ? (data[0]?.id ?? null) : null),
    meta: { own: [0, 403, 404] },
  })

export const postQuery = (id: number) => query(wallPost, { params: { id } }, { own: [404] })

/** After something was written, changed or taken away. */
export const wallChanged = () =>
  invalidate(wallPosts, wallPost, wallComments, wallReactions, wallCommentReactions)

/** The place a post stands at. */
export const placeOfPost = (post: WallPost): Place => placeOf(post) ?? { kind: 'club', id: null }
