import { figures, periods, titles } from '../figures.ts'

export const reports = {
  athletes_one: '{{count}} athlete',
  athletes_other: '{{count}} athletes',
  onlyAttendance_one: '{{count}} athlete shows only attendance',
  onlyAttendance_other: '{{count}} athletes show only attendance',
  onlyAttendanceWhy:
    'Has not consented to showing health data, or has chosen not to show them to you. Only sessions attended are counted.',
  empty: 'Nothing in this period',
  emptyText: 'Sessions count once they have begun. Try other dates or fewer filters.',
  unscored_one:
    '{{count}} session counts towards time and distance but not load: it has no heart rate, RPE or planned intensity.',
  unscored_other:
    '{{count}} sessions count towards time and distance but not load: they have no heart rate, RPE or planned intensity.',
  periodsOf: '{{name}} over time',
  sessionsBehind: 'Sessions behind these figures',
  noSquad: 'In none',
  inSeveral: 'Athletes in several {{squads}} count in each of them, and once in the total.',
  filters: {
    from: 'From',
    to: 'To',
    tags: 'Tags',
    sports: 'Sports',
    focuses: 'Focuses',
    intensities: 'Intensities',
    all: 'All',
    by: 'By',
    group: 'Group by',
    tooLong: 'Choose a period of no more than 800 days.',
    reversed: 'The end date must not be before the start date.',
  },
  groups: { none: 'Athletes', gender: 'Sex', age: 'Age class' },
  genders: { m: 'Men', w: 'Women', unknown: 'Not specified' },
  ages: { senior: 'Senior', masters: 'Masters {{letter}}', unknown: 'Age unknown' },
  chart: { figure: 'Chart', across: 'Chart by' },
  stacks: { zones: 'Time by zone', planned_and_felt: 'Planned and felt', outcomes: 'Who came' },
  columns: { athlete: 'Athlete', zones: 'Zones' },
  files: { title: 'Export', workbook: 'Excel', csv: 'CSV', print: 'Print' },
  figures,
  periods,
  titles,
} as const
