import { loadNames, ratioStatuses } from '../training-ratio.ts'
import * as measures from '../shared/measures.ts'

/** The file of the training ratio. */
export const monitoringRatio = {
  title: measures.trainingRatio,
  metrics: loadNames,
  statuses: ratioStatuses,
  missing: {
    days: 'Daten für weniger als 28 Tage',
    no_load: 'Keine Trainingsbelastung zum Vergleich',
  },
  status: 'Veränderung der Trainingsbelastung',
  ratio: measures.ratio,
  acute: 'Trainingsbelastung 7 Tage',
  chronic: 'Trainingsbelastung 28 Tage',
  previous: 'Verhältnis eine Woche davor',
  daysKnown: 'Tage mit Daten',
}
