export { deleteSessions } from './delete-sessions.ts'
export { demandUnchanged, noteHappening, rememberChanges } from './history.ts'
export { sessionTasks } from './jobs.ts'
export { holdsEntries } from './queries.ts'
