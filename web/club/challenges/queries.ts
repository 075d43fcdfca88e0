import {
  challenge,
  challengeCourse,
  challengePeople,
  challenges,
} from '#contract/club/challenges.ts'
import {
  challengeClubs,
  challengeFlags,
  challengePicture,
} from '#contract/club/challenges-organising.ts'
import { challengeTeam } from '#contract/club/challenges-teams.ts'
import { fetchFile, query } from '../../api/api.ts'

/** Clubs see at most so many on a page. */
const ALL = 200
const EVERYBODY = 500

export const challengesQuery = () => query(challenges, { query: { limit: ALL } })
export const challengeQuery = (slug: string) =>
  query(challenge, { params: { slug } }, { own: [400, 404] })
export const peopleQuery = (id: number) =>
  query(challengePeople, { params: { id }, query: { limit: EVERYBODY } })
export const courseQuery = (id: number) => query(challengeCourse, { params: { id } })
export const flagsQuery = (id: number) => query(challengeFlags, { params: { id } })
export const clubsQuery = (id: number) => query(challengeClubs, { params: { id } })
export const teamQuery = (id: number) =>
  query(challengeTeam, { params: { id } }, { own: [403, 404] })

/** Whatever shows how a challenge stands. */
export const STANDING = [challenge, challengePeople, challengeCourse, challenges]

type Kind = 'cover' | 'image'

/** A picture as an address the browser can show; the key changes with the picture. */
export const pictureQuery = (id: number, kind: Kind, picture: string | null) => ({
  queryKey: ['challenge-picture', id, kind, picture] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    URL.createObjectURL(
      await fetchFile(
        challengePicture,
        { params: { id, kind }, query: { ...(picture !== null && { v: picture }) } },
        { signal },
      ),
    ),
  enabled: picture !== null,
  staleTime: Infinity,
  gcTime: Infinity,
  retry: false,
})
