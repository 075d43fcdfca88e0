import { getSquad, squads } from '#contract/people/squads.ts'
import { query } from '../../api/api.ts'

/** Clubs have at most so many squads on a page. */
const ALL = 1000
/**
 * These errors are shown on the page itself: the squad does not exist any more, or belongs to
 * another club.
 */
const OWN = [404, 409]

/** All squads of the club, with their people's ids and roles where asked for. */
export const squadsQuery = (options: { people?: boolean } = {}) =>
  query(squads, { query: { limit: ALL, ...(options.people && { include: 'squad_users' }) } })

export const squadQuery = (id: number) => query(getSquad, { params: { id } }, { own: OWN })
