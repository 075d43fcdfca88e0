export { markAttendance } from './commands.ts'
export { placeTasks } from './jobs.ts'
export { notifyMoved, settlePlaces, startAnswers, waitForTurn, type Newcomer } from './places.ts'
