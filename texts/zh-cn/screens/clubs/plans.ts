import type { plans as en } from '../../../en/screens/clubs/plans.ts'
import type { Translation } from '../../../translation.ts'

export const plans = {
  'free-trial': '免费试用',
  'individual-free': '个人免费版',
  individual: '个人版',
  performance: '竞技版',
  organisation: '机构版',
  bronze: '铜级',
  silver: '银级',
  gold: '金级',
  platinum: '白金级',
  drv: '协会版',
  'second-federation': '第二协会版',
  bespoke: '定制版',
  'gold-recording-controls': '金级（含记录控制）',
} as const satisfies Translation<typeof en>
