export { scoreTasks } from './jobs.ts'
export { measureScores } from './measure.ts'
