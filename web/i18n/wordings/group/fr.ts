import type { common as en } from '../../en/common.ts'
import type { squads as enSquads } from '../../en/squads.ts'
import type { Wording } from '../../translation.ts'

export const common = {
  words: { squad: 'groupe', squads: 'groupes' },
  screens: { squads: 'Groupes', squadForm: 'Groupe', leaveSquad: 'Quitter le groupe' },
  nav: { squads: 'Groupes' },
} as const satisfies Wording<typeof en>

export const squads = {
  title: 'Groupes',
  list: 'Tous les groupes',
  new: 'Nouveau groupe',
  edit: 'Modifier le groupe',
  delete: 'Supprimer le groupe',
  leave: 'Quitter le groupe',
  back: 'Tous les groupes',
  empty: 'Pas encore de groupe',
  emptyText:
    'Réunissez dans un groupe celles et ceux qui s’entraînent ensemble. Vous planifiez ensuite leurs séances en une fois et voyez ici qui est en forme.',
  emptyAthlete: 'Vos entraîneurs n’ont pas encore créé de groupe.',
  nobody: 'Ce groupe est encore vide',
  nobodyText: 'Ajoutez des athlètes et des entraîneurs avec « Modifier le groupe ».',
  failed: 'Le groupe n’a pas pu être chargé',
  gone: 'Ce groupe n’existe pas. Il a peut-être été supprimé.',
  form: {
    newTitle: 'Nouveau groupe',
    peopleHint: 'Quand vous choisissez ce groupe pour une séance, chacun y est ajouté selon son rôle.',
    save: 'Enregistrer le groupe',
    create: 'Créer le groupe',
    saved: '{{name}} est enregistré.',
    created: '{{name}} est créé.',
  },
  deletion: {
    text: 'Le groupe disparaît pour tout le monde. Ses membres restent au club ; leurs séances, présences et résultats restent tels quels.',
    confirm: 'Supprimer le groupe',
    done: '{{name}} est supprimé.',
  },
  leaving: {
    text: 'Vous ne serez plus ajouté aux séances prévues pour ce groupe. Ce que vous avez fait reste, et un entraîneur peut vous y remettre.',
    confirm: 'Quitter le groupe',
    notIn: 'Vous n’êtes pas dans ce groupe.',
  },
  otherClub: 'Ce groupe appartient à un autre club',
} as const satisfies Wording<typeof enSquads>
