import type { Endpoint } from '#contract/endpoint.ts'
import type { Stage } from './stage.ts'

/** What an oracle finds at an endpoint. */
type Findings = {
  /** How many cells it asked. */
  cells: number
  /** What is wrong, in words; empty when all is well. */
  faults: readonly string[]
}

/** One question that is asked of every endpoint it applies to. */
export type Oracle = {
  name: string
  /** `npm test` asks it of one in so many endpoints, and of every one that has changed. */
  every: number
  asks(endpoint: Endpoint): boolean
  ask(stage: Stage, endpoint: Endpoint): Promise<Findings>
}
