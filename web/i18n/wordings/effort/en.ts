import type { common as en } from '../../en/common.ts'
import type { Wording } from '../../translation.ts'

export const common = { words: { piece: 'effort', pieces: 'efforts' } } as const satisfies Wording<typeof en>
