export { loadTasks } from './jobs.ts'
export { markAnswered, markLoadsStale, queueClubLoads } from './stale-loads.ts'
