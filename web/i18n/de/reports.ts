import type { reports as en } from '../en/reports.ts'
import type { Translation } from '../translation.ts'

export const reports = {
  summary: {
    title: 'Trainingsübersicht',
    leadOne: '{{sessions}} Einheiten · {{time}} h · {{distance}}',
    leadMany: '{{athletes}} Athleten · {{time}} h · {{distance}}',
    export: 'XLSX exportieren',
    from: 'Von',
    to: 'Bis',
    tags: 'Schlagworte',
    all: 'Alle',
    metric: 'Belastung',
    tooLong: 'Wähle höchstens 800 Tage.',
    reversed: 'Der erste Tag darf nicht nach dem letzten liegen.',
    unscored_one:
      '{{count}} Einheit zählt mit Zeit und Strecke, hat aber keine Belastung: kein Puls, keine Bewertung, keine geplante Intensität.',
    unscored_other:
      '{{count}} Einheiten zählen mit Zeit und Strecke, haben aber keine Belastung: kein Puls, keine Bewertung, keine geplante Intensität.',
    empty: 'In diesem Zeitraum wurde nicht trainiert',
    emptyText: 'Eine Einheit zählt, sobald jemand dabei ist, sie bewertet oder eine Datei hochlädt. Wähle andere Tage oder weniger Filter.',
    week: 'Woche',
    chart: 'Diagramm',
    byZone: 'Zeit nach Zone',
    byAthlete: 'Belastung nach Athlet',
    hours: 'h',
    weeksOf: 'Wochen von {{name}}',
    wholeSpan: 'Ganzer Zeitraum',
  },
  metrics: { ets: 'ETS', foster: 'Foster', trimp: 'TRIMP' },
  columns: { athlete: 'Athlet', week: 'Woche', sessions: 'Einheiten', time: 'Zeit', distance: 'Strecke', zones: 'Zonen' },
} as const satisfies Translation<typeof en>
