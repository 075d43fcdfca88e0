import type { common as en } from '../../en/common.ts'
import type { Wording } from '../../translation.ts'

export const common = { words: { squad: 'groupe', squads: 'groupes' } } as const satisfies Wording<typeof en>
