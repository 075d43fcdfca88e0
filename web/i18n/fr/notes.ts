import type { notes as en } from '../en/notes.ts'
import type { Translation } from '../translation.ts'

export const notes = {
  private: 'Vous seul lisez vos notes. Aucun entraîneur, gestionnaire ou administrateur ne les voit.',
  new: 'Nouvelle note',
  placeholder: 'Que voulez-vous retenir ?',
  write: 'Noter',
  search: 'Rechercher dans vos notes',
  list: 'Vos notes',
  none: 'Pas encore de notes',
  noneText: 'Ce qui a marché dans le bateau, ce qu’il faut essayer, les sensations d’une course : notez-le tant que c’est frais.',
  notFound: 'Rien trouvé',
  notFoundText: 'Aucune note ne contient tous ces mots.',
  text: 'Texte de la note',
  edited: 'modifiée',
  edit: 'Modifier la note',
  delete: 'Supprimer la note',
  deleted: 'La note est supprimée.',
  undo: 'Annuler',
  save: 'Enregistrer',
  cancel: 'Abandonner',
} as const satisfies Translation<typeof en>
