import * as actions from './shared/actions.ts'
import * as measures from './shared/measures.ts'
import * as terms from './shared/terms.ts'

/** The statuses of the training ratio. */
export const ratioStatuses = {
  detraining: 'Désentraînement ou affûtage',
  optimum: 'Optimal',
  tough: 'Charge élevée',
  danger: 'Zone de danger',
}

export const loadNames = { ets: measures.ets, foster: measures.foster, trimp: measures.trimp }

/** How the load of athletes changes. */
export const trainingRatio = {
  title: measures.trainingRatio,
  lead: 'Le ratio compare la charge des 7 derniers jours à celle des 28 derniers. Il montre l’évolution de la charge et ne dit rien du risque de blessure.',
  metrics: loadNames,
  name: terms.athlete,
  status: 'Évolution de la charge',
  ratio: measures.ratio,
  acute: '7 jours',
  chronic: '28 jours',
  change: 'Par rapport à la semaine précédente',
  perDay: '{{metric}} par jour',
  table: 'Ratio de charge : {{day}}',
  noValue: 'Pas de ratio',
  noChange: 'Pas de ratio une semaine plus tôt',
  empty: 'Aucun athlète à afficher',
  emptyText:
    'Retirez des filtres. Les athlètes apparaissent ici dès qu’ils partagent leurs données de santé.',
  course: {
    title: '{{name}} : charge et ratio',
    load: 'Charge ({{metric}})',
    ratio: measures.ratio,
    below: '{{status}} en dessous de {{to}}',
    from: '{{status}} à partir de {{from}}',
    day: terms.day,
    none: 'Aucune charge n’est connue pour ces jours.',
  },
  rules: {
    title: 'Méthode et seuils',
    method: 'Méthode',
    rolling: 'Glissante : les 7 derniers jours parmi les 28',
    uncoupled: 'Découplée : 7 jours comparés aux 21 précédents',
    ewma: 'Pondérée : les jours récents comptent plus',
    low: 'Désentraînement en dessous de',
    high: 'Charge élevée au-dessus de',
    danger: 'Zone de danger à partir de',
    saved: 'Méthode et seuils enregistrés',
    save: actions.save,
  },
}
