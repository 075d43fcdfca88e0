import type { reports as en } from '../../en/screens/reports.ts'
import type { Translation } from '../../translation.ts'
import { analysis } from '../analysis.ts'
import { ergo, ergoPieces } from '../ergo-report.ts'
import { figures, gmtPieces, periods, spread, titles, ungrouped } from '../figures.ts'
import { links } from '../report-links.ts'
import { sending } from '../report-mails.ts'
import { records, trainingParts } from '../training-report.ts'
import { water, waterPieces } from '../water-report.ts'
import { testFields } from '../test-fields.ts'

export const reports = {
  athletes_one: '{{count}} Person',
  athletes_other: '{{count}} Personen',
  onlyAttendance_one: '{{count}} Person zeigt nur die Anwesenheit und zählt in keiner Summe',
  onlyAttendance_other: '{{count}} Personen zeigen nur die Anwesenheit und zählen in keiner Summe',
  onlyAttendanceWhy:
    'Hat nicht eingewilligt, Gesundheitsdaten zu zeigen, oder zeigt sie dir nicht. Es zählen nur besuchte Einheiten.',
  empty: 'Nichts in diesem Zeitraum',
  emptyText: 'Einheiten zählen, sobald sie begonnen haben. Wähle andere Tage oder weniger Filter.',
  unscored_one:
    '{{count}} Einheit zählt mit Zeit und Distanz, hat aber keine Trainingsbelastung: kein Puls, keine Bewertung, keine geplante Intensität.',
  unscored_other:
    '{{count}} Einheiten zählen mit Zeit und Distanz, haben aber keine Trainingsbelastung: kein Puls, keine Bewertung, keine geplante Intensität.',
  weekLoads:
    'Monotonie ist die mittlere Foster-Belastung der Tage einer ganzen Woche ÷ ihre Standardabweichung, Ruhetage eingeschlossen: Über 2 gleichen sich die Tage fast. Beanspruchung ist die Belastung der Woche × Monotonie. Bei mehreren Wochen oder Personen sind beide Mittelwerte.',
  unrated_one:
    '{{count}} Einheit ist nicht bewertet und zählt bei Monotonie und Beanspruchung als keine Belastung.',
  unrated_other:
    '{{count}} Einheiten sind nicht bewertet und zählen bei Monotonie und Beanspruchung als keine Belastung.',
  streaks:
    'Eine Serie ist, zu wie vielen für sie geplanten Einheiten dieses Zeitraums jemand hintereinander gekommen ist. Krank oder verletzt verpasste Einheiten zählen nicht und unterbrechen sie nicht. Bei mehreren Personen ist es die längste.',
  gmtZones:
    'GMT-Zonen folgen den Grenzen des Vereins in Prozent der Goldmedaillengeschwindigkeit; die ersten drei sind halbiert, die nach der sechsten zählen zur sechsten. Was gestoppt wurde, zählt als Ganzes in der Zone seiner mittleren Geschwindigkeit.',
  periodsOf: '{{name}} im Verlauf',
  sessionsBehind: 'Einheiten hinter diesen Zahlen',
  tooManyBehind: 'Mehr als {{number}} Athlet:innen: Wähle weniger aus, um ihre Einheiten zu sehen.',
  noSquad: ungrouped.squad,
  inSeveral: 'Wer in mehreren {{squads}} ist, zählt in jeder, in der Summe nur einmal.',
  tests: testFields.lists,
  filters: {
    athletes: 'Athlet:innen',
    span: 'Zeitraum',
    against: 'Vergleichen mit',
    from: 'Von',
    to: 'Bis',
    tags: 'Schlagwörter',
    sports: 'Sportarten',
    focuses: 'Schwerpunkte',
    intensities: 'Intensitäten',
    heart_rate_intensities: 'Geplante Pulszonen',
    stroke_rate_intensities: 'Geplante Schlagfrequenzzonen',
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
    pieces: 'Keine gestoppte Strecke in einem Boot mit Goldmedaillenzeit',
    ergo: 'Keine Zeit über diese Distanz auf dem Ergometer',
    ergo_time: 'Keine so lange Strecke auf dem Ergometer',
    foretelling: 'Keine gestoppte Strecke zwischen 500 m und 10 km',
    weight: 'Keine Zeit über 2000 m oder kein Gewicht in einem Profil, das du sehen darfst',
    recording: 'Keine so lange Aufzeichnung',
    water: 'Keine Zeit über diese Distanz auf dem Wasser',
    timed_pieces: 'Keine gestoppte Strecke auf dem Wasser',
    rated_pieces: 'Keine gestoppte Strecke mit Schlagfrequenz',
    climb: 'Keine Höhe aufgezeichnet',
    recorded_power: 'So lange keine Leistung aufgezeichnet',
    recorded_heart: 'So lange kein Puls aufgezeichnet',
    power_or_weight:
      'So lange keine Leistung aufgezeichnet oder kein Gewicht in einem Profil, das du sehen darfst',
    whole_week: 'Keine ganze, schon vergangene Woche in diesem Zeitraum',
    even_week: 'An jedem Tag der Woche dieselbe Belastung',
    streak: 'Nur im Zeitabschnitt mit der letzten Einheit',
  },
  groups: {
    none: 'Personen',

    gender: 'Geschlecht',
    age: 'Altersklasse',
  },
  genders: { m: 'Männer', w: 'Frauen', unknown: ungrouped.gender },
  ages: {
    senior: 'Senior:innen',
    masters: 'Masters-Klasse {{letter}}',
    unknown: ungrouped.age,
  },
  chart: {
    figure: 'Diagramm',
    across: 'Diagramm je',
  },
  stacks: {
    gmt_time: 'Zeit nach GMT-Zone',
    gmt_metres: 'Distanz nach GMT-Zone',
    zones: 'Zeit nach Zone',
    planned_and_felt: 'Geplant und empfunden',
    outcomes: 'Wer dabei war',
  },
  columns: {
    change: '{{figure}}: Änderung',
    athlete: 'Athlet:in',
    zones: 'Zonen',
    usual: 'Übliche Spalten',
    up: '{{column}} nach oben',
    down: '{{column}} nach unten',
  },
  views: {
    title: 'Ansichten',
    save: 'Ansicht speichern',
    saveTitle: 'Ansicht speichern',
    saved: 'Ansicht gespeichert',
    manage: 'Ansichten verwalten',
    manageTitle: 'Gespeicherte Ansichten',
    name: 'Name',
    default: 'Auswertung mit dieser Ansicht öffnen',
    share: 'Allen im Verein zeigen',
    ofClub: '{{name}} (Verein)',
    none: 'Noch keine Ansichten gespeichert.',
    delete: 'Löschen',
    reallyDelete: 'Wirklich löschen?',
  },
  files: {
    title: 'Exportieren',
    workbook: 'Excel',
    csv: 'CSV',
    print: 'Drucken',
    printed: 'Gedruckt {{day}}',
  },
  spreadWhy: 'Verglichen wird, wer den Wert in beiden Zeiträumen hat.',
  pieces: {
    latest: 'Die letzten {{number}} von {{count}} Strecken; Dateien enthalten alle.',
    number: 'Strecke {{number}}',
    show: 'Strecken zeigen',
  },
  analysis,
  links,
  sending,
  figures,
  gmtPieces,
  ergoPieces,
  ergo,
  trainingParts,
  records,
  bike: { curveNone: 'In diesem Zeitraum keine Leistung auf dem Rad aufgezeichnet.' },
  waterPieces,
  water,
  spread,
  periods,
  titles,
} as const satisfies Translation<typeof en>
