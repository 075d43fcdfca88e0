export { demandAthlete, noteHealthRead, seesAthlete } from './facts.ts'
export { seenAthletes, visibleAthletes, visibleTo } from './queries.ts'
