import { challenges as screens } from '../screens/challenges.ts'

export const challenges = {
  units: screens.units,
  certificate: 'Urkunde',
  title: '{challenge}: Urkunde',
  rank: 'Rang {rank} von {of}',
}
