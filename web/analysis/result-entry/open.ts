export { EnterResults } from './EnterResults.tsx'
export { scoresQuery, scoresWithHistoryQuery } from './queries.ts'
