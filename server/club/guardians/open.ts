export { guardianTasks } from './jobs.ts'
export { guardianLinkHandlers } from './links-routes.ts'
