import * as actions from './shared/actions.ts'
import * as measures from './shared/measures.ts'
import * as terms from './shared/terms.ts'

/** The statuses of the training ratio. */
export const ratioStatuses = {
  detraining: 'De-training or tapering',
  optimum: 'Optimum',
  tough: 'Tough training',
  danger: 'Danger zone',
}

export const loadNames = { ets: measures.ets, foster: measures.foster, trimp: measures.trimp }

/** How the load of athletes changes. */
export const trainingRatio = {
  title: measures.trainingRatio,
  lead: 'The ratio compares the load of the last 7 days with that of the last 28. It shows how load is changing; it does not predict injuries.',
  metrics: loadNames,
  name: terms.athlete,
  status: 'Change in load',
  ratio: measures.ratio,
  acute: '7 days',
  chronic: '28 days',
  change: 'Since a week ago',
  perDay: '{{metric}} per day',
  table: 'Training ratio on {{day}}',
  noValue: 'No ratio',
  noChange: 'No ratio a week earlier',
  empty: 'No athletes to show',
  emptyText: 'Try fewer filters. Athletes appear here once they share their health data.',
  course: {
    title: '{{name}}: load and ratio',
    load: 'Load ({{metric}})',
    ratio: measures.ratio,
    below: '{{status}} below {{to}}',
    from: '{{status}} from {{from}}',
    day: terms.day,
    none: 'No load recorded in this period.',
  },
  rules: {
    title: 'Method and limits',
    method: 'Method',
    rolling: 'Rolling: last 7 of 28 days',
    uncoupled: 'Uncoupled: last 7 days vs the 21 before them',
    ewma: 'Weighted: recent days count more',
    low: 'De-training below',
    high: 'Tough training above',
    danger: 'Danger zone from',
    saved: 'Method and limits saved',
    save: actions.save,
  },
}
