import { challenges as screens } from '../screens/challenges.ts'

export const challenges = {
  units: screens.units,
  certificate: 'Certificate',
  title: '{challenge}: certificate',
  rank: 'Rank {rank} of {of}',
}
