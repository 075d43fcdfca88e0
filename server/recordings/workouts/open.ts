export { noteSent } from './commands.ts'
export { workoutsToSend } from './workouts-to-send.ts'
