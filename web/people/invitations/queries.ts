import { useQuery } from '@tanstack/react-query'
import { invitationLinks } from '#contract/people/invitations.ts'
import { roles } from '#contract/lookups.ts'
import { squads } from '#contract/people/squads.ts'
import { ROLE_IDS, type RoleId } from '#domain/constants/roles.ts'
import { query } from '../../api/api.ts'

export const useRoles = () => useQuery({ ...query(roles), staleTime: Infinity }).data?.data ?? []
export const useSquads = () => useQuery(query(squads, { query: { limit: 1000 } })).data?.data ?? []
export const linksQuery = () => query(invitationLinks)

export const asRole = (id: number): RoleId | undefined => ROLE_IDS.find((role) => role === id)
