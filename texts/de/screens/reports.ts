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
import * as actions from '../shared/actions.ts'
import * as faults from '../shared/faults.ts'
import * as measures from '../shared/measures.ts'
import * as terms from '../shared/terms.ts'

export const reports = {
  athletes_one: '{{count}} Person',
  athletes_other: '{{count}} Personen',
  onlyAttendance_one: '{{count}} Person teilt nur die Anwesenheit und zählt in keiner Summe',
  onlyAttendance_other: '{{count}} Personen teilen nur die Anwesenheit und zählen in keiner Summe',
  onlyAttendanceWhy:
    'Keine Einwilligung zu Gesundheitsdaten, oder nicht mit dir geteilt. Es zählt nur die Anwesenheit.',
  empty: 'Nichts in diesem Zeitraum',
  emptyText:
    'Einheiten zählen, sobald sie begonnen haben. Wähle einen anderen Zeitraum oder weniger Filter.',
  unscored_one:
    '{{count}} Einheit zählt mit Zeit und Distanz, hat aber keine Trainingsbelastung: kein Puls, keine Bewertung, keine geplante Intensität.',
  unscored_other:
    '{{count}} Einheiten zählen mit Zeit und Distanz, haben aber keine Trainingsbelastung: kein Puls, keine Bewertung, keine geplante Intensität.',
  unrated_one:
    '{{count}} Einheit hat keine RPE-Bewertung und zählt bei Monotonie und Beanspruchung mit null.',
  unrated_other:
    '{{count}} Einheiten haben keine RPE-Bewertung und zählen bei Monotonie und Beanspruchung mit null.',
  rpeCompared:
    '„Empfunden minus geplant“ gilt für Einheiten, die geplant und bewertet wurden; ihre Anzahl steht daneben. „RPE geplant“ gilt für alle geplanten, „RPE empfunden“ für alle bewerteten.',
  streaks:
    'Eine Serie sind geplante Einheiten in Folge, bei denen jemand dabei war. Wegen Krankheit oder Verletzung verpasste Einheiten zählen nicht und unterbrechen sie nicht. Bei mehreren Personen steht die längste Serie.',
  gmtZones:
    'GMT-Zonen richten sich nach den Grenzen des Vereins in Prozent der Goldmedaillengeschwindigkeit; die ersten drei sind je zweigeteilt, was über der sechsten liegt, zählt zur sechsten. Aufzeichnungen zählen, solange das Boot mindestens 1,5 m/s fährt, nach der Durchschnittsgeschwindigkeit über 30 Sekunden. Wo nur eine Zeit bekannt ist, zählt sie ganz in der Zone ihrer Durchschnittsgeschwindigkeit.',
  periodsOf: '{{name}} im Verlauf',
  behind: {
    show: 'Einheiten hinter diesen Werten',
    ofTotal: 'Einheiten hinter der Summe',
    hint: 'Klicke auf einen Wert, um die Einheiten dahinter zu sehen.',
    figure: 'Wert',
    all: 'Alle Einheiten ({{number}})',
    tooMany: 'Mehr als {{number}} Athlet:innen: Wähle weniger aus, um ihre Einheiten zu sehen.',
    failed:
      'Die Einheiten konnten nicht geladen werden. Schließe die Liste und öffne sie noch einmal.',
  },
  missingBefore: 'Kein Wert aus dem früheren Zeitraum zum Vergleichen',
  noSquad: ungrouped.squad,
  noClass: ungrouped.class,
  inSeveral: 'Wer in mehreren {{squads}} ist, zählt in jeder, in der Summe nur einmal.',
  switcher,
  haveNone_one: '{{count}} Einheit ohne',
  haveNone_other: '{{count}} Einheiten ohne',
  bySport: 'Nach Sportart',
  bySportUnit: measures.hours,
  squads: {
    title: '{{figure}} pro Person und Woche',
    hint: 'darunter Woche für Woche, die anderen {{squads}} grau',
    table: 'Derselbe Zeitraum in Zahlen',
    each: 'pro Person und Woche',
    show: actions.show,
    athletes: terms.athletes,
  },
  sinceBefore: '{{change}} zum Vergleichszeitraum',
  filters: {
    ...listNames,
    span: measures.period,
    against: 'Vergleichen mit',
    againstFrom: 'Vergleich von',
    againstTo: 'Vergleich bis',
    from: terms.from,
    to: 'Bis',
    all: terms.all,
    by: 'Je',
    group: 'Zusammenfassen nach',
    tooLong: 'Wähle einen Zeitraum von höchstens 1500 Tagen.',
    reversed: faults.endDateBeforeStart,
    chooseAthletes: 'Wähle Athlet:innen',
    tooManyBySession: 'Nach Einheit zeigt eine Auswertung höchstens 100 Athlet:innen.',
  },
  comparedWith: 'verglichen mit {{days}}',
  points: '{{number}} PP',
  spans: {
    chosen: 'Eigener Zeitraum',
    'this-week': 'Diese Woche',
    'last-week': 'Letzte Woche',
    'four-weeks': 'Letzte 4 Wochen',
    'twelve-weeks': 'Letzte 12 Wochen',
    'last-month': 'Letzter Monat',
    'this-year': 'Dieses Jahr',
    'this-season': 'Diese Saison',
  },
  against: {
    none: 'Kein Vergleich',
    before: 'Vorheriger Zeitraum',
    year: 'Gleicher Zeitraum im Vorjahr',
    chosen: 'Eigener Zeitraum',
  },
  missing,
  groups,
  genders: { m: terms.men, w: terms.women, unknown: ungrouped.gender },
  ages: {
    senior: terms.senior,
    masters: 'Masters-Klasse {{letter}}',
    unknown: ungrouped.age,
  },
  chart: {
    figure: 'Diagramm',
    across: 'Diagramm pro',
    of: 'Linien',
    together: 'Alle zusammen',
    each: 'Je eine Linie: {{group}}',
    changes: 'Veränderung pro Person',
    inBoth: 'In beiden Zeiträumen: {{shown}} von {{count}} Personen.',
    some: 'Zu sehen: {{shown}} von {{count}} Linien. Mit Filtern siehst du die übrigen.',
  },
  compared: { ofEach: 'Für jeden Wert', earlier: 'Früher', now: 'Jetzt', change: 'Veränderung' },
  stacks: {
    gmt_time: 'Zeit nach GMT-Zone',
    gmt_metres: 'Distanz nach GMT-Zone',
    zones: 'Zeit nach Zone',
    planned_and_felt: 'Geplant und empfunden',
    outcomes: 'Anwesenheit',
  },
  columns: {
    earlier: '{{figure}}: früher',
    change: '{{figure}}: Veränderung',
    course: 'Verlauf',
    athlete: terms.athlete,
    zones: 'Zonen',
    usual: 'Standardspalten',
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
    name: terms.name,
    default: 'Auswertung mit dieser Ansicht öffnen',
    share: 'Mit allen im Verein teilen',
    ofClub: '{{name}} (Verein)',
    none: 'Noch keine Ansichten gespeichert.',
    delete: actions.deleteIt,
    reallyDelete: 'Diese Ansicht löschen?',
  },
  files: {
    title: 'Exportieren',
    workbook: 'Excel',
    csv: 'CSV',
    print: actions.print,
    printed: 'Gedruckt {{day}}',
    bringIn: 'Ergebnisse einlesen …',
  },
  spreadMissing: {
    none: 'Niemand hat diesen Wert in beiden Zeiträumen',
    two: 'Braucht zwei Athlet:innen mit diesem Wert in beiden Zeiträumen',
  },
  spreadWhy: 'Es zählt nur, wer den Wert in beiden Zeiträumen hat.',
  pieces: {
    latest: 'Die letzten {{number}} von {{count}} Strecken; exportierte Dateien enthalten alle.',
    number: terms.numberedPiece,
    show: 'Strecken anzeigen',
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
      lead: 'Die Leistung, die sich lange halten lässt, und die Arbeit, die darüber möglich ist (W′), aus den Bestwerten über 2 bis 20 Minuten im unten gewählten Zeitraum.',
      fit: 'CP {{rate}} ± {{error}} W und W′ {{reserve}} ± {{reserveError}} kJ.',
    },
    speed: {
      title: 'Critical Speed',
      lead: 'Das Tempo, das sich lange halten lässt, und die Meter, die darüber möglich sind (D′), aus den Bestwerten über 2 bis 20 Minuten im unten gewählten Zeitraum, samt Wind und Strömung.',
      fit: 'CS {{rate}} ± {{error}} m/s und D′ {{reserve}} ± {{reserveError}} m.',
    },
    three: 'Mit drei Parametern: CP {{rate}} W, W′ {{reserve}} kJ, Maximum {{most}} W.',
    days: 'Bestwerte vom',
    ninety: 'Letzte 90 Tage',
    none: 'Keine Bestwerte in diesem Zeitraum.',
    points_one: 'Aus {{count}} Bestwert',
    points_other: 'Aus {{count}} Bestwerten',
    sources: { test: 'Leistungstest', piece: 'eingetragen', recording: 'aufgezeichnet' },
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
