export { markAttendance } from './commands.ts'
export { placeTasks } from './jobs.ts'
export { notifyMoved, settlePlaces, startAnswers, waitForTurn } from './places.ts'
