/** What reports count, on screens and in files. */
export const figures = {
  sessions: 'Sessions',
  time: 'Time',
  distance: 'Distance',
  compliance: 'Done of planned time',
  ets: 'ETS',
  foster: 'Foster',
  trimp: 'TRIMP',
  rated: 'Rated',
  planned_rpe: 'Planned RPE',
  felt_rpe: 'Felt RPE',
  rpe_difference: 'Felt minus planned',
  harder: 'Harder than planned',
  easier: 'Easier than planned',
  asked: 'Expected',
  came: 'Came',
  attendance: 'Attendance',
  late: 'Late',
  no_show: 'No-show',
  declined: 'Declined',
  unanswered: 'No answer',
  ill: 'Ill',
  injured: 'Injured',
  alternative: 'Did alternative',
  reason_work: 'Reason: work',
  reason_school: 'Reason: school',
  reason_family: 'Reason: family',
  reason_travel: 'Reason: travel',
  reason_other: 'Reason: other',
}

export const periods = {
  day: 'Day',
  week: 'Week',
  month: 'Month',
  year: 'Year',
  weekday: 'Weekday',
  session: 'Session',
}

export const titles = {
  'training-summary': 'Training summary',
  rpe: 'RPE: planned and felt',
  attendance: 'Attendance',
}
