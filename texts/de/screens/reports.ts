import type { reports as en } from '../../en/screens/reports.ts'
import type { Translation } from '../../translation.ts'

export const reports = {
  summary: {
    title: 'Trainingsübersicht',
    leadOne: 'Einheiten: {{sessions}} · {{time}} h · {{distance}}',
    leadMany: 'Athlet:innen: {{athletes}} · {{time}} h · {{distance}}',
    export: 'Als Excel exportieren',
    from: 'Von',
    to: 'Bis',
    tags: 'Schlagwörter',
    all: 'Alle',
    metric: 'Trainingsbelastung',
    tooLong: 'Wähle höchstens 800 Tage.',
    reversed: 'Der erste Tag darf nicht nach dem letzten liegen.',
    unscored_one:
      '{{count}} Einheit zählt mit Zeit und Distanz, hat aber keine Trainingsbelastung: kein Puls, keine Bewertung, keine geplante Intensität.',
    unscored_other:
      '{{count}} Einheiten zählen mit Zeit und Distanz, haben aber keine Trainingsbelastung: kein Puls, keine Bewertung, keine geplante Intensität.',
    onlyAttendance_one: '{{count}} Person zeigt nur die Anwesenheit',
    onlyAttendance_other: '{{count}} Personen zeigen nur die Anwesenheit',
    onlyAttendanceWhy:
      'Hat nicht eingewilligt, Gesundheitsdaten zu zeigen, oder zeigt sie dir nicht. Es zählen nur besuchte Einheiten.',
    empty: 'In diesem Zeitraum wurde nicht trainiert',
    emptyText:
      'Eine Einheit zählt, sobald jemand dabei ist, sie bewertet oder eine Datei hochlädt. Wähle andere Tage oder weniger Filter.',
    week: 'Woche',
    chart: 'Diagramm',
    byZone: 'Zeit nach Zone',
    byAthlete: 'Trainingsbelastung pro Person',
    hours: 'h',
    weeksOf: 'Wochen von {{name}}',
    wholeSpan: 'Ganzer Zeitraum',
  },
  metrics: { ets: 'ETS', foster: 'Foster', trimp: 'TRIMP' },
  columns: {
    athlete: 'Athlet:in',
    week: 'Woche',
    sessions: 'Einheiten',
    time: 'Zeit',
    distance: 'Distanz',
    zones: 'Zonen',
  },
} as const satisfies Translation<typeof en>
