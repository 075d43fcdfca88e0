import type { server as english } from '../../../en/server.ts'
import type { Wording } from '../../../translation.ts'

export const server = {
  attendance: { squads: 'Groupes' },
  members: {
    columns: { squads: 'Groupes' },
    faults: { no_squad: 'Aucun groupe ne porte ce nom.' },
  },
  reports: { squads: 'Groupes', ungrouped: { squad: 'Sans groupe' } },
  names: {
    permission: {
      'create-squads': 'Créer des groupes',
      'edit-squads': 'Modifier les groupes',
      'delete-squads': 'Supprimer des groupes',
    },
  },
  fields: { one_owner: 'Indiquez une personne, un équipage ou un groupe.' },
} as const satisfies Wording<typeof english>
