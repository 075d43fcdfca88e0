import type { common as en } from '../../en/common.ts'
import type { Wording } from '../../translation.ts'

export const common = { words: { squad: 'group', squads: 'groups' } } as const satisfies Wording<typeof en>
