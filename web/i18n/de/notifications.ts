import type { notifications as en } from '../en/notifications.ts'
import type { Translation } from '../translation.ts'

export const notifications = {
  title: 'Mitteilungen',
  lead: 'Was in deinen Vereinen geschehen ist und dich betrifft.',
  readAll: 'Alle als gelesen markieren',
  unread: 'Neu',
  older: 'Ältere zeigen',
  empty: {
    title: 'Noch nichts',
    text: 'Wenn jemand beitreten will, deine Rollen sich ändern oder ein Export bereit ist, liest du es hier.',
  },
  aClub: 'einem Verein',
  somebody: 'Jemand',
  kinds: {
    'member-joined': '{{person}} ist {{club}} beigetreten.',
    'join-requested': '{{person}} möchte {{club}} beitreten.',
    'join-approved': 'Du bist jetzt Mitglied von {{club}}.',
    'join-rejected': '{{club}} hat deine Anfrage nicht angenommen.',
    'roles-changed': 'Deine Rollen oder Rechte bei {{club}} haben sich geändert.',
    'removed-from-club': 'Du bist nicht mehr Mitglied von {{club}}.',
    impersonated: 'Die Plattformverwaltung hat sich {{club}} im Namen von {{person}} angesehen.',
    'export-ready': 'Die Kopie deiner Daten steht zum Herunterladen bereit.',
    'place-freed': 'Ein Platz ist frei geworden: Du bist bei {{session}} dabei.',
    'place-lost': '{{session}} hat jetzt weniger Plätze: Du stehst auf der Warteliste.',
    other: 'Bei {{club}} ist etwas geschehen.',
  },
} as const satisfies Translation<typeof en>
