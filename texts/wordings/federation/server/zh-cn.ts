import type { server as english } from '../../../en/server.ts'
import type { Wording } from '../../../translation.ts'

export const server = {
  attendance: { declined: '缺席', alternative: '已调整' },
  reports: { figures: { declined: '缺席', alternative: '已调整' } },
  scores: { alternative: '已调整' },
  names: { intensity: { 'no-zone': '技术' } },
} as const satisfies Wording<typeof english>
