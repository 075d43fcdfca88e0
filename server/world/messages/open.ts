export { boatInbox } from './boats.ts'
export { messageTasks } from './jobs.ts'
