import type { notifications as en } from '../en/notifications.ts'
import type { Translation } from '../translation.ts'

export const notifications = {
  title: 'Notifications',
  lead: 'Ce qui s’est passé dans vos clubs et vous concerne.',
  readAll: 'Tout marquer comme lu',
  unread: 'Nouveau',
  older: 'Afficher les plus anciennes',
  empty: {
    title: 'Rien pour l’instant',
    text: 'Quand quelqu’un demande à entrer, que vos rôles changent ou qu’un export est prêt, vous le lisez ici.',
  },
  aClub: 'un club',
  somebody: 'Quelqu’un',
  kinds: {
    'member-joined': '{{person}} a rejoint {{club}}.',
    'join-requested': '{{person}} souhaite rejoindre {{club}}.',
    'join-approved': 'Vous êtes maintenant membre de {{club}}.',
    'join-rejected': '{{club}} n’a pas accepté votre demande.',
    'roles-changed': 'Vos rôles ou vos droits à {{club}} ont changé.',
    'removed-from-club': 'Vous n’êtes plus membre de {{club}}.',
    impersonated: 'Un administrateur de la plateforme a consulté {{club}} au nom de {{person}}.',
    'plan-active': 'La commande de {{club}} est réglée : la formule est active.',
    'export-ready': 'La copie de vos données est prête à être téléchargée.',
    'place-freed': 'Une place s’est libérée : vous participez à {{session}}.',
    'place-lost': '{{session}} a maintenant moins de places : vous êtes sur la liste d’attente.',
    'crew-published': 'Vous êtes dans {{boat}} : {{session}}.',
    plan: 'Votre plan à {{club}} : {{news}}.',
    other: 'Il s’est passé quelque chose à {{club}}.',
  },
  plan: {
    new_one: '{{count}} nouvelle séance',
    new_other: '{{count}} nouvelles séances',
    changed_one: '{{count}} modifiée',
    changed_other: '{{count}} modifiées',
    cancelled_one: '{{count}} annulée',
    cancelled_other: '{{count}} annulées',
    what: {
      new: 'Nouvelle',
      changed: 'Modifiée : {{words}}',
      cancelled: 'Annulée',
    },
    words: {
      time: 'horaire',
      place: 'lieu',
      pieces: 'programme',
      name: 'nom ou sport',
    },
    more_one: 'et {{count}} autre',
    more_other: 'et {{count}} autres',
    show: 'Afficher les séances',
  },
} as const satisfies Translation<typeof en>
