import type { notes as en } from '../../en/screens/notes.ts'
import type { Translation } from '../../translation.ts'

export const notes = {
  private:
    'Vos notes ne sont visibles que de vous. Ni les entraîneurs, ni les responsables, ni les administrateurs ne les voient.',
  new: 'Nouvelle note',
  placeholder: 'Que voulez-vous retenir ?',
  write: 'Ajouter',
  search: 'Rechercher dans vos notes',
  list: 'Vos notes',
  none: 'Pas encore de note',
  noneText:
    'Ce qui a marché dans le bateau, ce qu’il faut essayer, les sensations d’une course : notez-le tant que c’est frais.',
  notFound: 'Aucun résultat',
  notFoundText: 'Aucune note ne contient tous ces mots.',
  text: 'Texte de la note',
  edited: 'modifiée',
  edit: 'Modifier la note',
  delete: 'Supprimer la note',
  deleted: 'La note est supprimée',
  undo: 'Annuler',
  save: 'Enregistrer',
  cancel: 'Annuler',
} as const satisfies Translation<typeof en>
