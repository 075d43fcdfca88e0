export { noteSent } from './commands.ts'
export { workoutsToSend } from './sending.ts'
