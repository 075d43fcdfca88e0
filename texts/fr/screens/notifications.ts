import type { notifications as en } from '../../en/screens/notifications.ts'
import type { Translation } from '../../translation.ts'
import { notices } from '../notices.ts'
import * as actions from '../shared/actions.ts'
import * as measures from '../shared/measures.ts'
import * as terms from '../shared/terms.ts'

export const notifications = {
  title: terms.notifications,
  lead: 'Ce qui vous concerne dans vos clubs.',
  readAll: 'Tout marquer comme lu',
  unread: 'Nouveau',
  older: 'Afficher les plus anciennes',
  empty: {
    title: 'Rien pour l’instant',
    text: 'Demandes d’adhésion, changements de rôle, exports prêts : tout s’affiche ici.',
  },
  tabs: { label: 'Rubriques', latest: 'Récentes', all: 'Toutes', settings: 'Paramètres' },
  filters: {
    show: actions.show,
    everything: 'Tout',
    unread: 'Non lues seulement',
    group: 'Sujet',
    allGroups: 'Tous les sujets',
    club: terms.club,
    allClubs: 'Tous les clubs',
    clear: 'Effacer les filtres',
  },
  none: { title: 'Rien ici', text: 'Rien ne correspond à ces filtres.' },
  end: 'C’est tout.',
  settings: {
    title: 'Paramètres des notifications',
    lead: 'Choisissez ce qui vous parvient, et comment.',
    ways: { app: 'Dans l’application', mail: 'E-mail', push: 'Sur un appareil' },
    saving: actions.saving,
    saved: actions.saved,
    failed: 'Non enregistré',
    noMail: 'Vous n’avez pas d’adresse e-mail confirmée : rien n’est envoyé par e-mail.',
    stopped:
      'Les e-mails sont désactivés. Seul ce qui touche à la sécurité de votre compte est encore envoyé.',
    refused: {
      title: 'Les e-mails à {{address}} n’arrivent pas',
      text: 'Un serveur de messagerie a refusé un e-mail ({{when}}). Tant que le problème persiste, les notifications, rappels et bilans ne sont plus envoyés par e-mail ; vous les trouvez dans l’application. Réponse du serveur :',
      change: 'Changer d’adresse',
      again: actions.tryAgain,
    },
    fixed: 'Vous sont toujours signalés, dans l’application et par e-mail : {{topics}}.',
    fixedTopics: {
      access: 'accès de l’administration',
      guardians: 'accès de parents',
      consent: 'accords sur les données de santé',
      payments: 'paiements',
    },
    pushFirst:
      'Ce qui arrive sur un appareil n’est pas envoyé aussi par e-mail, sauf si vous l’activez ici.',
    squads: 'Autres choix pour un groupe',
    squadsHint: 'S’applique aux séances auxquelles participe au moins la moitié du groupe.',
    general: 'Comme ci-dessus',
    on: 'Activé',
    off: 'Désactivé',
    when: 'Fréquence des e-mails',
    rhythms: {
      at_once: 'Tout de suite',
      daily: 'Une fois par jour',
      weekly: 'Une fois par semaine',
      never: 'Jamais',
    },
    time: measures.timeOfDay,
    weekday: 'Jour',
    quiet: 'Ne pas déranger',
    quietHint:
      'Ce qui survient entre-temps est envoyé après. Dans l’application, c’est visible tout de suite.',
    quietOn: 'Ne rien envoyer la nuit',
    from: 'De',
    until: 'À',
    zone: 'Les heures sont celles de {{zone}}.',
    useZone: 'Utiliser {{zone}}',
    hints: {
      training:
        'Ce qui est nouveau, modifié ou annulé dans votre plan, et les places qui se libèrent ou disparaissent.',
      crews: 'Le bateau dans lequel vous ramez.',
      mornings:
        'Rappels du suivi du matin, remarques des entraîneurs et, pour eux, les valeurs à regarder.',
      results: 'Résultats et tests saisis pour vous.',
      messages: 'Les nouveaux messages de vos discussions, et ceux que quelqu’un signale.',
      wall: 'Les mentions de votre nom, les commentaires de vos publications et les publications épinglées.',
      challenges: 'Les invitations, votre équipe, le début et la fin d’un défi.',
      membership: 'Qui rejoint le club, qui le demande, et ce que vous pouvez y faire.',
      account: 'Copies de vos données, paiements et accès de l’administration.',
    },
  },
  stop: {
    title: 'Notifications par e-mail',
    broken: 'Lien non valable',
    stopped:
      'Vous ne recevez plus d’e-mails pour : {{group}}. Ces notifications restent visibles dans l’application.',
    wanted: 'Vous recevez des e-mails pour : {{group}}.',
    allStopped:
      'Vous ne recevez plus de notifications par e-mail. Elles restent visibles dans l’application.',
    allWanted: 'Vous recevez des notifications par e-mail.',
    undo: 'Les recevoir à nouveau',
    stop: 'Ne plus recevoir ces e-mails',
    failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  },
  ...notices,
} as const satisfies Translation<typeof en>
