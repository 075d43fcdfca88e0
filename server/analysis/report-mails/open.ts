export { reportMailTasks } from './jobs.ts'
