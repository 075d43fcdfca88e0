export { DraftsAhead } from './DraftsAhead.tsx'
export { PlanComparison } from './PlanComparison.tsx'
export { PublishSession } from './PublishSession.tsx'
export { PublishWeek } from './PublishWeek.tsx'
