import type { plans as en } from '../../../en/screens/clubs/plans.ts'
import type { Translation } from '../../../translation.ts'

export const plans = {
  'free-trial': 'Essai gratuit',
  'individual-free': 'Individuel, gratuit',
  individual: 'Individuel',
  performance: 'Performance',
  organisation: 'Organisation',
  bronze: 'Bronze',
  silver: 'Argent',
  gold: 'Or',
  platinum: 'Platine',
  drv: 'Fédération',
  'second-federation': 'Deuxième fédération',
  bespoke: 'Sur mesure',
  'gold-recording-controls': 'Or avec commande d’enregistrement',
} as const satisfies Translation<typeof en>
