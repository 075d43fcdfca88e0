import type { common as en } from '../../en/common.ts'
import type { Wording } from '../../translation.ts'

export const common = { words: { piece: 'Belastung', pieces: 'Belastungen' } } as const satisfies Wording<typeof en>
