import type { templates as en } from '../../en/screens/templates.ts'
import type { Translation } from '../../translation.ts'
import * as actions from '../shared/actions.ts'

export const templates = {
  start: 'Partir d’un modèle',
  choose: 'Choisir un modèle',
  manage: 'Gérer',
  library: 'Modèles du club',
  empty: 'Pas encore de modèle',
  emptyText:
    'Enregistrez un plan que vous réutilisez : ouvrez une séance, choisissez « Modifier », puis « Enregistrer comme modèle ».',
  keep: 'Enregistrer comme modèle',
  keepTitle: 'Enregistrer comme modèle',
  keepHint: 'Tout le plan, sauf le jour et les personnes.',
  kept: 'Le modèle est enregistré',
  name: 'Nom du modèle',
  rename: 'Renommer',
  delete: actions.deleteIt,
  reallyDelete: 'Confirmer la suppression',
} as const satisfies Translation<typeof en>
