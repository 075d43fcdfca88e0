export { createSquad } from './commands.ts'
export { hasScores } from './queries.ts'
