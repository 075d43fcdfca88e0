import type { server as english } from '../../../en/server.ts'
import type { Wording } from '../../../translation.ts'

export const server = {
  attendance: { declined: 'Gefehlt', alternative: 'Angepasst' },
  reports: { figures: { declined: 'Gefehlt', alternative: 'Angepasst' } },
  scores: { alternative: 'Angepasst' },
  names: { intensity: { 'no-zone': 'Technik' } },
} as const satisfies Wording<typeof english>
