export { squadsQuery } from './queries.ts'
