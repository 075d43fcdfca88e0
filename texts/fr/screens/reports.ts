import type { reports as en } from '../../en/screens/reports.ts'
import type { Translation } from '../../translation.ts'
import { figures, periods, titles } from '../figures.ts'

export const reports = {
  athletes_one: '{{count}} athlète',
  athletes_other: '{{count}} athlètes',
  onlyAttendance_one: '{{count}} athlète ne montre que ses présences',
  onlyAttendance_other: '{{count}} athlètes ne montrent que leurs présences',
  onlyAttendanceWhy:
    'N’a pas consenti à montrer ses données de santé, ou a choisi de ne pas vous les montrer. Seules les présences sont comptées.',
  empty: 'Rien sur cette période',
  emptyText:
    'Une séance compte dès qu’elle a commencé. Choisissez d’autres jours ou moins de filtres.',
  unscored_one:
    '{{count}} séance compte pour le temps et la distance, mais n’a pas de charge : ni fréquence cardiaque, ni évaluation, ni intensité prévue.',
  unscored_other:
    '{{count}} séances comptent pour le temps et la distance, mais n’ont pas de charge : ni fréquence cardiaque, ni évaluation, ni intensité prévue.',
  periodsOf: '{{name}} au fil du temps',
  sessionsBehind: 'Séances derrière ces chiffres',
  tooManyBehind: 'Plus de {{number}} athlètes : choisissez-en moins pour voir leurs séances.',
  noSquad: 'Dans aucun',
  inSeveral:
    'Qui est dans plusieurs {{squads}} compte dans chacun, et une seule fois dans le total.',
  filters: {
    span: 'Période',
    against: 'Comparer à',
    from: 'Du',
    to: 'Au',
    tags: 'Étiquettes',
    sports: 'Disciplines',
    focuses: 'Objectifs',
    intensities: 'Intensités',
    all: 'Tous',
    by: 'Par',
    group: 'Regrouper par',
    tooLong: 'Choisissez 800 jours au plus.',
    reversed: 'La date de fin ne peut pas précéder la date de début.',
  },
  comparedWith: 'comparé au {{days}}',
  points: '{{number}} pt',
  spans: {
    chosen: 'Dates choisies',
    'this-week': 'Cette semaine',
    'last-week': 'La semaine dernière',
    'four-weeks': '4 dernières semaines',
    'twelve-weeks': '12 dernières semaines',
    'last-month': 'Le mois dernier',
    'this-year': 'Cette année',
  },
  against: { none: 'Rien', before: 'La période précédente', year: 'Un an plus tôt' },
  missing: {
    nothing: 'Rien d’enregistré pendant cette période',
    distance: 'Aucune distance enregistrée',
    plan: 'Aucun temps prévu à comparer',
    load: 'Ni fréquence cardiaque, ni RPE, ni intensité prévue',
    planned_rpe: 'Pas de RPE prévu',
    rating: 'Pas d’évaluation',
    both_ratings: 'Aucune séance avec RPE prévu et ressenti',
    asked: 'N’était attendu à aucune séance',
  },
  groups: { none: 'Athlètes', gender: 'Sexe', age: 'Catégorie d’âge' },
  genders: { m: 'Hommes', w: 'Femmes', unknown: 'Non précisé' },
  ages: { senior: 'Sénior', masters: 'Masters, catégorie {{letter}}', unknown: 'Âge inconnu' },
  chart: { figure: 'Graphique', across: 'Graphique par' },
  stacks: {
    zones: 'Temps par zone',
    planned_and_felt: 'Prévu et ressenti',
    outcomes: 'Qui est venu',
  },
  columns: { change: '{{figure}} : évolution', athlete: 'Athlète', zones: 'Zones' },
  files: { title: 'Exporter', workbook: 'Excel', csv: 'CSV', print: 'Imprimer' },
  figures,
  periods,
  titles,
} as const satisfies Translation<typeof en>
