export const reports = {
  summary: {
    title: 'Training summary',
    leadOne: 'Sessions: {{sessions}} · {{time}} h · {{distance}}',
    leadMany: 'Athletes: {{athletes}} · {{time}} h · {{distance}}',
    export: 'Export to Excel',
    from: 'From',
    to: 'To',
    tags: 'Tags',
    all: 'All',
    metric: 'Load',
    tooLong: 'Choose a period of no more than 800 days.',
    reversed: 'The end date must not be before the start date.',
    unscored_one:
      '{{count}} session counts towards time and distance but not load: it has no heart rate, RPE or planned intensity.',
    unscored_other:
      '{{count}} sessions count towards time and distance but not load: they have no heart rate, RPE or planned intensity.',
    onlyAttendance_one: '{{count}} athlete shows only attendance',
    onlyAttendance_other: '{{count}} athletes show only attendance',
    onlyAttendanceWhy:
      'Has not consented to showing health data, or has chosen not to show them to you. Only sessions attended are counted.',
    empty: 'No training in this period',
    emptyText:
      'Sessions count once someone attends, rates them or uploads a file. Try other dates or fewer filters.',
    week: 'Week',
    chart: 'Chart',
    byZone: 'Time by zone',
    byAthlete: 'Load by athlete',
    hours: 'h',
    weeksOf: 'Weeks: {{name}}',
    wholeSpan: 'Whole period',
  },
  metrics: { ets: 'ETS', foster: 'Foster', trimp: 'TRIMP' },
  columns: {
    athlete: 'Athlete',
    week: 'Week',
    sessions: 'Sessions',
    time: 'Time',
    distance: 'Distance',
    zones: 'Zones',
  },
} as const
