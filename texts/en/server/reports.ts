export const reports = {
  sheet: 'Training summary',
  athlete: 'Athlete',
  squads: 'Squads',
  week: 'Week',
  sessions: 'Sessions',
  hours: 'Time (h)',
  kilometres: 'Distance (km)',
  onlyAttendance: 'Shows only attendance',
  total: 'Total',
}
