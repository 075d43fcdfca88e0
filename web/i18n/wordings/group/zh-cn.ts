import type { common as en } from '../../en/common.ts'
import type { Wording } from '../../translation.ts'

export const common = { words: { squad: '小组', squads: '小组' } } as const satisfies Wording<typeof en>
