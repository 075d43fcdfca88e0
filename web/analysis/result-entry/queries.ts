import { sessionScores } from '#contract/analysis/result-entry.ts'
import { query } from '../../api/api.ts'

/** What was entered for a session, and where values go. */
export const scoresQuery = (sessionId: number) =>
  query(sessionScores, { params: { id: sessionId } })
/** The same for who enters values, and so sees what they write over. */
export const scoresToEnterQuery = (sessionId: number) =>
  query(sessionScores, { params: { id: sessionId }, query: { entering: true } })
export const scoresWithHistoryQuery = (sessionId: number) =>
  query(sessionScores, { params: { id: sessionId }, query: { include: 'history' } })
