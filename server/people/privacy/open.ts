export { demandAthlete, noteHealthRead, noteReadOnce, seesAthlete } from './facts.ts'
export { seenAthletes, visibleAthletes, visibleTo, visibleWithConsent } from './queries.ts'
