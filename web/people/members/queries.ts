import { useQuery } from '@tanstack/react-query'
import { clubStatuses, permissions, rolePermissions, roles } from '#contract/lookups.ts'
import { actOnMembers } from '#contract/people/members.ts'
import { squads } from '#contract/people/squads.ts'
import { ROLE_IDS, type RoleId } from '#domain/constants/roles.ts'
import { invalidate, query } from '../../api/api.ts'
import { SHOWING_PEOPLE } from '../../api/refetch-after.ts'

/** Names of lookups change with a release or a language, not while somebody works. */
const lasting = { staleTime: Infinity } as const

export const useStatuses = () => useQuery({ ...query(clubStatuses), ...lasting }).data?.data ?? []
export const useRoles = () => useQuery({ ...query(roles), ...lasting }).data?.data ?? []
export const usePermissions = () => useQuery({ ...query(permissions), ...lasting }).data?.data ?? []
export const useSquads = () => useQuery(query(squads, { query: { limit: 1000 } })).data?.data ?? []

export const asRole = (id: number): RoleId | undefined => ROLE_IDS.find((role) => role === id)

/** After whatever changes members. */
export const membersChanged = () => invalidate(...SHOWING_PEOPLE, rolePermissions, actOnMembers)
