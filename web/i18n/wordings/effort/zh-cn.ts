import type { common as en } from '../../en/common.ts'
import type { Wording } from '../../translation.ts'

export const common = { words: { piece: '强度段', pieces: '强度段' } } as const satisfies Wording<typeof en>
