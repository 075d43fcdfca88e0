export { viewFacts } from './queries.ts'
