import type { server as english } from '../../../en/server.ts'
import type { Wording } from '../../../translation.ts'

export const server = {
  attendance: { squads: 'Gruppen' },
  members: {
    columns: { squads: 'Gruppen' },
    faults: { no_squad: 'Eine Gruppe dieses Namens gibt es nicht.' },
  },
  reports: { squads: 'Gruppen' },
  names: {
    permission: {
      'create-squads': 'Gruppen anlegen',
      'edit-squads': 'Gruppen bearbeiten',
      'delete-squads': 'Gruppen löschen',
    },
  },
  fields: { one_owner: 'Nenne eine Person, eine Mannschaft oder eine Gruppe.' },
} as const satisfies Wording<typeof english>
