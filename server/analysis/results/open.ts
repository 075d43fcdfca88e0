export { shownRecordings } from './queries.ts'
