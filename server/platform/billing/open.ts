export { billingTasks } from './jobs.ts'
