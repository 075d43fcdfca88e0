import * as terms from './shared/terms.ts'

/** Views of reports that are sent by mail. */
export const sending = {
  make: 'Send by email',
  title: terms.emailReports,
  text: 'A saved view is emailed on Mondays at 6:00 for the previous week or month. Everyone receives only what they are allowed to see; load, heart rate, weight and illness are never emailed.',
  noViews: 'Save a view of this report first. Then you can send it by email.',
  view: terms.view,
  rhythm: 'How often',
  rhythms: { weekly: 'Every Monday', monthly: 'First Monday of the month' },
  audience: 'Recipients',
  audiences: { self: 'Just me', coaches: 'Coaches' },
  coachesOf: 'Coaches of',
  start: 'Send',
  started: 'Email report set up',
  active: 'Active email reports',
  none: 'No email reports yet',
  private: '{{name}}’s private view',
  by: 'by {{name}}',
  notToYou: 'you have unsubscribed',
  stop: 'Stop sending',
  stopOf: 'Stop sending {{name}}',
  stopped: 'Email report stopped',
  page: {
    title: terms.emailReports,
    stopped: 'You will no longer receive the report “{{view}}” from {{club}} by email.',
    wanted: 'You receive the report “{{view}}” from {{club}} by email.',
    stop: 'Unsubscribe',
    undo: 'Subscribe again',
    broken: 'This link does not work',
    failed: 'That did not work. Check your connection and try again.',
  },
} as const
