import type { figures as en, periods as enPeriods, titles as enTitles } from '../en/figures.ts'
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
}
