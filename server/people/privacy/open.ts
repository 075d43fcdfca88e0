export { demandAthlete, noteHealthRead, noteReadOnce, seesAthlete } from './facts.ts'
export { seenAthletes, visibleAthletes, visibleTo } from './queries.ts'
