import type { common as en } from '../../../en/screens/common.ts'
import type { Wording } from '../../../translation.ts'

export const common = {
  words: { notAttending: 'missed', didAlternative: 'modified', noZone: 'tech' },
} as const satisfies Wording<typeof en>
