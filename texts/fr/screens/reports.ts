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
  athletes_one: '{{count}} athlète',
  athletes_other: '{{count}} athlètes',
  onlyAttendance_one: '{{count}} athlète ne partage que ses présences et n’entre dans aucun total',
  onlyAttendance_other:
    '{{count}} athlètes ne partagent que leurs présences et n’entrent dans aucun total',
  onlyAttendanceWhy:
    'N’a pas consenti au partage de ses données de santé, ou ne les partage pas avec vous. Seules les présences sont comptées.',
  empty: 'Rien sur cette période',
  emptyText: 'Une séance compte dès qu’elle a commencé. Changez de période ou retirez des filtres.',
  unscored_one:
    '{{count}} séance compte pour le temps et la distance, mais n’a pas de charge : ni fréquence cardiaque, ni évaluation, ni intensité prévue.',
  unscored_other:
    '{{count}} séances comptent pour le temps et la distance, mais n’ont pas de charge : ni fréquence cardiaque, ni évaluation, ni intensité prévue.',
  unrated_one:
    '{{count}} séance n’a pas d’évaluation et compte comme une charge nulle dans la monotonie et la contrainte.',
  unrated_other:
    '{{count}} séances n’ont pas d’évaluation et comptent comme une charge nulle dans la monotonie et la contrainte.',
  rpeCompared: 'L’écart ne compte que les séances prévues et évaluées.',
  streaks:
    'Série : nombre de séances prévues sur cette période auxquelles une personne est venue sans interruption. Une absence pour maladie ou blessure ne compte pas et n’interrompt pas la série. Pour plusieurs athlètes, c’est la plus longue.',
  gmtZones:
    'Les zones GMT suivent les limites fixées par le club, en pourcentage de la vitesse de médaille d’or ; les trois premières sont divisées en deux, celles après la sixième sont comptées dans la sixième. Les enregistrements comptent tant que le bateau avance à 1,5 m/s au moins, selon la vitesse moyenne sur 30 secondes. Un temps sans enregistrement compte entièrement dans la zone de sa vitesse moyenne.',
  periodsOf: '{{name}} au fil du temps',
  behind: {
    show: 'Séances à l’origine de ces chiffres',
    ofTotal: 'Séances à l’origine du total',
    hint: 'Choisissez un chiffre pour voir les séances prises en compte.',
    figure: 'Séances prises en compte pour',
    all: 'Toutes les séances ({{number}})',
    tooMany: 'Plus de {{number}} athlètes : choisissez-en moins pour voir leurs séances.',
    failed: 'Les séances n’ont pas pu être chargées. Fermez la liste et rouvrez-la.',
  },
  missingBefore: 'Pas de valeur à comparer pour la période précédente',
  noSquad: ungrouped.squad,
  noClass: ungrouped.class,
  inSeveral:
    'Un athlète membre de plusieurs {{squads}} compte dans chacun, mais une seule fois dans le total.',
  switcher,
  haveNone_one: '{{count}} séance sans valeur',
  haveNone_other: '{{count}} séances sans valeur',
  bySport: 'Par sport',
  bySportUnit: measures.hours,
  squads: {
    title: '{{figure}} par athlète et semaine',
    hint: 'semaine par semaine, les autres {{squads}} en gris',
    table: 'La même période en chiffres',
    each: 'par athlète et semaine',
    show: actions.show,
    athletes: terms.athletes,
  },
  sinceBefore: '{{change}} par rapport à la période comparée',
  filters: {
    ...listNames,
    span: measures.period,
    against: 'Comparer à',
    againstFrom: 'Comparaison : du',
    againstTo: 'Comparaison : au',
    from: terms.from,
    to: 'Au',
    all: terms.all,
    by: 'Par',
    group: 'Regrouper par',
    tooLong: 'Choisissez 1 500 jours au plus.',
    reversed: faults.endDateBeforeStart,
    chooseAthletes: 'Choisissez des athlètes',
    tooManyBySession: 'Par séance, un bilan porte sur 100 athlètes au plus.',
  },
  comparedWith: 'comparé à : {{days}}',
  points: '{{number}} pt',
  spans: {
    chosen: 'Dates choisies',
    'this-week': 'Cette semaine',
    'last-week': 'La semaine dernière',
    'four-weeks': '4 dernières semaines',
    'twelve-weeks': '12 dernières semaines',
    'last-month': 'Le mois dernier',
    'this-year': 'Cette année',
    'this-season': 'Cette saison',
  },
  against: {
    none: 'Rien',
    before: 'La période précédente',
    year: 'Un an plus tôt',
    chosen: 'Jours choisis',
  },
  missing,
  groups,
  genders: { m: terms.men, w: terms.women, unknown: ungrouped.gender },
  ages: { senior: terms.senior, masters: 'Masters {{letter}}', unknown: ungrouped.age },
  chart: {
    figure: 'Graphique',
    across: 'Graphique par',
    of: 'Courbes',
    together: 'Tous ensemble',
    each: 'Une pour chaque : {{group}}',
    changes: 'Évolution de chaque athlète',
    inBoth: 'Connu sur les deux périodes : {{shown}} athlètes sur {{count}}.',
    some: 'Courbes affichées : {{shown}} sur {{count}}. Filtrez pour voir les autres.',
  },
  compared: {
    ofEach: 'Pour chaque valeur, afficher',
    earlier: 'Avant',
    now: 'Maintenant',
    change: 'Évolution',
  },
  stacks: {
    gmt_time: 'Temps par zone GMT',
    gmt_metres: 'Distance par zone GMT',
    zones: 'Temps par zone',
    planned_and_felt: 'Prévu et ressenti',
    outcomes: 'Qui est venu',
  },
  columns: {
    earlier: '{{figure}} : avant',
    change: '{{figure}} : évolution',
    course: 'Évolution',
    athlete: terms.athlete,
    zones: 'Zones',
    usual: 'Colonnes habituelles',
    up: 'Monter {{column}}',
    down: 'Descendre {{column}}',
  },
  views: {
    title: 'Vues',
    save: 'Enregistrer cette vue',
    saveTitle: 'Enregistrer cette vue',
    saved: 'Vue enregistrée',
    manage: 'Gérer les vues',
    manageTitle: 'Vues enregistrées',
    name: terms.name,
    default: 'Ouvrir le bilan avec cette vue',
    share: 'Montrer à tout le club',
    ofClub: '{{name}} (du club)',
    none: 'Aucune vue enregistrée.',
    delete: actions.deleteIt,
    reallyDelete: 'Confirmer la suppression',
  },
  files: {
    title: 'Exporter',
    workbook: 'Excel',
    csv: 'CSV',
    print: actions.print,
    printed: 'Imprimé : {{day}}',
    bringIn: 'Importer des résultats…',
  },
  spreadMissing: {
    none: 'Aucun athlète n’a cette valeur sur les deux périodes',
    two: 'Il faut deux athlètes ayant cette valeur sur les deux périodes',
  },
  spreadWhy: 'La comparaison porte sur les athlètes qui ont cette valeur sur les deux périodes.',
  pieces: {
    latest:
      'Les {{number}} dernières fractions sur {{count}} ; les fichiers les contiennent toutes.',
    number: terms.numberedPiece,
    show: 'Afficher les fractions',
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
      title: 'Puissance critique',
      lead: 'La puissance qui peut être tenue longtemps et le travail possible au-dessus (W′), d’après les records de 2 à 20 minutes sur la période choisie ci-dessous.',
      fit: 'PC {{rate}} ± {{error}} W, W′ {{reserve}} ± {{reserveError}} kJ.',
    },
    speed: {
      title: 'Vitesse critique',
      lead: 'La vitesse qui peut être tenue longtemps et les mètres possibles au-dessus (D′), d’après les records de 2 à 20 minutes sur la période choisie ci-dessous, vent et courant compris.',
      fit: 'VC {{rate}} ± {{error}} m/s, D′ {{reserve}} ± {{reserveError}} m.',
    },
    three: 'Avec trois paramètres : PC {{rate}} W, W′ {{reserve}} kJ, maximum {{most}} W.',
    days: 'Records du',
    ninety: '90 derniers jours',
    none: 'Aucun record sur cette période.',
    points_one: 'D’après {{count}} record',
    points_other: 'D’après {{count}} records',
    sources: { test: 'test de performance', piece: 'saisi', recording: 'enregistré' },
    faults: {
      few_points: 'Inconnue : il faut des records sur trois durées entre 2 et 20 minutes.',
      narrow: 'Inconnue : le record le plus long doit durer au moins trois fois le plus court.',
      not_falling:
        'Inconnue : un record long est plus rapide qu’un plus court, qui n’était donc pas à fond.',
      not_positive:
        'Inconnue : les records diffèrent à peine, aucun des plus courts n’était à fond.',
      unsure: 'Inconnue : les records ne concordent pas, l’erreur dépasse 5 %.',
    },
  },
  bike: { curveNone: 'Aucune puissance enregistrée à vélo sur cette période.' },
  waterPieces,
  water,
  spread,
  periods,
  titles,
} as const satisfies Translation<typeof en>
