import type { notifications as en } from '../../en/screens/notifications.ts'
import type { Translation } from '../../translation.ts'
import { notices } from '../notices.ts'
import * as actions from '../shared/actions.ts'
import * as measures from '../shared/measures.ts'
import * as terms from '../shared/terms.ts'

export const notifications = {
  title: terms.notifications,
  lead: 'Neuigkeiten aus deinen Vereinen, die dich betreffen.',
  readAll: 'Alle als gelesen markieren',
  unread: 'Neu',
  older: 'Ältere anzeigen',
  empty: {
    title: 'Noch keine Mitteilungen',
    text: 'Wenn jemand beitreten will, deine Rollen sich ändern oder ein Export bereit ist, liest du es hier.',
  },
  tabs: { label: 'Bereiche', latest: 'Neueste', all: 'Alle', settings: 'Einstellungen' },
  filters: {
    show: actions.show,
    everything: 'Alle',
    unread: 'Nur ungelesene',
    group: 'Thema',
    allGroups: 'Alle Themen',
    club: terms.club,
    allClubs: 'Alle Vereine',
    clear: 'Filter löschen',
  },
  none: { title: 'Keine Mitteilungen', text: 'Keine Mitteilung passt zu diesen Filtern.' },
  end: 'Keine älteren Mitteilungen.',
  settings: {
    title: 'Einstellungen für Mitteilungen',
    lead: 'Lege fest, worüber du benachrichtigt wirst und wie.',
    ways: { app: 'In der App', mail: 'Per Mail', push: 'Push' },
    saving: actions.saving,
    saved: actions.saved,
    failed: 'Nicht gespeichert',
    noMail: 'Du hast keine bestätigte E-Mail-Adresse, deshalb kommt nichts per Mail.',
    stopped:
      'Mails sind aus. Nur was die Sicherheit deines Kontos betrifft, kommt weiter per Mail.',
    refused: {
      title: 'Mails an {{address}} kommen nicht an',
      text: 'Ein Mailserver hat am {{when}} eine E-Mail abgelehnt. Bis das behoben ist, kommen Mitteilungen, Erinnerungen und Auswertungen nicht per E-Mail; in der App findest du sie. Der Server schrieb:',
      change: 'Adresse ändern',
      again: actions.tryAgain,
    },
    fixed: '{{topics}} erreichen dich immer in der App und per Mail.',
    fixedTopics: {
      access: 'Zugriffe der Plattformverwaltung',
      guardians: 'Zugänge von Eltern',
      consent: 'Einwilligungen',
      payments: 'Zahlungen',
    },
    pushFirst:
      'Was als Push-Mitteilung kommt, kommt nicht zusätzlich per Mail, außer du schaltest Mails hier ein.',
    squads: 'Abweichend für eine Trainingsgruppe',
    squadsHint: 'Gilt für Einheiten, an denen mindestens die halbe Gruppe teilnimmt.',
    general: 'Wie oben',
    on: 'Ein',
    off: 'Aus',
    when: 'Wann Mails kommen',
    rhythms: {
      at_once: 'Sofort',
      daily: 'Einmal am Tag',
      weekly: 'Einmal in der Woche',
      never: 'Nie',
    },
    time: measures.timeOfDay,
    weekday: 'Tag',
    quiet: 'Ruhezeit',
    quietHint: 'Was in dieser Zeit anfällt, wird danach gesendet. In der App siehst du es sofort.',
    quietOn: 'Ruhezeit einschalten',
    from: 'Von',
    until: 'Bis',
    zone: 'Zeiten in {{zone}}.',
    useZone: '{{zone}} verwenden',
    hints: {
      training:
        'Neue, geänderte oder ausfallende Einheiten in deinem Plan und Plätze, die du bekommst oder verlierst.',
      crews: 'In welchem Boot du sitzt.',
      mornings:
        'Erinnerungen an die Morgenwerte, Notizen von Trainer:innen und Werte, die Trainer:innen ansehen sollten.',
      results: 'Ergebnisse und Tests, die jemand für dich eingetragen hat.',
      messages: 'Neue Nachrichten in deinen Chats und gemeldete Nachrichten.',
      wall: 'Erwähnungen, Kommentare zu deinen Beiträgen und angeheftete Beiträge.',
      challenges: 'Einladungen, dein Team, und wenn ein Wettbewerb beginnt oder endet.',
      membership: 'Neue Mitglieder, Beitrittsanfragen und Änderungen deiner Rollen und Rechte.',
      account: 'Kopien deiner Daten, Zahlungen und Zugriffe der Plattformverwaltung.',
    },
  },
  stop: {
    title: 'Mitteilungen per Mail',
    broken: 'Dieser Link funktioniert nicht',
    stopped: 'Du bekommst keine Mails mehr zu: {{group}}. In der App findest du es weiterhin.',
    wanted: 'Du bekommst Mails zu: {{group}}.',
    allStopped:
      'Du bekommst keine Mitteilungen mehr per Mail. In der App findest du weiterhin alles.',
    allWanted: 'Du bekommst Mitteilungen per Mail.',
    undo: 'Wieder abonnieren',
    stop: 'Abbestellen',
    failed: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
  },
  ...notices,
} as const satisfies Translation<typeof en>
