import type { plans as en } from '../../../en/screens/clubs/plans.ts'
import type { Translation } from '../../../translation.ts'

export const plans = {
  'free-trial': 'Testphase',
  'individual-free': 'Einzelperson, kostenlos',
  individual: 'Einzelperson',
  performance: 'Leistungssport',
  organisation: 'Verband und Verein',
  bronze: 'Bronze',
  silver: 'Silber',
  gold: 'Gold',
  platinum: 'Platin',
  drv: 'Erster Verband',
  'second-federation': 'Zweiter Verband',
  bespoke: 'Individueller Tarif',
  'gold-recording-controls': 'Gold mit Aufnahmesteuerung',
} as const satisfies Translation<typeof en>
