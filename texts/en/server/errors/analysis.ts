import * as faults from '../../shared/faults.ts'

export const errors = {
  view_limit: 'You can save at most {max} views. Delete one first.',
  report_mail_limit: 'You can have at most {max} views sent by email. Stop one first.',
  report_link_limit: 'You can have at most {max} active report links. Revoke one first.',
  links_not_allowed: 'Your club does not share reports outside the club.',
  report_link_stopped: 'This link has been revoked.',
  report_link_expired: 'This link has expired.',
  not_valid_url:
    'Not valid URL. The address may be incomplete, or the comparison may have been deleted.',
  morning_empty: 'Enter at least one value. An empty morning entry cannot be saved.',
  consent_missing:
    'Without consent to the use of health data, nothing can be entered here. You can give consent in your settings, under Health data.',
  mornings_of_all:
    'Only these athletes are asked for morning entries. If you delete this, all athletes will be asked for health data. First change who is asked in the club settings, under “Morning questions”.',
} as const

export const fields = {
  sleep_time: faults.sleepTime,
  no_training: 'There was no training the day before.',
} as const
