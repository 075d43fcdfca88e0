import { challenges as screens } from '../screens/challenges.ts'

export const challenges = {
  units: screens.units,
  certificate: 'Diplôme',
  title: '{challenge} : diplôme',
  rank: 'Rang {rank} sur {of}',
}
