export { removeAbsence, saveAbsence } from './commands.ts'
export { followMorning } from './follow-mornings.ts'
