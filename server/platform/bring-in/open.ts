export { bringInTasks } from './jobs.ts'
