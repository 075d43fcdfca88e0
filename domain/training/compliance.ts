/** How what somebody did compares with the plan, or why there is nothing to compare. */
const COMPLIANCE_STATES = [
  'planned',
  'met',
  'near',
  'differs',
  'done',
  'missed',
  'declined',
  'ill',
  'injured',
  'alternative',
] as const
export type ComplianceState = (typeof COMPLIANCE_STATES)[number]

export type ComplianceFacts = {
  over: boolean
  planned_time: number | null
  planned_distance: number | null
  /** It is null when nothing was recorded, rated or answered with yes. */
  done: { time: number | null; distance: number | null } | null
  /** The athlete's own answer; null for somebody who was not asked. */
  answer: {
    attending: number | null
    ill: boolean
    injured: boolean
    did_alternative: boolean
  } | null
}

const ATTENDING = 1
const NOT_ATTENDING = 2
/** Percent of the plan: within 20 is as planned, 50 to 150 is near it. */
const MET = { from: 80, to: 120 }
const NEAR = { from: 50, to: 150 }

/**
 * What was done in percent of the plan, by time where both are known, else by distance; null when
 * neither can be compared.
 */
export function percentDone({
  planned_time,
  planned_distance,
  done,
}: Pick<ComplianceFacts, 'planned_time' | 'planned_distance' | 'done'>) {
  const share = (is: number | null | undefined, was: number | null) =>
    is && was ? Math.round((100 * is) / was) : null
  return share(done?.time, planned_time) ?? share(done?.distance, planned_distance)
}

/**
 * Health comes first, then what was done, then the answer; a session to come is planned whatever
 * else is known of it.
 */
export function complianceOf(facts: ComplianceFacts): ComplianceState {
  const { over, done, answer } = facts
  if (answer?.did_alternative) return 'alternative'
  if (answer?.ill) return 'ill'
  if (answer?.injured) return 'injured'
  if (done && over) return band(percentDone(facts))
  if (answer?.attending === NOT_ATTENDING) return 'declined'
  if (!over || answer === null) return 'planned'
  return answer.attending === ATTENDING ? 'done' : 'missed'
}

function band(percent: number | null): ComplianceState {
  if (percent === null) return 'done'
  if (percent >= MET.from && percent <= MET.to) return 'met'
  return percent >= NEAR.from && percent <= NEAR.to ? 'near' : 'differs'
}
