import { analysis } from '../analysis.ts'
import { ergo, ergoPieces } from '../ergo-report.ts'
import { figures, gmtCrews, gmtPieces, periods, spread, titles, ungrouped } from '../figures.ts'
import { links } from '../report-links.ts'
import { groups, listNames, missing } from '../report-files.ts'
import { sending } from '../report-mails.ts'
import { switcher } from '../report-switcher.ts'
import { records, trainingParts } from '../training-report.ts'
import { water, waterPieces } from '../water-report.ts'
import * as actions from '../shared/actions.ts'
import * as faults from '../shared/faults.ts'
import * as measures from '../shared/measures.ts'
import * as terms from '../shared/terms.ts'

export const reports = {
  athletes_one: '{{count}} athlete',
  athletes_other: '{{count}} athletes',
  onlyAttendance_one: '{{count}} athlete shares only attendance and is left out of totals',
  onlyAttendance_other: '{{count}} athletes share only attendance and are left out of totals',
  onlyAttendanceWhy:
    'No consent to share health data, or not shared with you. Only attendance is counted.',
  empty: 'Nothing in this period',
  emptyText: 'Sessions count once they have started. Try other dates or fewer filters.',
  unscored_one:
    '{{count}} session counts towards time and distance but not load: it has no heart rate, RPE or planned intensity.',
  unscored_other:
    '{{count}} sessions count towards time and distance but not load: they have no heart rate, RPE or planned intensity.',
  unrated_one:
    '{{count}} session has no RPE rating and counts as zero load in monotony and strain.',
  unrated_other:
    '{{count}} sessions have no RPE rating and count as zero load in monotony and strain.',
  rpeCompared:
    '“Reported minus planned” covers sessions that were both planned and rated; their number is shown next to it. “Planned RPE” covers all planned sessions, “Reported RPE” all rated ones.',
  streaks:
    'A streak is the number of planned sessions in a row that an athlete attended in this period. Sessions missed through illness or injury neither count nor break it. For several athletes, the longest streak is shown.',
  gmtZones:
    'GMT zones use the club’s limits, as a percentage of gold medal speed; each of the first three is split in two, and any beyond the sixth count as the sixth. Recordings count while the boat moves at 1.5 m/s or more, by its average speed over 30 seconds. Where only a time is known, it counts in full in the zone of its average speed.',
  periodsOf: '{{name}} over time',
  behind: {
    show: 'Sessions behind these figures',
    ofTotal: 'Sessions behind the total',
    hint: 'Choose a figure to see the sessions behind it.',
    figure: 'Figure',
    all: 'All sessions ({{number}})',
    tooMany: 'More than {{number}} athletes: choose fewer to see their sessions.',
    failed: 'The sessions could not be loaded. Close the list and open it again.',
  },
  missingBefore: 'No figure from the earlier period to compare with',
  noSquad: ungrouped.squad,
  noClass: ungrouped.class,
  inSeveral: 'Athletes in several {{squads}} count in each of them, and once in the total.',
  switcher,
  haveNone_one: '{{count}} session has none',
  haveNone_other: '{{count}} sessions have none',
  bySport: 'By sport',
  bySportUnit: measures.hours,
  squads: {
    title: '{{figure}} per athlete and week',
    hint: 'week by week below, the other {{squads}} in grey',
    table: 'The same period in figures',
    each: 'per athlete and week',
    show: actions.show,
    athletes: terms.athletes,
  },
  sinceBefore: '{{change}} on the period before',
  filters: {
    ...listNames,
    span: measures.period,
    against: 'Compare with',
    againstFrom: 'Compare from',
    againstTo: 'Compare to',
    from: terms.from,
    to: 'To',
    all: terms.all,
    by: 'By',
    group: 'Group by',
    tooLong: 'Choose a period of no more than 1,500 days.',
    reversed: faults.endDateBeforeStart,
    chooseAthletes: 'Choose athletes',
    tooManyBySession: 'A report by session can include at most 100 athletes.',
  },
  comparedWith: 'compared with {{days}}',
  points: '{{number}} pp',
  spans: {
    chosen: 'Custom dates',
    'this-week': 'This week',
    'last-week': 'Last week',
    'four-weeks': 'Last 4 weeks',
    'twelve-weeks': 'Last 12 weeks',
    'last-month': 'Last month',
    'this-year': 'This year',
    'this-season': 'This season',
  },
  against: {
    none: 'No comparison',
    before: 'Previous period',
    year: 'Same period a year earlier',
    chosen: 'Custom dates',
  },
  missing,
  groups,
  genders: { m: terms.men, w: terms.women, unknown: ungrouped.gender },
  ages: { senior: terms.senior, masters: 'Masters {{letter}}', unknown: ungrouped.age },
  chart: {
    figure: 'Chart',
    across: 'Chart by',
    of: 'Lines',
    together: 'All together',
    each: 'One line each: {{group}}',
    changes: 'Change per athlete',
    inBoth: 'In both periods: {{shown}} of {{count}} athletes.',
    some: 'Showing {{shown}} of {{count}} lines. Use filters to see the others.',
  },
  compared: { ofEach: 'For each figure', earlier: 'Earlier', now: 'Now', change: 'Change' },
  stacks: {
    gmt_time: 'Time by GMT zone',
    gmt_metres: 'Distance by GMT zone',
    zones: 'Time by zone',
    planned_and_felt: 'Planned and reported',
    outcomes: 'Attendance',
  },
  columns: {
    earlier: '{{figure}}: earlier',
    change: '{{figure}}: change',
    course: 'Course',
    athlete: terms.athlete,
    zones: 'Zones',
    usual: 'Default columns',
    up: 'Move {{column}} up',
    down: 'Move {{column}} down',
  },
  views: {
    title: 'Views',
    save: 'Save this view',
    saveTitle: 'Save this view',
    saved: 'View saved',
    manage: 'Manage views',
    manageTitle: 'Saved views',
    name: terms.name,
    default: 'Open this report with this view',
    share: 'Share with everyone in the club',
    ofClub: '{{name}} (club)',
    none: 'No saved views yet.',
    delete: actions.deleteIt,
    reallyDelete: 'Delete this view?',
  },
  files: {
    title: 'Export',
    workbook: 'Excel',
    csv: 'CSV',
    print: actions.print,
    printed: 'Printed {{day}}',
    bringIn: 'Bring in results …',
  },
  spreadMissing: {
    none: 'No athlete has this figure in both periods',
    two: 'Needs two athletes with this figure in both periods',
  },
  spreadWhy: 'Changes count only for athletes who have this figure in both periods.',
  pieces: {
    latest:
      'Showing the latest {{number}} of {{count}} pieces. Exported files contain all of them.',
    number: terms.numberedPiece,
    show: 'Show pieces',
  },
  analysis,
  links,
  sending,
  figures,
  gmtCrews,
  gmtPieces,
  ergoPieces,
  ergo,
  trainingParts,
  records,
  critical: {
    power: {
      title: 'Critical power',
      lead: 'The power that can be held for a long time, and the work that can be done above it (W′), from the personal bests over 2 to 20 minutes in the period chosen below.',
      fit: 'CP {{rate}} ± {{error}} W, W′ {{reserve}} ± {{reserveError}} kJ.',
    },
    speed: {
      title: 'Critical speed',
      lead: 'The speed that can be held for a long time, and the distance that can be rowed above it (D′), from the personal bests over 2 to 20 minutes in the period chosen below. Wind and current are included.',
      fit: 'CS {{rate}} ± {{error}} m/s, D′ {{reserve}} ± {{reserveError}} m.',
    },
    three: 'With three parameters: CP {{rate}} W, W′ {{reserve}} kJ, maximum {{most}} W.',
    days: 'Bests from',
    ninety: 'Last 90 days',
    none: 'No personal bests in this period.',
    points_one: 'From {{count}} personal best',
    points_other: 'From {{count}} personal bests',
    sources: { test: 'performance test', piece: 'entered', recording: 'recorded' },
    faults: {
      few_points:
        'Not known: personal bests over at least three durations from 2 to 20 minutes are needed.',
      narrow: 'Not known: the longest best must be at least three times as long as the shortest.',
      not_falling:
        'Not known: a longer best is faster than a shorter one, so the shorter one was not all-out.',
      not_positive: 'Not known: the bests hardly differ, so none of the short ones was all-out.',
      unsure: 'Not known: the bests do not fit together; the error is above 5%.',
    },
  },
  bike: { curveNone: 'No cycling power recorded in this period.' },
  waterPieces,
  water,
  spread,
  periods,
  titles,
} as const
