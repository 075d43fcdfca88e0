import { drvStep, sevenByFour, type StepProtocol, type Tested } from './protocols.ts'

/** What the steps of a protocol depend on; `best_2k` in seconds. */
export type StepFacts = Tested & { best_2k: number | null }

/** The steps of somebody by a protocol; null for one without steps, or where its facts are missing. */
export function plannedSteps(protocol: string | null, facts: StepFacts): StepProtocol | null {
  if (protocol === 'drv-step') return drvStep(facts)
  if (protocol === '7x4' && facts.best_2k !== null) return sevenByFour(facts.best_2k)
  return null
}

/** Why the steps of a protocol are not known. */
export type MissingFact = 'gender' | 'best_2k'

/** What is missing before a protocol says its watts; null where nothing is. */
export function missingFact(protocol: string | null, facts: StepFacts): MissingFact | null {
  if (protocol === 'drv-step') return facts.gender === null ? 'gender' : null
  return protocol === '7x4' && facts.best_2k === null ? 'best_2k' : null
}
