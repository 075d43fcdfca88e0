import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { clubUsers } from '#contract/people/members.ts'
import type { Participant } from '#contract/planning/sessions-fields.ts'
import { isCoachLike, ROLE, ROLE_IDS } from '#domain/constants/roles.ts'
import { query } from '../../api/api.ts'
import { everyMember } from '../../offline/every-member.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { squadsQuery } from '../../people/squads/open.ts'
import { athletesOf, type SquadMembers } from './people-count.ts'
import type { People } from './session-draft.ts'

export type PersonOption = { id: number; name: string }
export type PeopleOptions = {
  athletes: readonly PersonOption[]
  coaches: readonly PersonOption[]
  squads: readonly PersonOption[]
  members: SquadMembers
}

/** Who is planned to train, by name or squad; the creator where they take part as an athlete. */
export function plannedAthletes(
  people: People,
  { athletes, members }: PeopleOptions,
  creator: Participant | undefined,
): PersonOption[] {
  const ids = new Set(athletesOf(people, members))
  const own =
    creator?.user_role_id === ROLE.athlete ? [{ id: creator.user_id, name: creator.full_name }] : []
  return [...own, ...athletes.filter(({ id }) => ids.has(id))]
}

/**
 * The people a session can be assigned to: members by role, and squads. Those who already take part
 * can be chosen whatever their role is now.
 */
export function usePeopleOptions(
  participants: readonly Participant[],
  creatorId: number,
): PeopleOptions {
  const viewer = useViewer()
  const users = useQuery({
    ...query(clubUsers, { query: everyMember }),
    enabled: can(clubUsers.access, viewer),
  }).data
  const squads = useQuery(squadsQuery({ people: true })).data
  return useMemo(() => {
    const people = (users?.data ?? []).map(({ id, full_name, current_club_roles = [] }) => ({
      id,
      name: full_name,
      roles: ROLE_IDS.filter((role) => current_club_roles.some(({ id: held }) => held === role)),
    }))
    const there = (athletes: boolean) =>
      participants
        .filter((person) => (person.user_role_id === ROLE.athlete) === athletes)
        .map(({ user_id, full_name }) => ({ id: user_id, name: full_name }))
    const options = (found: readonly PersonOption[], present: readonly PersonOption[]) =>
      [...new Map([...present, ...found].map(({ id, name }) => [id, { id, name }])).values()]
        .filter(({ id }) => id !== creatorId)
        .sort((a, b) => a.name.localeCompare(b.name))
    return {
      athletes: options(
        people.filter(({ roles }) => roles.includes(ROLE.athlete)),
        there(true),
      ),
      coaches: options(
        people.filter(({ roles }) => isCoachLike(roles)),
        there(false),
      ),
      squads: squads?.data ?? [],
      members: new Map(squads?.data.map(({ id, squad_users = [] }) => [id, squad_users])),
    }
  }, [users, squads, participants, creatorId])
}
