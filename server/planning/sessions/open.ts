export { laidOut, type Plans, sessionDetail, structuresOf } from './queries.ts'
