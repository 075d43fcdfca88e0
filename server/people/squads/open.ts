export { hasScores } from './queries.ts'
