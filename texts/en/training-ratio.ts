/** The statuses of the training ratio. */
export const ratioStatuses = {
  detraining: 'De-training or tapering',
  optimum: 'Optimum',
  tough: 'Tough training',
  danger: 'Danger zone',
}

export const loadNames = { ets: 'ETS', foster: 'Foster', trimp: 'TRIMP' }

/** How the load of athletes changes. */
export const trainingRatio = {
  title: 'Training ratio',
  lead: 'The ratio compares the load of the last 7 days with that of the last 28: it speaks of a change of load and says nothing about injuries.',
  metrics: loadNames,
  name: 'Athlete',
  status: 'Change of load',
  ratio: 'Ratio',
  acute: '7 days',
  chronic: '28 days',
  change: 'Against a week ago',
  perDay: '{{metric}} a day',
  table: 'Training ratio of {{day}}',
  noValue: 'No ratio',
  noChange: 'No ratio a week before',
  empty: 'No athletes to show',
  emptyText: 'Choose fewer filters. Athletes appear here once they share their health data.',
  course: {
    title: '{{name}}: load and ratio',
    load: 'Load ({{metric}})',
    ratio: 'Ratio',
    below: '{{status}} below {{to}}',
    from: '{{status}} from {{from}}',
    day: 'Day',
    none: 'No load is known of these days.',
  },
  rules: {
    title: 'Method and lines',
    method: 'Method',
    rolling: 'Rolling: 7 days of the 28',
    uncoupled: 'Uncoupled: 7 days against the 21 before',
    ewma: 'Weighted: recent days count more',
    low: 'De-training below',
    high: 'Tough training above',
    danger: 'Danger zone from',
    saved: 'Method and lines are saved.',
    save: 'Save',
  },
}
