export { deleteSessions } from './deletion.ts'
export { demandUnchanged, noteHappening, rememberChanges } from './history.ts'
export { sessionTasks } from './jobs.ts'
