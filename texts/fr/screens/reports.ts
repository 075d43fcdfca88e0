import type { reports as en } from '../../en/screens/reports.ts'
import type { Translation } from '../../translation.ts'

export const reports = {
  summary: {
    title: 'Bilan d’entraînement',
    leadOne: 'Séances : {{sessions}} · {{time}} h · {{distance}}',
    leadMany: 'Athlètes : {{athletes}} · {{time}} h · {{distance}}',
    export: 'Exporter vers Excel',
    from: 'Du',
    to: 'Au',
    tags: 'Étiquettes',
    all: 'Tous',
    metric: 'Charge',
    tooLong: 'Choisissez 800 jours au plus.',
    reversed: 'La date de fin ne peut pas précéder la date de début.',
    unscored_one:
      '{{count}} séance compte pour le temps et la distance, mais n’a pas de charge : ni fréquence cardiaque, ni évaluation, ni intensité prévue.',
    unscored_other:
      '{{count}} séances comptent pour le temps et la distance, mais n’ont pas de charge : ni fréquence cardiaque, ni évaluation, ni intensité prévue.',
    onlyAttendance_one: '{{count}} athlète ne montre que ses présences',
    onlyAttendance_other: '{{count}} athlètes ne montrent que leurs présences',
    onlyAttendanceWhy:
      'N’a pas consenti à montrer ses données de santé, ou a choisi de ne pas vous les montrer. Seules les présences sont comptées.',
    empty: 'Aucun entraînement sur cette période',
    emptyText:
      'Une séance compte dès que quelqu’un y est présent, l’évalue ou importe un fichier. Choisissez d’autres jours ou moins de filtres.',
    week: 'Semaine',
    chart: 'Graphique',
    byZone: 'Temps par zone',
    byAthlete: 'Charge par athlète',
    hours: 'h',
    weeksOf: 'Semaines de {{name}}',
    wholeSpan: 'Toute la période',
  },
  metrics: { ets: 'ETS', foster: 'Foster', trimp: 'TRIMP' },
  columns: {
    athlete: 'Athlète',
    week: 'Semaine',
    sessions: 'Séances',
    time: 'Durée',
    distance: 'Distance',
    zones: 'Zones',
  },
} as const satisfies Translation<typeof en>
