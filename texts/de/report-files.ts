import type * as en from '../en/report-files.ts'
import type { Words } from '../translation.ts'
import * as measures from './shared/measures.ts'
import * as terms from './shared/terms.ts'

/** Why a figure is not known. */
export const missing: Words<typeof en.missing> = {
  time: 'Keine Zeit erfasst',
  nothing: 'In diesem Zeitraum nichts erfasst',
  distance: 'Keine Distanz erfasst',
  plan: 'Keine geplante Zeit zum Vergleichen',
  planned_distance: 'Keine Distanz geplant',
  load: 'Weder Puls noch RPE noch geplante Intensität',
  planned_rpe: 'Kein geplanter RPE',
  rating: 'Nicht bewertet',
  both_ratings: 'Keine Einheit mit geplantem und empfundenem RPE',
  asked: 'Zu keiner Einheit erwartet',
  pieces: 'Keine Strecke mit Zeit in einem Boot mit Goldmedaillenzeit',
  ergo: 'Keine Zeit über diese Distanz auf dem Ergometer',
  ergo_time: 'Keine Strecke dieser Dauer auf dem Ergometer',
  ergo_best: 'Keine 2000 m auf dem Ergometer in zwei Jahren',
  foretelling: 'Keine Strecke mit Zeit zwischen 500 m und 10 km',
  weight: 'Keine Zeit über 2000 m oder kein Gewicht in einem Profil, das du siehst',
  recording: 'Keine Aufzeichnung dieser Dauer',
  water: 'Keine Zeit über diese Distanz auf dem Wasser',
  weather: 'Keine Wetterdaten',
  timed_pieces: 'Keine Strecke mit Zeit auf dem Wasser',
  rated_pieces: 'Keine Strecke mit Zeit und Schlagfrequenz',
  climb: 'Keine Höhe aufgezeichnet',
  recorded_power: 'Keine Leistung über diese Dauer aufgezeichnet',
  recorded_heart: 'Kein Puls über diese Dauer aufgezeichnet',
  power_or_weight:
    'Keine Leistung über diese Dauer aufgezeichnet oder kein Gewicht in einem Profil, das du siehst',
  whole_week: 'Keine vollständige Woche in diesem Zeitraum',
  even_week: 'An jedem Tag dieselbe Trainingsbelastung',
  streak: 'Nur beim Zeitraum mit der letzten Einheit',
}

/** What people are put together by. */
export const groups: Words<typeof en.groups> = {
  none: 'Personen',
  gender: terms.gender,
  age: measures.ageCategory,
  class: terms.boatClass,
}

/** What a report is narrowed down by. */
export const listNames: Words<typeof en.listNames> = {
  athletes: terms.athletes,
  tags: terms.tags,
  sports: 'Sportarten',
  focuses: 'Schwerpunkte',
  intensities: measures.intensities,
  heart_rate_intensities: 'Geplante Pulszonen',
  stroke_rate_intensities: 'Geplante Schlagfrequenzzonen',
}

/** What a file says of itself. */
export const files: Words<typeof en.files> = {
  about: 'Zu dieser Datei',
  report: 'Auswertung',
  club: terms.club,
  days: measures.period,
  against: 'Verglichen mit',
  by: 'Je',
  group: 'Zusammengefasst nach',
  people: '{number} ausgewählt',
  made: 'Erstellt am',
  empty: 'Leere Zellen',
  emptyText: 'Eine leere Zelle heißt: Wert nicht bekannt. Sie steht nie für null.',
}
