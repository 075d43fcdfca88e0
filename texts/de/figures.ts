import type {
  figures as en,
  gmtPieces as enPieces,
  periods as enPeriods,
  titles as enTitles,
} from '../en/figures.ts'
import type { Words } from '../translation.ts'

export const figures: Words<typeof en> = {
  sessions: 'Einheiten',
  time: 'Zeit',
  distance: 'Distanz',
  compliance: 'Von der geplanten Zeit',
  ets: 'ETS',
  foster: 'Foster',
  trimp: 'TRIMP',
  rated: 'Bewertet',
  planned_rpe: 'RPE geplant',
  felt_rpe: 'RPE empfunden',
  rpe_difference: 'Empfunden minus geplant',
  harder: 'Härter als geplant',
  easier: 'Leichter als geplant',
  asked: 'Erwartet',
  came: 'Dabei',
  attendance: 'Anwesenheit',
  late: 'Zu spät',
  no_show: 'Nicht erschienen',
  declined: 'Abgesagt',
  unanswered: 'Keine Antwort',
  ill: 'Krank',
  injured: 'Verletzt',
  alternative: 'Alternative gemacht',
  reason_work: 'Grund: Arbeit',
  reason_school: 'Grund: Schule',
  reason_family: 'Grund: Familie',
  reason_travel: 'Grund: Reise',
  reason_other: 'Grund: anderes',
  pieces: 'Strecken',
  medal_percent: '% GMT',
  best_medal_percent: 'Beste % GMT',
  piece_distance: 'Distanz der Strecken',
  piece_time: 'Zeit der Strecken',
}

export const periods: Words<typeof enPeriods> = {
  day: 'Tag',
  week: 'Woche',
  month: 'Monat',
  year: 'Jahr',
  weekday: 'Wochentag',
  session: 'Einheit',
}

export const titles: Words<typeof enTitles> = {
  'training-summary': 'Trainingsübersicht',
  rpe: 'RPE: geplant und empfunden',
  attendance: 'Anwesenheit',
  gmt: 'Goldmedaillentempo (GMT)',
}

export const gmtPieces: Words<typeof enPieces> = {
  title: 'Strecken mit ihrer Goldmedaillenzeit',
  date: 'Datum',
  session: 'Einheit',
  piece: 'Strecke',
  crew: 'Mannschaft oder Person',
  distance: 'Distanz',
  time: 'Zeit',
  percent: '% GMT',
  class: 'Bootsklasse',
  reference: 'Goldmedaillenzeit',
  reference_class: 'Gemessen an',
  reference_distance: 'Über',
  of_crew: 'Eigene der Mannschaft',
  of_table: 'Tabelle des Vereins',
  as_of: 'Stand der Tabelle',
}
