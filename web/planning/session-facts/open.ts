export { askScope, sessionQuery, useSession } from './queries.ts'
export { UnreleasedResults } from './UnreleasedResults.tsx'
