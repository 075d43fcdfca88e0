import type { server as english } from '../../../en/server.ts'
import type { Wording } from '../../../translation.ts'

export const server = {
  attendance: { declined: 'Manqué', alternative: 'Adapté' },
  reports: { figures: { declined: 'Manqué', alternative: 'Adapté' } },
  scores: { alternative: 'Adapté' },
  names: { intensity: { 'no-zone': 'Technique' } },
} as const satisfies Wording<typeof english>
