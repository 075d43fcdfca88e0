import * as measures from '../shared/measures.ts'
import * as terms from '../shared/terms.ts'

export const distribution = {
  title: 'Training distribution',
  report: 'Open the training summary',
  score: 'Score',
  scores: {
    zones: 'Zone distribution',
    ets: measures.ets,
    foster: measures.foster,
    trimp: measures.trimp,
    rpe: 'RPE',
  },
  units: {
    zones: 'h in zones',
    ets: measures.ets,
    foster: measures.foster,
    trimp: measures.trimp,
    rpe: 'average RPE (CR10)',
  },
  dates: measures.period,
  days: { today: terms.today, last_week: 'Last week', last_4_weeks: 'Last 4 weeks' },
  whose: {
    own_one: 'Your training',
    own_other: 'Your training',
    squads_one: '{{trained}} of {{count}} athlete in your {{squads}}',
    squads_other: '{{trained}} of {{count}} athletes in your {{squads}}',
    club_one: '{{trained}} of {{count}} athlete you can see',
    club_other: '{{trained}} of {{count}} athletes you can see',
  },
  sessions_one: '{{count}} session',
  sessions_other: terms.sessionsCount,
  each: '{{value}} {{unit}} per athlete who trained',
  byZone: 'Time in each zone',
  bySport: 'By sport',
  measured: 'Based on heart rate where available, otherwise on the plan.',
  nothing: {
    today: 'Nothing recorded today yet',
    last_week: 'Nothing recorded in the last 7 days',
    last_4_weeks: 'Nothing recorded in the last 28 days',
  },
  planned_one: 'Planned: {{count}} session, {{time}} h',
  planned_other: 'Planned: {{count}} sessions, {{time}} h',
  unplanned: 'Nothing is planned for these days either.',
  missing: {
    effort_one:
      '{{count}} session is not included: it has neither heart rate nor planned intensity.',
    effort_other:
      '{{count}} sessions are not included: they have neither heart rate nor planned intensity.',
    rating_one: '{{count}} session is not included: it was not rated.',
    rating_other: '{{count}} sessions are not included: they were not rated.',
  },
} as const
