import { figures, gmtPieces, periods, spread, titles } from '../figures.ts'
import { racing } from '../racing.ts'
export const reports = {
  athlete: 'Athlete',
  squads: 'Squads',
  onlyAttendance: 'Shows only attendance',
  all: 'All',
  total: 'Total',
  figures,
  gmtPieces,
  racing,
  spread,
  periods,
  titles,
}
