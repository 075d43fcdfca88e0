export { loadTasks } from './jobs.ts'
export { markLoadsStale, markMissingLoads, queueClubLoads } from './stale-loads.ts'
