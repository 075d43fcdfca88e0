import type { reports as en } from '../../en/screens/reports.ts'
import type { Translation } from '../../translation.ts'
import { figures, periods, titles } from '../figures.ts'

export const reports = {
  athletes_one: '{{count}} Person',
  athletes_other: '{{count}} Personen',
  onlyAttendance_one: '{{count}} Person zeigt nur die Anwesenheit',
  onlyAttendance_other: '{{count}} Personen zeigen nur die Anwesenheit',
  onlyAttendanceWhy:
    'Hat nicht eingewilligt, Gesundheitsdaten zu zeigen, oder zeigt sie dir nicht. Es zählen nur besuchte Einheiten.',
  empty: 'Nichts in diesem Zeitraum',
  emptyText: 'Einheiten zählen, sobald sie begonnen haben. Wähle andere Tage oder weniger Filter.',
  unscored_one:
    '{{count}} Einheit zählt mit Zeit und Distanz, hat aber keine Trainingsbelastung: kein Puls, keine Bewertung, keine geplante Intensität.',
  unscored_other:
    '{{count}} Einheiten zählen mit Zeit und Distanz, haben aber keine Trainingsbelastung: kein Puls, keine Bewertung, keine geplante Intensität.',
  periodsOf: '{{name}} im Verlauf',
  sessionsBehind: 'Einheiten hinter diesen Zahlen',
  tooManyBehind: 'Mehr als {{number}} Athlet:innen: Wähle weniger aus, um ihre Einheiten zu sehen.',
  noSquad: 'In keiner',
  inSeveral: 'Wer in mehreren {{squads}} ist, zählt in jeder, in der Summe nur einmal.',
  filters: {
    span: 'Zeitraum',
    against: 'Vergleichen mit',
    from: 'Von',
    to: 'Bis',
    tags: 'Schlagwörter',
    sports: 'Sportarten',
    focuses: 'Schwerpunkte',
    intensities: 'Intensitäten',
    all: 'Alle',
    by: 'Je',
    group: 'Zusammenfassen nach',
    tooLong: 'Wähle höchstens 800 Tage.',
    reversed: 'Der erste Tag darf nicht nach dem letzten liegen.',
  },
  comparedWith: 'verglichen mit {{days}}',
  points: '{{number}} PP',
  spans: {
    chosen: 'Gewählte Tage',
    'this-week': 'Diese Woche',
    'last-week': 'Letzte Woche',
    'four-weeks': 'Letzte 4 Wochen',
    'twelve-weeks': 'Letzte 12 Wochen',
    'last-month': 'Letzter Monat',
    'this-year': 'Dieses Jahr',
  },
  against: { none: 'Nichts', before: 'Zeitraum davor', year: 'Ein Jahr davor' },
  missing: {
    nothing: 'In diesem Zeitraum nichts erfasst',
    distance: 'Keine Distanz erfasst',
    plan: 'Keine geplante Zeit zum Vergleichen',
    load: 'Weder Puls noch RPE noch geplante Intensität',
    planned_rpe: 'Kein geplanter RPE',
    rating: 'Nicht bewertet',
    both_ratings: 'Keine Einheit mit geplantem und empfundenem RPE',
    asked: 'Zu keiner Einheit erwartet',
  },
  groups: {
    none: 'Personen',

    gender: 'Geschlecht',
    age: 'Altersklasse',
  },
  genders: { m: 'Männer', w: 'Frauen', unknown: 'Keine Angabe' },
  ages: {
    senior: 'Senior:innen',
    masters: 'Masters-Klasse {{letter}}',
    unknown: 'Alter unbekannt',
  },
  chart: {
    figure: 'Diagramm',
    across: 'Diagramm je',
  },
  stacks: {
    zones: 'Zeit nach Zone',
    planned_and_felt: 'Geplant und empfunden',
    outcomes: 'Wer dabei war',
  },
  columns: { change: '{{figure}}: Änderung', athlete: 'Athlet:in', zones: 'Zonen' },
  files: { title: 'Exportieren', workbook: 'Excel', csv: 'CSV', print: 'Drucken' },
  figures,
  periods,
  titles,
} as const satisfies Translation<typeof en>
