import type { search as en } from '../../en/screens/search.ts'
import type { Translation } from '../../translation.ts'
import * as actions from '../shared/actions.ts'
import * as terms from '../shared/terms.ts'

/** Finding people, sessions and boats by words. */
export const search = {
  title: 'Recherche',
  label: 'Que cherchez-vous ?',
  hint: 'Personnes, groupes, séances par nom ou par jour, équipages, bateaux, notes, pages',
  screens: 'Pages et actions',
  do: 'Actions',
  places: 'Pages',
  keys: '↑ ↓ choisir · Entrée ouvre · > actions seules · ? tous les raccourcis',
  recent: 'Ouvert récemment',
  more: 'Tout afficher',
  none: 'Aucun résultat pour « {{query}} »',
  noneText:
    'Essayez avec moins de lettres, une autre orthographe ou une date comme « hier » ou « 12 mars ».',
  start: 'Cherchez dans tout le club',
  startText:
    'Les fautes de frappe sont tolérées. Les dates s’écrivent aussi en mots : « hier », « mars 2026 ».',
  on: 'Séances : {{day}}',
  between: 'Séances du {{from}} au {{to}}',
  found_one: '{{count}} résultat',
  found_other: '{{count}} résultats',
  back: 'Revenir à tous les résultats',
  kinds: {
    member: terms.people,
    squad: terms.squads,
    session: terms.sessions,
    crew: terms.crews,
    equipment: terms.equipment,
    post: 'Publications',
    challenge: terms.challenges,
    note: 'Vos notes',
  },
  actions: {
    planSession: actions.planSession,
    planWeek: actions.planWeek,
    uploadFile: actions.uploadFile,
    addMember: 'Ajouter un membre',
    createSquad: 'Créer un groupe',
    addEquipment: actions.addEquipment,
    enterTests: 'Saisir des tests',
    enterMorning: 'Remplir votre suivi du matin',
    enterAbsence: 'Saisir une absence',
    writeNote: 'Écrire une note',
    signOut: actions.signOut,
  },
  /** Other words that people say for it; they are compared and never shown. */
  also: {
    planSession: 'nouvelle créer ajouter entraînement événement régate',
    planWeek: 'nouveau créer ajouter séances entraînement texte tableau',
    uploadFile: 'téléverser envoyer FIT TCX GPX montre enregistrement activité',
    addMember: 'inviter nouvelle personne athlète entraîneur lien',
    createSquad: 'nouveau ajouter équipe',
    addEquipment: 'nouveau créer bateau avirons ergomètre remorque',
    enterTests: 'nouveaux résultats 2 km paliers ergomètre',
    enterMorning: 'pouls sommeil poids malade blessé forme',
    enterAbsence: 'vacances congé absent disponibilité',
    writeNote: 'nouvelle journal',
    signOut: 'quitter déconnexion',
  },
} satisfies Translation<typeof en>
