export { consentFacts } from './queries.ts'
