import type { templates as en } from '../en/templates.ts'
import type { Translation } from '../translation.ts'

export const templates = {
  start: 'Partir d’un modèle',
  choose: 'Choisir un modèle',
  manage: 'Gérer',
  library: 'Modèles du club',
  empty: 'Aucun modèle',
  emptyText: 'Gardez un plan que vous réutilisez : ouvrez une séance et choisissez « Garder comme modèle ».',
  keep: 'Garder comme modèle',
  keepTitle: 'Garder comme modèle',
  keepHint: 'Tout le plan, sauf le jour et les personnes.',
  kept: 'Le modèle est dans la bibliothèque.',
  name: 'Nom du modèle',
  rename: 'Renommer',
  delete: 'Supprimer',
  reallyDelete: 'Vraiment supprimer',
} as const satisfies Translation<typeof en>
