import { challenges as screens } from '../screens/challenges.ts'

export const challenges = {
  units: screens.units,
  certificate: '证书',
  title: '{challenge}：证书',
  rank: '第 {rank} 名，共 {of} 名',
}
