import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { me } from '#contract/people/account.ts'
import { myClubs } from '#contract/people/clubs.ts'
import type { Reply } from '#contract/endpoint.ts'
import { FEATURE_IDS } from '#domain/constants/features.ts'
import { PERMISSIONS } from '#domain/constants/permissions.ts'
import { ROLE_IDS } from '#domain/constants/roles.ts'
import { isOpenTo, type Access } from '#domain/rules/access.ts'
import { isSubscriptionOver, type Viewer as Asker } from '#domain/rules/viewer.ts'
import { serverDate } from '../format/server-clock.ts'
import { query } from '../api/api.ts'
import { queryClient } from '../api/query-client.ts'
import { activeMemberships, chooseClub, type Membership } from './choose-club.ts'
import {
  clubOfTab,
  clubStore,
  rememberedClubId,
  rememberedTarget,
  selectedClubId,
} from './session-store.ts'
import { selectClub } from './select-club.ts'
import { useStore } from './store.ts'

export type Me = Reply<typeof me>['data']

/**
 * The signed-in person, their clubs, the selected one, and the same facts as the rules of domain/
 * read them.
 */
export type Viewer = Asker & {
  me: Me
  memberships: readonly Membership[]
  selected: Membership | null
}

// The live channel reports when these change, and they are polled while it is down. A server that
// cannot be reached is not reported each time, and what the guard of a page says is said once.
const quiet = { own: [0, 400, 403, 404, 500, 502, 503, 504] }
export const meQuery = { ...query(me, undefined, quiet), staleTime: Infinity }
const clubsQuery = { ...query(myClubs, undefined, quiet), staleTime: Infinity }

/** Asks again who one is. Throws the `ApiProblem` of a failed call. */
export const refreshMe = async (): Promise<Me> =>
  (await queryClient.fetchQuery({ ...meQuery, staleTime: 0 })).data

/**
 * Asks again for the clubs, their plans and one's rights in them. Throws the `ApiProblem` of a
 * failed call.
 */
export const refreshClubs = async (): Promise<readonly Membership[]> =>
  (await queryClient.fetchQuery({ ...clubsQuery, staleTime: 0 })).data

/** Loads who is asking and settles the club. Throws the `ApiProblem` of a failed call. */
export async function loadViewer(): Promise<Viewer> {
  const [person, clubs] = await Promise.all([
    queryClient.ensureQueryData(meQuery),
    queryClient.ensureQueryData(clubsQuery),
  ])
  const wishes = {
    stored: clubOfTab(),
    target: rememberedTarget()?.clubId ?? null,
    cookie: rememberedClubId(),
  }
  const selected = chooseClub(clubs.data, wishes, today())
  if (selected && selected.club_id !== selectedClubId()) selectClub(selected.club_id)
  return viewerOf(person.data, clubs.data, selected?.club_id ?? null)
}

/**
 * The viewer on a page that needs a sign-in; the guard of those pages has loaded it. A page that is
 * being left still knows whose data it showed.
 */
export function useViewer(): Viewer {
  const viewer = useViewerIfAny()
  const [shown, setShown] = useState(viewer)
  if (viewer && viewer !== shown) setShown(viewer)
  const known = viewer ?? shown
  if (!known) throw new Error('A page without a sign-in asked who is signed in')
  return known
}

/** The viewer, or null while nobody is signed in. */
export function useViewerIfAny(): Viewer | null {
  const { data: person } = useQuery({ ...meQuery, enabled: false })
  const { data: clubs } = useQuery({ ...clubsQuery, enabled: false })
  const clubId = useStore(clubStore)
  return useMemo(
    () => (person && clubs ? viewerOf(person.data, clubs.data, clubId) : null),
    [person, clubs, clubId],
  )
}

/**
 * Whether a screen or button with this access is for the viewer; `agenda.access` and the like may
 * be passed as they are.
 */
export const can = (access: Access, viewer: Viewer): boolean => isOpenTo(access, viewer)

function viewerOf(person: Me, clubs: readonly Membership[], clubId: number | null): Viewer {
  const memberships = activeMemberships(clubs)
  const selected = memberships.find((membership) => membership.club_id === clubId) ?? null
  const asker: Asker = {
    user_id: person.id,
    is_admin: person.is_admin,
    has_clubs: memberships.length > 0,
    club: selected && clubFacts(selected),
    impersonated: person.impersonation_ends !== null,
    lacks_second_step: person.lacks_second_step,
  }
  return { ...asker, me: person, memberships, selected }
}

function clubFacts({ club, roles, permissions }: Membership): NonNullable<Asker['club']> {
  const plan = club.subscription_info
  const features = new Set<number>(
    plan?.subscription_plan.features.map((feature) => feature.subscription_feature_id),
  )
  const granted = new Set<string>(permissions.map(({ name }) => name))
  const held = new Set<number>(roles.map(({ id }) => id))
  const ends = plan?.next_bill_date?.slice(0, 10) ?? null
  return {
    id: club.id,
    is_individual: club.is_individual,
    default_sport_id: club.default_sport.id,
    reports: club.reports,
    member: true,
    roles: ROLE_IDS.filter((id) => held.has(id)),
    permissions: PERMISSIONS.filter((name) => granted.has(name)),
    features: FEATURE_IDS.filter((id) => features.has(id)),
    subscription_ends: ends,
    expired: isSubscriptionOver(ends, today()),
  }
}

// The day where the person is; the server has the last word on what has run out.
const today = (): string => serverDate().toLocaleDateString('sv-SE')
