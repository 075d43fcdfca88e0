export { monitoringTasks } from './jobs.ts'
export { isMorningDue } from './queries.ts'
export { knownLoads } from './ratio-loads.ts'
export { ratioRulesOf } from './ratio-rules.ts'
