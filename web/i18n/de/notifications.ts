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
    'plan-active': 'Die Bestellung von {{club}} ist bezahlt: Der Tarif gilt jetzt.',
    'export-ready': 'Die Kopie deiner Daten steht zum Herunterladen bereit.',
    'place-freed': 'Ein Platz ist frei geworden: Du bist bei {{session}} dabei.',
    'place-lost': '{{session}} hat jetzt weniger Plätze: Du stehst auf der Warteliste.',
    'crew-published': 'Du sitzt in {{boat}}: {{session}}.',
    plan: 'Dein Plan bei {{club}}: {{news}}.',
    other: 'Bei {{club}} ist etwas geschehen.',
  },
  plan: {
    new_one: '{{count}} neue Einheit',
    new_other: '{{count}} neue Einheiten',
    changed_one: '{{count}} geändert',
    changed_other: '{{count}} geändert',
    cancelled_one: '{{count}} fällt aus',
    cancelled_other: '{{count}} fallen aus',
    what: {
      new: 'Neu',
      changed: 'Geändert: {{words}}',
      cancelled: 'Fällt aus',
    },
    words: {
      time: 'Zeit',
      place: 'Ort',
      pieces: 'Programm',
      name: 'Name oder Sportart',
    },
    more_one: 'und {{count}} weitere',
    more_other: 'und {{count}} weitere',
    show: 'Einheiten zeigen',
  },
} as const satisfies Translation<typeof en>
