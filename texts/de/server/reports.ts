import type { reports as en } from '../../en/server/reports.ts'
import type { Words } from '../../translation.ts'

export const reports: Words<typeof en> = {
  sheet: 'Trainingsübersicht',
  athlete: 'Athlet:in',
  squads: 'Trainingsgruppen',
  week: 'Woche',
  sessions: 'Einheiten',
  hours: 'Zeit (h)',
  kilometres: 'Distanz (km)',
  onlyAttendance: 'Zeigt nur die Anwesenheit',
  total: 'Summe',
}
