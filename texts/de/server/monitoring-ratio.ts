import { loadNames, ratioStatuses } from '../training-ratio.ts'

/** The file of the training ratio. */
export const monitoringRatio = {
  title: 'Belastungsverhältnis',
  metrics: loadNames,
  statuses: ratioStatuses,
  missing: {
    days: 'Weniger als 28 Tage bekannt',
    no_load: 'Keine Belastung zum Vergleich',
  },
  status: 'Änderung der Belastung',
  ratio: 'Verhältnis',
  acute: 'Belastung über 7 Tage',
  chronic: 'Belastung über 28 Tage',
  previous: 'Verhältnis eine Woche davor',
  daysKnown: 'Bekannte Tage',
}
