import type { server as english } from '../../../en/server.ts'
import type { Wording } from '../../../translation.ts'

export const server = {
  attendance: { squads: 'Gruppen' },
  members: {
    columns: { squads: 'Gruppen' },
    faults: { no_squad: 'Es gibt keine Gruppe mit diesem Namen.' },
  },
  reports: { squads: 'Gruppen', ungrouped: { squad: 'Ohne Gruppe' } },
  names: {
    permission: {
      'create-squads': 'Gruppen anlegen',
      'edit-squads': 'Gruppen bearbeiten',
      'delete-squads': 'Gruppen löschen',
    },
  },
  fields: { one_owner: 'Nenne eine Person, eine Mannschaft oder eine Gruppe.' },
} as const satisfies Wording<typeof english>
