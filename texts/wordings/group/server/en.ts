import type { server as english } from '../../../en/server.ts'
import type { Wording } from '../../../translation.ts'

export const server = {
  attendance: { squads: 'Groups' },
  members: {
    columns: { squads: 'Groups' },
    faults: { no_squad: 'There is no group with this name.' },
  },
  reports: { squads: 'Groups', ungrouped: { squad: 'No group' } },
  names: {
    permission: {
      'create-squads': 'Create groups',
      'edit-squads': 'Edit groups',
      'delete-squads': 'Delete groups',
    },
  },
  fields: { one_owner: 'Choose one athlete, one crew or one group.' },
} as const satisfies Wording<typeof english>
