import type { common as en } from '../../../en/screens/common.ts'
import type { Wording } from '../../../translation.ts'

export const common = {
  words: { notAttending: '缺席', didAlternative: '已调整', noZone: '技术' },
} as const satisfies Wording<typeof en>
