import { loadNames, ratioStatuses } from '../training-ratio.ts'
import * as measures from '../shared/measures.ts'

/** The file of the training ratio. */
export const monitoringRatio = {
  title: measures.trainingRatio,
  metrics: loadNames,
  statuses: ratioStatuses,
  missing: {
    days: 'Moins de 28 jours connus',
    no_load: 'Aucune charge de comparaison',
  },
  status: 'Évolution de la charge',
  ratio: measures.ratio,
  acute: 'Charge sur 7 jours',
  chronic: 'Charge sur 28 jours',
  previous: 'Ratio une semaine plus tôt',
  daysKnown: 'Jours connus',
}
