import type { notifications as en } from '../../en/screens/notifications.ts'
import type { Translation } from '../../translation.ts'
import { notices } from '../notices.ts'

export const notifications = {
  title: 'Mitteilungen',
  lead: 'Was in deinen Vereinen geschehen ist und dich betrifft.',
  readAll: 'Alle als gelesen markieren',
  unread: 'Neu',
  older: 'Ältere zeigen',
  empty: {
    title: 'Noch keine Mitteilungen',
    text: 'Wenn jemand beitreten will, deine Rollen sich ändern oder ein Export bereit ist, liest du es hier.',
  },
  tabs: { label: 'Bereiche', latest: 'Neueste', all: 'Alle', settings: 'Einstellungen' },
  filters: {
    show: 'Zeigen',
    everything: 'Alles',
    unread: 'Nur ungelesene',
    group: 'Thema',
    allGroups: 'Alle Themen',
    club: 'Verein',
    allClubs: 'Alle Vereine',
    clear: 'Filter löschen',
  },
  none: { title: 'Hier ist nichts', text: 'Zu diesen Filtern passt nichts.' },
  end: 'Das ist alles.',
  settings: {
    title: 'Einstellungen für Mitteilungen',
    lead: 'Bestimme, was dich erreicht und wie.',
    ways: { app: 'In der App', mail: 'Per Mail', push: 'Aufs Gerät' },
    saving: 'Wird gespeichert …',
    saved: 'Gespeichert',
    failed: 'Nicht gespeichert',
    noMail: 'Du hast keine bestätigte E-Mail-Adresse, deshalb kommt nichts per Mail.',
    stopped:
      'Mails sind aus. Nur was die Sicherheit deines Kontos betrifft, kommt weiter per Mail.',
    refused: {
      title: 'E-Mails an {{address}} kommen nicht an',
      text: 'Ein Mailserver hat am {{when}} eine E-Mail abgelehnt. Bis das behoben ist, kommen Mitteilungen, Erinnerungen und Berichte nicht per E-Mail; in der App findest du sie. Der Server schrieb:',
      change: 'Adresse ändern',
      again: 'Wieder versuchen',
    },
    fixed:
      'Zugriffe der Plattformverwaltung und Zahlungen erreichen dich immer in der App und per Mail.',
    pushFirst:
      'Was auf ein Gerät kommt, kommt nicht auch per Mail, außer du schaltest Mails hier ein.',
    squads: 'Für eine Trainingsgruppe anders',
    squadsHint: 'Gilt für Einheiten, an denen die halbe Gruppe teilnimmt.',
    general: 'Wie oben',
    on: 'Ein',
    off: 'Aus',
    when: 'Wann Mails kommen',
    rhythms: {
      at_once: 'Sofort',
      daily: 'Einmal am Tag',
      weekly: 'Einmal in der Woche',
      never: 'Gar nicht',
    },
    time: 'Uhrzeit',
    weekday: 'Tag',
    quiet: 'Ruhezeit',
    quietHint: 'Was dazwischen anfällt, wird danach geschickt. In der App steht es sofort.',
    quietOn: 'Nachts nichts schicken',
    from: 'Von',
    until: 'Bis',
    zone: 'Die Zeiten sind die von {{zone}}.',
    useZone: '{{zone}} verwenden',
    hints: {
      training:
        'Was in deinem Plan neu ist, sich ändert oder ausfällt, und Plätze, die du bekommst oder verlierst.',
      crews: 'In welchem Boot du sitzt.',
      mornings:
        'Erinnerungen an die Morgenwerte, Notizen dazu und was Trainer:innen ansehen sollten.',
      results: 'Ergebnisse und Tests, die jemand für dich eingetragen hat.',
      messages: 'Neue Nachrichten in deinen Chats und solche, die jemand meldet.',
      wall: 'Erwähnungen, Kommentare zu deinen Beiträgen und angeheftete Beiträge.',
      challenges: 'Einladungen, dein Team, und wenn ein Wettbewerb beginnt oder endet.',
      membership: 'Wer beitritt, wer es möchte, und was du im Verein darfst.',
      account: 'Kopien deiner Daten, Zahlungen und Zugriffe der Plattformverwaltung.',
    },
  },
  stop: {
    title: 'Mitteilungen per Mail',
    broken: 'Link nicht gültig',
    stopped: 'Du bekommst keine Mails mehr zu: {{group}}. In der App findest du es weiterhin.',
    wanted: 'Du bekommst Mails zu: {{group}}.',
    allStopped:
      'Du bekommst keine Mitteilungen mehr per Mail. In der App findest du weiterhin alles.',
    allWanted: 'Du bekommst Mitteilungen per Mail.',
    undo: 'Wieder bekommen',
    stop: 'Diese Mails beenden',
    failed: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
  },
  ...notices,
} as const satisfies Translation<typeof en>
