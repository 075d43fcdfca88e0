import type { reports as en } from '../../en/server/reports.ts'
import type { Words } from '../../translation.ts'

export const reports: Words<typeof en> = {
  sheet: 'Bilan d’entraînement',
  athlete: 'Athlète',
  squads: 'Groupes',
  week: 'Semaine',
  sessions: 'Séances',
  hours: 'Durée (h)',
  kilometres: 'Distance (km)',
  onlyAttendance: 'Ne montre que ses présences',
  total: 'Total',
}
