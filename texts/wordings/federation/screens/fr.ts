import type { common as en } from '../../../en/screens/common.ts'
import type { Wording } from '../../../translation.ts'

export const common = {
  words: { notAttending: 'manqué', didAlternative: 'adapté', noZone: 'technique' },
} as const satisfies Wording<typeof en>
