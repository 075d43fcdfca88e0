export { clubImportTasks } from './import-jobs.ts'
export { clubDataTasks } from './jobs.ts'
