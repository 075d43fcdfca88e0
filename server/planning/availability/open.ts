export { followDays } from './absence-answers.ts'
export { removeAbsence, saveAbsence } from './commands.ts'
export { followMorning } from './follow-mornings.ts'
