import type { profiles as en } from '../../en/screens/profiles.ts'
import type { Translation } from '../../translation.ts'
import * as actions from '../shared/actions.ts'
import * as faults from '../shared/faults.ts'
import * as measures from '../shared/measures.ts'
import * as terms from '../shared/terms.ts'

export const profiles = {
  gone: 'Cette personne n’est plus dans votre club, ou son profil ne vous est pas accessible.',
  tabs: {
    label: 'Parties du profil',
    overview: 'Aperçu',
    training: 'Entraînement',
    morning: 'Matin',
    ergo: terms.ergo,
    water: terms.rowing,
    bike: 'Vélo',
    tests: 'Tests',
    notes: 'Notes',
    settings: actions.edit,
  },
  status: {
    pending: 'Demande en attente',
    approved: 'Membre',
    invited: 'Invitation envoyée',
    onboarding: 'Pas encore d’invitation',
  },
  contact: 'Contact',
  person: 'Personne',
  notJoined:
    'Date de naissance, contact et fréquence cardiaque apparaîtront quand la personne aura rejoint le club.',
  email: terms.email,
  guardian: terms.parentsEmail,
  weight: 'Poids (kg)',
  weightHint:
    'Pour les équipages à catégorie de poids. Seules les personnes qui voient votre profil le voient.',
  phone: terms.phone,
  emergency: 'Personne à prévenir',
  emergencyHint: 'Son nom et son numéro de téléphone.',
  born: terms.dateOfBirth,
  bornFixed: faults.birthFixed,
  gender: terms.gender,
  genders: { none: terms.notSpecified, m: 'Homme', w: 'Femme' },
  rows: 'Dans le bateau',
  sides: { scull: 'couple', sweep: 'pointe', stroke: 'nage', cox: 'barre' },
  rowingSides: {
    hint: 'En pointe. Affiché lors de la composition des équipages.',
    label: terms.side,
    none: terms.notSpecified,
    port: terms.portInLine,
    starboard: terms.starboardInLine,
    both: terms.bothSides,
    scull: terms.scullOnly,
  },
  crews: { title: 'Derniers équipages' },
  recount: {
    title: 'Enregistrements antérieurs',
    text: 'Ils gardent les zones utilisées lors du calcul. Si elles étaient fausses, recalculez tout avec les zones actuelles.',
    button: 'Recalculer',
    done: 'Le calcul est en cours. Il prend une minute ou deux.',
  },
  zones: {
    title: measures.heartRate,
    max: 'Maximale',
    resting: 'Au repos',
    guessed: 'Estimée d’après l’âge',
    basis: {
      own: 'Zones personnelles',
      'max-hr': 'Zones par défaut : pourcentages usuels de la fréquence maximale',
      age: 'Zones par défaut : pourcentages usuels d’une fréquence maximale estimée d’après l’âge',
    },
    none: 'Pas encore de zones. Elles découlent de la fréquence maximale ou de la date de naissance.',
    zone: 'Zone {{number}} · {{code}}',
    from: 'à partir de {{from}}',
    explain:
      'En battements par minute. Le temps par zone et la charge des nouveaux fichiers en dépendent ; les enregistrements antérieurs gardent les zones de l’époque.',
    own: 'Zones personnelles',
    ownHint: 'Désactivé : pourcentages usuels de la fréquence maximale.',
    bounds: 'Chaque zone commence à',
    fault: {
      range: 'Saisissez des nombres entiers de {{min}} à {{max}}.',
      order: 'Chaque zone doit commencer au-dessus de la précédente.',
      max: 'Chaque zone doit commencer sous la fréquence maximale.',
    },
  },
  training: {
    title: 'Entraînement récent',
    none: 'Pas encore d’entraînement',
    noneText:
      'La charge et les séances apparaissent ici dès la première séance suivie ou le premier fichier importé.',
    load: measures.load,
    time: measures.timeSpent,
    distance: measures.distance,
    sessions: terms.sessions,
    fourWeeks: 'Les quatre dernières semaines, celle-ci comprise',
    weekly: 'Charge par semaine',
    week: 'Semaine du',
    latest: 'Dernières séances',
  },
  save: actions.save,
  undo: 'Annuler les modifications',
  saved: actions.saved,
  savedZones:
    'Enregistré. Les nouveaux enregistrements utilisent ces zones ; pour les précédents, choisissez « Recalculer » ci-dessous.',
  whoSees: 'Les entraîneurs voient ce profil, sauf si vous en décidez autrement.',
  whoSeesLink: 'Qui voit mon profil',
  leave: {
    title: actions.leaveUnsaved,
    text: 'Vos modifications ne sont pas encore enregistrées.',
    confirm: 'Quitter',
  },
  athletes: {
    count_one: '{{count}} athlète',
    count_other: '{{count}} athlètes',
    search: 'Rechercher par nom',
    allSquads: terms.all,
    nobody: 'Aucun résultat',
    nobodyText: 'Aucun athlète ne correspond à la recherche et au filtre.',
    all: 'Tout afficher',
    none: 'Pas encore d’athlète',
    noneText:
      'Les athlètes du club dont le profil vous est accessible apparaissent ici, avec leur santé et leur dernière séance.',
    name: terms.personName,
    ageClass: measures.ageCategory,
    status: terms.status,
    health: terms.health,
    lastSession: 'Dernière séance',
  },
} as const satisfies Translation<typeof en>
