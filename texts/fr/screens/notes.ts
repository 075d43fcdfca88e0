import type { notes as en } from '../../en/screens/notes.ts'
import type { Translation } from '../../translation.ts'
import * as actions from '../shared/actions.ts'
import * as terms from '../shared/terms.ts'

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
  notFound: terms.noMatches,
  notFoundText: 'Aucune note ne contient tous ces mots.',
  text: 'Texte de la note',
  edited: 'modifiée',
  edit: 'Modifier la note',
  delete: 'Supprimer la note',
  deleted: 'La note est supprimée',
  undo: actions.undo,
  save: actions.save,
  cancel: actions.cancel,
} as const satisfies Translation<typeof en>
