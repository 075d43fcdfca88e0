import type { noted as en } from '../../en/screens/noted.ts'
import type { Translation } from '../../translation.ts'
import { morningFields, morningLevels } from '../morning-fields.ts'

/** What is red or amber this morning, on the home page of a coach. */
export const noted = {
  fields: morningFields,
  levels: morningLevels,
  count: '{{entered}} sur {{asked}} ont saisi',
  nobodyAsked: 'Aucune saisie n’est attendue des athlètes que vous voyez.',
  fine: 'Rien de rouge ni d’orange pour l’instant.',
  none: 'Aucune saisie pour l’instant.',
  others_one: 'et {{count}} autre athlète',
  others_other: 'et {{count}} autres athlètes',
  values_one: 'et {{count}} autre valeur',
  values_other: 'et {{count}} autres valeurs',
} satisfies Translation<typeof en>
