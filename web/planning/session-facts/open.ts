export { askScope, sessionQuery, useSession } from './queries.ts'
export { TabHead, useTabHead } from './TabHead.tsx'
export { UnreleasedResults } from './UnreleasedResults.tsx'
