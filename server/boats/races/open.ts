export { nextRace } from './queries.ts'
