import * as measures from './shared/measures.ts'
import * as terms from './shared/terms.ts'

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
  asked: 'Not expected at any session',
  pieces: 'No timed pieces in a boat with a gold medal time',
  ergo: 'No time over this distance on the ergo',
  ergo_time: 'No piece of this length on the ergo',
  ergo_best: 'No 2000 m on the ergo in two years',
  foretelling: 'No timed piece between 500 m and 10 km',
  weight: 'No 2000 m time, or no weight in a profile you can see',
  recording: 'No recording long enough',
  water: 'No time over this distance on the water',
  weather: 'No weather data',
  timed_pieces: 'No timed piece on the water',
  rated_pieces: 'No timed piece with a stroke rate',
  climb: 'No elevation recorded',
  recorded_power: 'No power recorded over this duration',
  recorded_heart: 'No heart rate recorded over this duration',
  power_or_weight: 'No power recorded over this duration, or no weight in a profile you can see',
  whole_week: 'No complete week in this period',
  even_week: 'The load was the same every day',
  streak: 'Shown only for the period with the latest session',
}

/** What people are put together by. */
export const groups = {
  none: 'Athletes',
  gender: terms.gender,
  age: measures.ageCategory,
  class: terms.boatClass,
}

/** What a report is narrowed down by. */
export const listNames = {
  athletes: terms.athletes,
  tags: terms.tags,
  sports: 'Sports',
  focuses: 'Focuses',
  intensities: measures.intensities,
  heart_rate_intensities: 'Planned heart-rate zones',
  stroke_rate_intensities: 'Planned stroke-rate zones',
}

/** What a file says of itself. */
export const files = {
  about: 'About this file',
  report: 'Report',
  club: terms.club,
  days: measures.period,
  against: 'Compared with',
  by: 'By',
  group: 'Group by',
  people: '{number} selected',
  made: 'Created on',
  empty: 'Empty cells',
  emptyText: 'An empty cell means the figure is not known. It never means zero.',
}
