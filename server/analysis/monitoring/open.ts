export { monitoringTasks } from './jobs.ts'
export { isMorningDue } from './queries.ts'
