/** The statuses of the training ratio. */
export const ratioStatuses = {
  detraining: 'Entlastung oder Tapering',
  optimum: 'Optimal',
  tough: 'Hartes Training',
  danger: 'Gefahrenbereich',
}

export const loadNames = { ets: 'ETS', foster: 'Foster', trimp: 'TRIMP' }

/** How the load of athletes changes. */
export const trainingRatio = {
  title: 'Belastungsverhältnis',
  lead: 'Das Verhältnis vergleicht die Belastung der letzten 7 Tage mit der der letzten 28: Es zeigt, wie sich die Belastung ändert, und sagt nichts über Verletzungen.',
  metrics: loadNames,
  name: 'Athlet:in',
  status: 'Änderung der Belastung',
  ratio: 'Verhältnis',
  acute: '7 Tage',
  chronic: '28 Tage',
  change: 'Gegenüber der Vorwoche',
  perDay: '{{metric}} pro Tag',
  table: 'Belastungsverhältnis vom {{day}}',
  noValue: 'Kein Verhältnis',
  noChange: 'Kein Verhältnis eine Woche davor',
  empty: 'Keine Athlet:innen zu zeigen',
  emptyText:
    'Wähle weniger Filter. Athlet:innen erscheinen hier, sobald sie ihre Gesundheitsdaten teilen.',
  course: {
    title: '{{name}}: Belastung und Verhältnis',
    load: 'Belastung ({{metric}})',
    ratio: 'Verhältnis',
    below: '{{status}} unter {{to}}',
    from: '{{status}} ab {{from}}',
    day: 'Tag',
    none: 'Für diese Tage ist keine Belastung bekannt.',
  },
  rules: {
    title: 'Methode und Grenzen',
    method: 'Methode',
    rolling: 'Gleitend: 7 Tage der 28',
    uncoupled: 'Getrennt: 7 Tage gegen die 21 davor',
    ewma: 'Gewichtet: neuere Tage zählen mehr',
    low: 'Entlastung unter',
    high: 'Hartes Training über',
    danger: 'Gefahrenbereich ab',
    saved: 'Methode und Grenzen sind gespeichert.',
    save: 'Speichern',
  },
}
