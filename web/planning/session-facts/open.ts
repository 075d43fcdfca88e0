export { askScope, sessionQuery, useSession } from './queries.ts'
