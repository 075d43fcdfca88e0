export { integrationTasks } from './jobs.ts'
