export { demandAthlete, noteHealthRead, noteHealthReads, seesAthlete } from './facts.ts'
export { seenAthletes, visibleAthletes, visibleTo } from './queries.ts'
