import type { notices as en } from '../en/notices.ts'
import type { Translation } from '../translation.ts'
import * as terms from './shared/terms.ts'

export const notices = {
  aClub: 'einem Verein',
  somebody: 'Jemand',
  coachesThread: 'der Gruppe der Trainer:innen',
  kinds: {
    'member-joined': '{{person}} ist {{club}} beigetreten.',
    'join-requested': '{{person}} möchte {{club}} beitreten.',
    'unnamed-joined': 'Ein neues Mitglied unter 18 ist {{club}} beigetreten.',
    'unnamed-requested': 'Jemand unter 18 möchte {{club}} beitreten.',
    'join-approved': 'Du bist jetzt Mitglied von {{club}}.',
    'join-rejected': '{{club}} hat deine Anfrage nicht angenommen.',
    'roles-changed': 'Deine Rollen oder Rechte bei {{club}} haben sich geändert.',
    'removed-from-club': 'Du bist nicht mehr Mitglied von {{club}}.',
    impersonated: 'Die Plattformverwaltung hat sich {{club}} im Namen von {{person}} angesehen.',
    'plan-active': 'Die Bestellung von {{club}} ist bezahlt: Der Tarif gilt jetzt.',
    'export-ready': 'Die Kopie deiner Daten steht zum Herunterladen bereit.',
    'club-export-ready': 'Der Export von {{club}} steht zum Herunterladen bereit.',
    'club-brought-in': '{{club}} wurde als neuer Verein eingelesen.',
    'place-freed': 'Ein Platz ist frei geworden: Du bist bei {{session}} dabei.',
    'place-lost': '{{session}} hat jetzt weniger Plätze: Du stehst auf der Warteliste.',
    'crew-published': 'Du sitzt in {{boat}}: {{session}}.',
    plan: 'Dein Plan bei {{club}}: {{news}}.',
    'morning-due': 'Wie geht es dir heute Morgen? {{club}} möchte es wissen.',
    'return-note':
      'Ein:e Trainer:in bei {{club}} hat dir eine Notiz zur Rückkehr ins Training geschrieben.',
    'morning-noted': 'Heute Morgen bei {{club}}: {{news}}.',
    'zones-set': '{{person}} hat bei {{club}} deine Pulszonen nach dem Stufentest festgelegt.',
    'results-entered': 'Für dich wurden Ergebnisse eingetragen: {{session}}.',
    'tests-changed': 'Deine Leistungstests bei {{club}} haben sich geändert.',
    message: 'Neue Nachrichten in {{thread}}.',
    'wall-mention': 'Du wurdest auf der Pinnwand von {{club}} erwähnt.',
    'wall-comment': 'Jemand hat deinen Beitrag bei {{club}} kommentiert.',
    'wall-reaction': 'Jemand hat auf deinen Beitrag oder Kommentar bei {{club}} reagiert.',
    'wall-pinned': 'Auf der Pinnwand von {{club}} wurde ein Beitrag angeheftet.',
    'wall-reported': 'Jemand hat bei {{club}} einen Beitrag gemeldet.',
    'message-reported': 'Jemand hat bei {{club}} eine Nachricht gemeldet.',
    'guardian-added': '{{person}} hat jetzt Zugang als Elternteil von {{child}} bei {{club}}.',
    'guardian-ended':
      '{{person}} hat keinen Zugang mehr als Elternteil von {{child}} bei {{club}}.',
    'consent-passed':
      '{{child}} ist jetzt alt genug, um selbst über die Gesundheitsdaten zu entscheiden.',
    'consent-answered': '{{person}} hat für {{child}} über die Gesundheitsdaten entschieden.',
    'challenge-invited': '{{from}} lädt {{club}} zum Wettbewerb {{challenge}} ein.',
    'challenge-asked':
      'Du bist eingeladen, im Wettbewerb {{challenge}} dem Team {{team}} beizutreten.',
    'challenge-entered':
      'Du wurdest im Wettbewerb {{challenge}} in das Team {{team}} eingetragen. Du kannst es jederzeit verlassen.',
    'challenge-begun': 'Der Wettbewerb {{challenge}} hat begonnen.',
    'challenge-ranked': 'Der Wettbewerb {{challenge}} ist vorbei: Platz {{rank}} von {{of}}.',
    'challenge-ended': 'Der Wettbewerb {{challenge}} ist vorbei.',
    other: 'Es gibt Neuigkeiten von {{club}}.',
  },
  /** Several of a kind about the same, while they are unread. */
  folded: {
    'return-note':
      'Deine Trainer:innen bei {{club}} haben dir {{count}} Notizen zur Rückkehr ins Training geschrieben.',
    'results-entered':
      'Für dich wurden {{count}}-mal Ergebnisse eingetragen, zuletzt für {{session}}.',
    'tests-changed': 'Deine Leistungstests bei {{club}} haben sich {{count}}-mal geändert.',
    'wall-mention': 'Du wurdest auf der Pinnwand von {{club}} {{count}}-mal erwähnt.',
    'wall-comment': 'Zu deinem Beitrag bei {{club}} gibt es {{count}} neue Kommentare.',
    'wall-reaction':
      'Auf deinen Beitrag oder Kommentar bei {{club}} gibt es {{count}} neue Reaktionen.',
    'wall-pinned': 'Auf der Pinnwand von {{club}} wurden {{count}} Beiträge angeheftet.',
    'wall-reported': 'Bei {{club}} wurden {{count}} Beiträge gemeldet.',
    'message-reported': 'Bei {{club}} wurden {{count}} Nachrichten gemeldet.',
    'member-joined': '{{count}} Personen sind {{club}} beigetreten, zuletzt {{person}}.',
    'join-requested': '{{count}} Personen möchten {{club}} beitreten, zuletzt {{person}}.',
    'unnamed-joined': '{{count}} neue Mitglieder unter 18 sind {{club}} beigetreten.',
    'unnamed-requested': '{{count}} Personen unter 18 möchten {{club}} beitreten.',
    'roles-changed': 'Deine Rollen oder Rechte bei {{club}} haben sich {{count}}-mal geändert.',
  },
  /** In mails and on a locked screen: nothing on health. */
  outside: {
    'return-note': 'Deine Trainer:innen bei {{club}} haben dir eine Notiz geschrieben.',
    'morning-noted': 'Bei {{club}} solltest du heute Morgen etwas ansehen.',
    'tests-changed': 'Bei {{club}} gibt es Neues in deinen Auswertungen.',
    'zones-set': '{{person}} hat dein Profil bei {{club}} aktualisiert.',
  },
  /** The same to guardians; of siblings there are several names. */
  children: {
    plan: 'Trainingsplan für {{child}} bei {{club}}: {{news}}.',
    'place-freed': 'Ein Platz ist frei geworden: {{child}} ist bei {{session}} dabei.',
    'place-lost': '{{child}} steht jetzt auf der Warteliste: {{session}} hat weniger Plätze.',
    'crew-published': '{{child}} sitzt in {{boat}}: {{session}}.',
    message: 'Neue Nachrichten an {{child}} in {{thread}}.',
    'challenge-entered': '{{child}} gehört im Wettbewerb {{challenge}} zum Team {{team}}.',
  },
  groups: {
    training: 'Trainingsplan',
    crews: terms.crews,
    mornings: 'Morgenwerte',
    results: terms.results,
    messages: terms.messages,
    wall: terms.wall,
    challenges: terms.challenges,
    membership: 'Verein und Mitglieder',
    account: 'Konto und Sicherheit',
  },
  noted: {
    red_one: '{{count}} Athlet:in mit rotem Wert',
    red_other: '{{count}} Athlet:innen mit rotem Wert',
    amber_one: '{{count}} Athlet:in mit gelbem Wert',
    amber_other: '{{count}} Athlet:innen mit gelbem Wert',
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
      pieces: 'Aufbau',
      exercises: 'Übungen',
      name: 'Name oder Sportart',
      crew: 'Mannschaft',
    },
    more_one: 'und {{count}} weitere',
    more_other: 'und {{count}} weitere',
    show: 'Einheiten anzeigen',
  },
} as const satisfies Translation<typeof en>
