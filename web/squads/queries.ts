import { squads } from '#contract/squads.ts'
import { query } from '../api.ts'

/** Clubs have at most so many squads on a page. */
const ALL = 1000

/** All squads of the club, with their people's ids and roles where asked for. */
export const squadsQuery = (options: { people?: boolean } = {}) =>
  query(squads, { query: { limit: ALL, ...(options.people && { include: 'squad_users' }) } })
