import type { server as english } from '../../../en/server.ts'
import type { Wording } from '../../../translation.ts'

export const server = {
  attendance: { declined: 'Missed', alternative: 'Modified' },
  reports: { figures: { declined: 'Missed', alternative: 'Modified' } },
  scores: { alternative: 'Modified' },
  names: { intensity: { 'no-zone': 'Tech' } },
} as const satisfies Wording<typeof english>
