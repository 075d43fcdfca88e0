import type { reports as en } from '../../en/screens/reports.ts'
import type { Translation } from '../../translation.ts'
import { analysis } from '../analysis.ts'
import { ergo, ergoPieces } from '../ergo-report.ts'
import { figures, gmtCrews, gmtPieces, periods, spread, titles, ungrouped } from '../figures.ts'
import { links } from '../report-links.ts'
import { groups, listNames, missing } from '../report-files.ts'
import { sending } from '../report-mails.ts'
import { switcher } from '../report-switcher.ts'
import { records, trainingParts } from '../training-report.ts'
import { water, waterPieces } from '../water-report.ts'

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
  unrated_one:
    '{{count}} Einheit ist nicht bewertet und zählt bei Monotonie und Beanspruchung als keine Belastung.',
  unrated_other:
    '{{count}} Einheiten sind nicht bewertet und zählen bei Monotonie und Beanspruchung als keine Belastung.',
  rpeCompared:
    '«Empfunden minus geplant» gilt für die Einheiten, die geplant und bewertet wurden; ihre Anzahl steht daneben. «RPE geplant» gilt für alle geplanten, «RPE empfunden» für alle bewerteten.',
  streaks:
    'Eine Serie ist, zu wie vielen für sie geplanten Einheiten dieses Zeitraums jemand hintereinander gekommen ist. Krank oder verletzt verpasste Einheiten zählen nicht und unterbrechen sie nicht. Bei mehreren Personen ist es die längste.',
  gmtZones:
    'GMT-Zonen folgen den Grenzen des Vereins in Prozent der Goldmedaillengeschwindigkeit; die ersten drei sind halbiert, die nach der sechsten zählen zur sechsten. Aufzeichnungen zählen, solange das Boot mindestens 1,5 m/s fährt, nach der mittleren Geschwindigkeit über 30 Sekunden. Was nur gestoppt wurde, zählt als Ganzes in der Zone seiner mittleren Geschwindigkeit.',
  periodsOf: '{{name}} im Verlauf',
  behind: {
    show: 'Einheiten hinter diesen Zahlen',
    ofTotal: 'Einheiten hinter der Summe',
    hint: 'Klick auf eine Zahl, um die Einheiten dahinter zu sehen.',
    figure: 'Einheiten welcher Zahl',
    all: 'Alle Einheiten {{number}}',
    tooMany: 'Mehr als {{number}} Athlet:innen: Wähle weniger aus, um ihre Einheiten zu sehen.',
    failed:
      'Die Einheiten konnten nicht geladen werden. Schließe die Liste und öffne sie noch einmal.',
  },
  missingBefore: 'Keine Zahl aus dem früheren Zeitraum zum Vergleichen',
  noSquad: ungrouped.squad,
  noClass: ungrouped.class,
  inSeveral: 'Wer in mehreren {{squads}} ist, zählt in jeder, in der Summe nur einmal.',
  switcher,
  haveNone_one: '{{count}} Einheit ohne',
  haveNone_other: '{{count}} Einheiten ohne',
  bySport: 'Nach Sportart',
  bySportUnit: 'Stunden',
  squads: {
    title: '{{figure}} pro Person und Woche',
    hint: 'darunter Woche für Woche, die anderen {{squads}} grau',
    table: 'Derselbe Zeitraum in Zahlen',
    each: 'pro Person und Woche',
    show: 'Zeigen',
    athletes: 'Athlet:innen',
  },
  sinceBefore: '{{change}} zum Vergleichszeitraum',
  filters: {
    ...listNames,
    span: 'Zeitraum',
    against: 'Vergleichen mit',
    againstFrom: 'Vergleich von',
    againstTo: 'Vergleich bis',
    from: 'Von',
    to: 'Bis',
    all: 'Alle',
    by: 'Je',
    group: 'Zusammenfassen nach',
    tooLong: 'Wähle höchstens 1500 Tage.',
    reversed: 'Der erste Tag darf nicht nach dem letzten liegen.',
    chooseAthletes: 'Wähle Athlet:innen',
    tooManyBySession: 'Nach Einheit zeigt ein Bericht höchstens 100 Athlet:innen.',
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
    'this-season': 'Diese Saison',
  },
  against: {
    none: 'Nichts',
    before: 'Zeitraum davor',
    year: 'Ein Jahr davor',
    chosen: 'Gewählte Tage',
  },
  missing,
  groups,
  genders: { m: 'Männer', w: 'Frauen', unknown: ungrouped.gender },
  ages: {
    senior: 'Senior:innen',
    masters: 'Masters-Klasse {{letter}}',
    unknown: ungrouped.age,
  },
  chart: {
    figure: 'Diagramm',
    across: 'Diagramm je',
    of: 'Linien',
    together: 'Alle zusammen',
    each: 'Je eine: {{group}}',
    changes: 'Änderung je Athlet:in',
    inBoth: 'In beiden Zeiträumen bekannt: {{shown}} von {{count}} Personen.',
    some: 'Gezeichnet: {{shown}} von {{count}} Linien. Mit Filtern siehst du die übrigen.',
  },
  compared: { ofEach: 'Von jedem Wert', earlier: 'Früher', now: 'Jetzt', change: 'Änderung' },
  stacks: {
    gmt_time: 'Zeit nach GMT-Zone',
    gmt_metres: 'Distanz nach GMT-Zone',
    zones: 'Zeit nach Zone',
    planned_and_felt: 'Geplant und empfunden',
    outcomes: 'Wer dabei war',
  },
  columns: {
    earlier: '{{figure}}: früher',
    change: '{{figure}}: Änderung',
    course: 'Verlauf',
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
  spreadMissing: {
    none: 'Niemand hat diese Zahl in beiden Zeiträumen',
    two: 'Braucht zwei Athlet:innen mit dieser Zahl in beiden Zeiträumen',
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
  gmtCrews,
  gmtPieces,
  ergoPieces,
  ergo,
  trainingParts,
  records,
  critical: {
    power: {
      title: 'Critical Power',
      lead: 'Was sich lange halten lässt, und die Arbeit, die darüber hinaus möglich ist (W′): aus den Bestwerten über 2 bis 20 Minuten in diesem Zeitraum.',
      fit: 'CP {{rate}} ± {{error}} W und W′ {{reserve}} ± {{reserveError}} kJ.',
    },
    speed: {
      title: 'Critical Speed',
      lead: 'Was sich lange halten lässt, und die Meter, die darüber hinaus möglich sind (D′): aus den Bestwerten über 2 bis 20 Minuten in diesem Zeitraum, samt Wind und Strömung.',
      fit: 'CS {{rate}} ± {{error}} m/s und D′ {{reserve}} ± {{reserveError}} m.',
    },
    three: 'Mit drei Parametern: CP {{rate}} W, W′ {{reserve}} kJ, Maximum {{most}} W.',
    points: 'Aus {{points}}.',
    faults: {
      few_points: 'Nicht bekannt: Es braucht Bestwerte über drei Dauern zwischen 2 und 20 Minuten.',
      narrow:
        'Nicht bekannt: Der längste Bestwert muss mindestens dreimal so lang sein wie der kürzeste.',
      not_falling:
        'Nicht bekannt: Ein längerer Bestwert ist schneller als ein kürzerer; der kürzere war nicht am Limit.',
      not_positive:
        'Nicht bekannt: Die Bestwerte unterscheiden sich kaum; von den kurzen war keiner am Limit.',
      unsure: 'Nicht bekannt: Die Bestwerte passen nicht zusammen, der Fehler liegt über 5 %.',
    },
  },
  bike: { curveNone: 'In diesem Zeitraum keine Leistung auf dem Rad aufgezeichnet.' },
  waterPieces,
  water,
  spread,
  periods,
  titles,
} as const satisfies Translation<typeof en>
