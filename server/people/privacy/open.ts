export { demandAthlete, noteHealthRead, noteHealthReads, seesAthlete } from './facts.ts'
export { seenAthletes, visibleAthletes, visibleTo, visibleWithConsent } from './queries.ts'
