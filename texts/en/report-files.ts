/** Why a figure is not known. */
export const missing = {
  time: 'No time recorded',
  nothing: 'Nothing recorded in this period',
  distance: 'No distance recorded',
  plan: 'No planned time to compare with',
  planned_distance: 'No distance was planned',
  load: 'No heart rate, RPE or planned intensity',
  planned_rpe: 'No planned RPE',
  rating: 'Not rated',
  both_ratings: 'No session with planned and felt RPE',
  asked: 'Was not expected at any session',
  pieces: 'No timed piece in a boat with a gold medal time',
  ergo: 'No time over this distance on the ergometer',
  ergo_time: 'No piece of this length on the ergometer',
  ergo_best: 'No 2000 m on the ergometer in two years',
  foretelling: 'No timed piece between 500 m and 10 km',
  weight: 'No 2000 m time, or no weight in a profile you may see',
  recording: 'No recording this long',
  water: 'No time over this distance on the water',
  weather: 'No weather known',
  timed_pieces: 'No timed piece on the water',
  rated_pieces: 'No timed piece with a stroke rate',
  climb: 'No elevation recorded',
  recorded_power: 'No power recorded for this long',
  recorded_heart: 'No heart rate recorded for this long',
  power_or_weight: 'No power recorded for this long, or no weight in a profile you may see',
  whole_week: 'No whole week that is over in these days',
  even_week: 'The same load on every day of the week',
  streak: 'Only in the period with the latest session',
}

/** What people are put together by. */
export const groups = { none: 'Athletes', gender: 'Sex', age: 'Age class', class: 'Boat class' }

/** What a report is narrowed down by. */
export const listNames = {
  athletes: 'Athletes',
  tags: 'Tags',
  sports: 'Sports',
  focuses: 'Focuses',
  intensities: 'Intensities',
  heart_rate_intensities: 'Heart-rate zones planned',
  stroke_rate_intensities: 'Stroke-rate zones planned',
}

/** What a file says of itself. */
export const files = {
  about: 'About this file',
  report: 'Report',
  club: 'Club',
  days: 'Days',
  against: 'Compared with',
  by: 'By',
  group: 'Group by',
  people: '{number} chosen',
  made: 'Made on',
  empty: 'Empty cells',
  emptyText: 'An empty cell is a figure that is not known. It is never zero.',
}
