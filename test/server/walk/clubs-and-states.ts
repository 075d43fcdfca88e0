import type { Endpoint } from '#contract/endpoint.ts'
import { makePersonalData, otherClubFaults, queryFaults, scopeFaults } from '../door-oracles.ts'
import type { MatrixWorld } from '../matrix-world.ts'
import { stateFaults } from '../state-oracle.ts'
import type { Oracle } from './oracle.ts'

/** An oracle that is asked of every endpoint and counts as one cell. */
const oracleBy = (
  name: string,
  every: number,
  faultsOf: (world: MatrixWorld, endpoint: Endpoint) => Promise<string[]>,
): Oracle => ({
  name,
  every,
  asks: () => true,
  async ask({ world, once }, endpoint) {
    await once('personal data', () => makePersonalData(world))
    return { cells: 1, faults: await faultsOf(world, endpoint) }
  },
})

/** A query with an unknown name or another club is refused. */
export const queries = oracleBy('queries', 4, queryFaults)

/** What is about a thing of another club of the caller offers to switch, and says nothing of it. */
export const otherClubs = oracleBy('other clubs', 6, otherClubFaults)

/** A token for another club, or without the scope, gets nothing. */
export const scopes = oracleBy('scopes', 6, scopeFaults)

/** A refusal for want of a right is the same whatever the state of things. */
export const states = oracleBy('states', 16, stateFaults)
