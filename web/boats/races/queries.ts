import { eventRaces } from '#contract/boats/races.ts'
import { query } from '../../api/api.ts'

export const racesQuery = (sessionId: number) => query(eventRaces, { params: { id: sessionId } })
