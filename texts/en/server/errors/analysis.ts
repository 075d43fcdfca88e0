export const errors = {
  view_limit: 'You can save at most {max} views. Delete one first.',
  report_mail_limit: 'You can have at most {max} views sent by mail. Stop one first.',
  report_link_limit: 'You can have at most {max} links to reports at a time. Stop one first.',
  links_not_allowed: 'Your club does not show reports outside.',
  report_link_stopped: 'This link was stopped.',
  report_link_expired: 'This link has expired.',
  not_valid_url:
    'This address leads to no comparison. It may be incomplete, or the comparison was deleted.',
  morning_empty: 'Enter at least one value. A morning with nothing in it is not saved.',
  consent_missing:
    'Without consent to the use of health data nothing is entered here. You can give it in your settings, under Health data.',
} as const

export const fields = {
  sleep_time: 'Sleep time must be less than 24h.',
  no_training: 'There was no training the day before.',
} as const
