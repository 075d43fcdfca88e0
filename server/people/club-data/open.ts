export { clubDataTasks } from './jobs.ts'
