export { ownDataTasks } from './jobs.ts'
