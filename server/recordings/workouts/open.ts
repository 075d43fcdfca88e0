export { forgetSent, noteSent, type SendOutcome } from './commands.ts'
export { workoutsToSend } from './workouts-to-send.ts'
