import * as actions from './shared/actions.ts'
import * as measures from './shared/measures.ts'
import * as terms from './shared/terms.ts'

/** The statuses of the training ratio. */
export const ratioStatuses = {
  detraining: 'Entlastung oder Tapering',
  optimum: 'Optimal',
  tough: 'Hartes Training',
  danger: 'Gefahrenbereich',
}

export const loadNames = { ets: measures.ets, foster: measures.foster, trimp: measures.trimp }

/** How the load of athletes changes. */
export const trainingRatio = {
  title: measures.trainingRatio,
  lead: 'Das Verhältnis vergleicht die Trainingsbelastung der letzten 7 Tage mit der der letzten 28. Es zeigt, wie sie sich verändert, und sagt keine Verletzungen voraus.',
  metrics: loadNames,
  name: terms.athlete,
  status: 'Veränderung der Trainingsbelastung',
  ratio: measures.ratio,
  acute: '7 Tage',
  chronic: '28 Tage',
  change: 'Gegenüber der Vorwoche',
  perDay: '{{metric}} pro Tag',
  table: 'Belastungsverhältnis vom {{day}}',
  noValue: 'Kein Verhältnis',
  noChange: 'Kein Verhältnis eine Woche davor',
  empty: 'Keine Athlet:innen',
  emptyText:
    'Wähle weniger Filter. Athlet:innen erscheinen hier, sobald sie ihre Gesundheitsdaten teilen.',
  course: {
    title: '{{name}}: Trainingsbelastung und Verhältnis',
    load: 'Trainingsbelastung ({{metric}})',
    ratio: measures.ratio,
    below: '{{status}} unter {{to}}',
    from: '{{status}} ab {{from}}',
    day: terms.day,
    none: 'In diesem Zeitraum ist keine Trainingsbelastung erfasst.',
  },
  rules: {
    title: 'Methode und Grenzen',
    method: 'Methode',
    rolling: 'Gleitend: letzte 7 von 28 Tagen',
    uncoupled: 'Getrennt: letzte 7 Tage gegenüber den 21 davor',
    ewma: 'Gewichtet: neuere Tage zählen mehr',
    low: 'Entlastung unter',
    high: 'Hartes Training über',
    danger: 'Gefahrenbereich ab',
    saved: 'Methode und Grenzen sind gespeichert',
    save: actions.save,
  },
}
