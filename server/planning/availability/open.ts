export { followMorning } from './follow-mornings.ts'
