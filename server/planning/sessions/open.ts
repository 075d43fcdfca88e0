export { ratingOf, sessionDetail } from './queries.ts'
export { laidOut, Plans, structuresOf } from './stored-plans.ts'
