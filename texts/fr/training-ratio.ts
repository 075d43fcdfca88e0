/** The statuses of the training ratio. */
export const ratioStatuses = {
  detraining: 'Désentraînement ou affûtage',
  optimum: 'Optimal',
  tough: 'Entraînement dur',
  danger: 'Zone de danger',
}

export const loadNames = { ets: 'ETS', foster: 'Foster', trimp: 'TRIMP' }

/** How the load of athletes changes. */
export const trainingRatio = {
  title: 'Rapport de charge',
  lead: 'Le rapport compare la charge des 7 derniers jours à celle des 28 derniers : il décrit un changement de charge et ne dit rien des blessures.',
  metrics: loadNames,
  name: 'Athlète',
  status: 'Évolution de la charge',
  ratio: 'Rapport de charge',
  acute: '7 jours',
  chronic: '28 jours',
  change: 'Par rapport à la semaine précédente',
  perDay: '{{metric}} par jour',
  table: 'Rapport de charge du {{day}}',
  noValue: 'Pas de rapport',
  noChange: 'Pas de rapport une semaine avant',
  empty: 'Aucun athlète à afficher',
  emptyText:
    'Choisissez moins de filtres. Les athlètes apparaissent ici dès qu’ils partagent leurs données de santé.',
  course: {
    title: '{{name}} : charge et rapport',
    load: 'Charge ({{metric}})',
    ratio: 'Rapport de charge',
    below: '{{status}} en dessous de {{to}}',
    from: '{{status}} à partir de {{from}}',
    day: 'Jour',
    none: 'Aucune charge n’est connue pour ces jours.',
  },
  rules: {
    title: 'Méthode et seuils',
    method: 'Méthode',
    rolling: 'Glissante : 7 jours parmi les 28',
    uncoupled: 'Séparée : 7 jours face aux 21 précédents',
    ewma: 'Pondérée : les jours récents comptent plus',
    low: 'Désentraînement en dessous de',
    high: 'Entraînement dur au-dessus de',
    danger: 'Zone de danger à partir de',
    saved: 'Méthode et seuils enregistrés.',
    save: 'Enregistrer',
  },
}
