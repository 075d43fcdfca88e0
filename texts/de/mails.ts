import { onlySentence, type MailTable, type MailTexts } from '../mails.ts'

export const de: MailTexts = {
  greeting: 'Hallo {name},',
  greetingNobody: 'Hallo,',
  closing: 'Wir sehen uns auf dem Wasser',
  plainLink: 'Wenn die Schaltfläche nicht funktioniert, diese Adresse in den Browser kopieren:',
  reason: 'Diese Mail geht an eine Adresse, die bei Slipway auf {site} verwendet wird.',
  unwanted: 'Ablehnen und keine Einladungen mehr erhalten',
  unwantedReport: 'Diese Auswertung nicht mehr per Mail erhalten',
  unwantedNotices: 'Diese Mails nicht mehr erhalten',
  mails: {
    activation: () => ({
      subject: 'Bestätige deine Adresse',
      lines: [
        'schön, dass du dabei bist. Ein Schritt fehlt noch: Bestätige, dass diese Adresse dir gehört, dann ist dein Konto aktiv.',
      ],
      action: 'Adresse bestätigen',
      note: 'Der Link gilt 72 Stunden. Wenn du kein Konto angelegt hast, kannst du diese Mail ignorieren.',
    }),
    'account-exists': () => ({
      subject: 'Du hast schon ein Konto',
      lines: [
        'jemand, wahrscheinlich du selbst, wollte mit dieser Adresse ein Konto anlegen. Du hast aber schon eines.',
        'Melde dich mit deinem Passwort an, oder setze ein neues, wenn du es nicht mehr weißt.',
      ],
      action: 'Anmelden',
      note: 'Wenn du das nicht warst, ignoriere diese Mail: Es hat sich nichts geändert.',
    }),
    'password-reset': () => ({
      subject: 'Neues Passwort setzen',
      lines: [
        'mit diesem Link setzt du ein neues Passwort. Alle Geräte, die jetzt angemeldet sind, müssen sich danach neu anmelden.',
      ],
      action: 'Neues Passwort setzen',
      note: 'Der Link gilt 72 Stunden und nur einmal. Wenn du ihn nicht angefordert hast, kannst du diese Mail ignorieren: Dein Passwort bleibt unverändert.',
    }),
    'password-changed': () => ({
      subject: 'Dein Passwort wurde geändert',
      lines: ['dein Passwort wurde eben geändert, und alle Geräte wurden abgemeldet.'],
      action: 'Anmelden',
      note: 'Wenn du das nicht warst, setze sofort über „Passwort vergessen“ ein neues.',
    }),
    invitation: ({ club, inviter }) => ({
      subject: `Einladung zu ${club}`,
      lines: [
        `${inviter} lädt dich zu ${club} ein. Dort siehst du, wann du trainierst, sagst, ob du kommst, und findest deine Ergebnisse.`,
      ],
      action: 'Einladung beantworten',
      note: 'Der Link gilt 14 Tage. Du kannst dort auch ablehnen.',
    }),
    'invitation-reminder': ({ club, days }) => ({
      subject: `Erinnerung: Deine Einladung zu ${club}`,
      lines: [
        `du bist zu ${club} eingeladen und hast noch nicht geantwortet. Dort siehst du, wann du trainierst, sagst, ob du kommst, und findest deine Ergebnisse.`,
      ],
      action: 'Einladung beantworten',
      note: `Der Link gilt noch ${days === 1 ? 'einen Tag' : `${days} Tage`}. Du kannst dort auch ablehnen.`,
    }),
    'join-request': ({ club, person }) => ({
      subject: `${person || 'Jemand unter 18'} möchte ${club} beitreten`,
      lines: [
        `${person || 'Jemand unter 18'} bittet um Aufnahme bei ${club}. Bitte nimm die Anfrage an oder lehne sie ab.`,
      ],
      action: 'Anfrage ansehen',
    }),
    'join-answer': ({ club, approved }) =>
      approved
        ? {
            subject: `Willkommen bei ${club}`,
            lines: [
              `du bist jetzt Mitglied von ${club}. In Slipway siehst du deine nächsten Einheiten.`,
            ],
            action: 'Slipway öffnen',
          }
        : {
            subject: `Deine Anfrage an ${club}`,
            lines: [
              `${club} hat deine Anfrage nicht angenommen. Wenn du das für ein Versehen hältst, wende dich an die Verwaltung des Vereins.`,
            ],
            action: 'Slipway öffnen',
          },
    'email-change': () => ({
      subject: 'Bestätige deine neue Adresse',
      lines: [
        'künftig möchtest du dich mit dieser Adresse anmelden. Bestätige, dass sie dir gehört; bis dahin gilt die alte.',
      ],
      action: 'Neue Adresse bestätigen',
      note: 'Der Link gilt 72 Stunden. Wenn du das nicht veranlasst hast, ignoriere diese Mail.',
    }),
    'email-changed': () => ({
      subject: 'Deine Adresse wurde geändert',
      lines: [
        'ab jetzt meldest du dich mit einer anderen Adresse an; diese wird nicht mehr verwendet.',
      ],
      action: 'Konto ansehen',
      note: 'Wenn du das nicht warst, informiere sofort die Verwaltung deines Vereins.',
    }),
    guardian: ({ name, child, club }) => ({
      greeting: formalGreeting(name),
      subject: `Ihre Einwilligung für ${child}`,
      lines: [
        `${child} trainiert bei ${club} und möchte dort Gesundheitsdaten erfassen, etwa Puls und Verletzungen. Darüber entscheiden Sie als sorgeberechtigte Person.`,
        'Die Seite hinter dem Link sagt, was gespeichert wird, wer es sieht und wie Sie jederzeit widerrufen können.',
      ],
      action: 'Lesen und entscheiden',
      note: 'Der Link gilt 72 Stunden. Bewahren Sie diese Mail auf, wenn Sie einwilligen: Über denselben Link können Sie jederzeit widerrufen. Ohne Ihre Einwilligung sieht im Verein niemand diese Daten.',
    }),
    'guardian-invitation': ({ name, child, club, inviter }) => ({
      greeting: formalGreeting(name),
      subject: `Zugang für Eltern: ${child} bei ${club}`,
      lines: [
        inviter === ''
          ? `als Elternteil oder sorgeberechtigte Person von ${child} bei ${club} können Sie ein eigenes Konto bei Slipway nutzen.`
          : `${inviter} von ${club} lädt Sie als Elternteil oder sorgeberechtigte Person von ${child} ein, ein eigenes Konto bei Slipway zu nutzen.`,
        'Damit sehen Sie, wann und wo trainiert wird, sagen für Ihr Kind zu oder ab und tragen Abwesenheiten ein. Außerdem lesen Sie, was Erwachsene im Verein und Ihr Kind einander schreiben. Gesundheitsdaten, Ergebnisse und Nachrichten unter Jugendlichen sehen Sie nicht.',
      ],
      action: 'Einladung ansehen',
      note: 'Der Link gilt 14 Tage. Sie können dort auch ablehnen; dann kommt von diesem Verein keine Einladung mehr.',
    }),
    'data-export': () => ({
      subject: 'Deine Daten sind bereit',
      lines: ['die Kopie deiner Daten, um die du gebeten hast, steht zum Herunterladen bereit.'],
      action: 'Daten herunterladen',
    }),
    'account-deleted': () => ({
      subject: 'Dein Konto ist gelöscht',
      lines: [
        'dein Konto und alle zu dir gespeicherten Daten sind wie gewünscht gelöscht. Das lässt sich nicht rückgängig machen.',
        'Falls du es nicht warst, kannte jemand dein Passwort: Ändere es überall, wo du dasselbe verwendest.',
      ],
      action: 'Zu Slipway',
    }),
    report: ({ club, view, days, table }) => ({
      subject: `${view}: ${days}`,
      lines: [`hier ist die Auswertung „${view}“ von ${club} für ${days}.`, ...reportLines(table)],
      action: 'Auswertung öffnen',
      note: 'Diese Mail enthält nur, was du auch in Slipway siehst. Gesundheitsdaten wie Trainingsbelastung oder Puls werden nie per Mail verschickt.',
    }),
    invoice: ({ club, number, sum, day }) => ({
      subject: `Rechnung ${number} für ${club}`,
      lines: [
        `vielen Dank für die Bestellung für ${club}. Die Rechnung ${number} über ${sum} ist bis ${day} zahlbar. Du findest sie als PDF unter „Tarif und Abrechnung“.`,
      ],
      action: 'Rechnung öffnen',
      note: 'Der Tarif ist aktiv, sobald die Zahlung verbucht ist. Alle Daten bleiben bis dahin erhalten.',
    }),
    'bill-due': ({ club, sum, day }) => ({
      subject: `Zahlung für ${club} fällig bis ${day}`,
      lines: [
        `der nächste Abrechnungszeitraum für ${club} beginnt am ${day} und kostet ${sum}. Die Zahlung ist noch nicht eingegangen.`,
      ],
      action: 'Bezahlen oder Tarif ändern',
      note: 'Danach läuft der Tarif noch 14 Tage weiter. Wegen einer offenen Rechnung werden nie Daten gelöscht.',
    }),
    'plan-ends': ({ club, day, trial }) => ({
      subject: trial
        ? `Die kostenlose Testphase von ${club} endet am ${day}`
        : `Der Tarif von ${club} endet am ${day}`,
      lines: [
        trial
          ? `die kostenlose Testphase von ${club} endet am ${day}.`
          : `der Tarif von ${club} endet am ${day}.`,
        'Wähle einen Tarif, damit alles weitergeht wie bisher.',
      ],
      action: 'Tarife vergleichen',
      note: 'Alle Daten bleiben erhalten und können jederzeit exportiert werden.',
    }),
    notices: ({ club, count, more, sections }) => ({
      subject:
        onlySentence(sections) ??
        (club === '' ? `${count} Mitteilungen` : `${club}: ${count} Mitteilungen`),
      lines:
        more > 0
          ? [
              more === 1
                ? 'Eine weitere Mitteilung findest du in Slipway.'
                : `${more} weitere Mitteilungen findest du in Slipway.`,
            ]
          : [],
      action: 'Slipway öffnen',
      note: 'Welche Mails du wann erhältst, legst du in Slipway unter Mitteilungen > Einstellungen fest.',
    }),
  },
}

/** Mails to guardians say Sie, all others du. */
function formalGreeting(name: string): string {
  return name.trim() === '' ? 'Guten Tag,' : `Guten Tag ${name},`
}

/** What is said of the lines of a report, or of why there are none. */
function reportLines(table: MailTable): string[] {
  if (table.rows.length === 0) return ['In diesem Zeitraum wurde nichts erfasst.']
  if (table.more === 0) return []
  return [
    table.more === 1
      ? 'Eine weitere Zeile steht in Slipway.'
      : `${table.more} weitere Zeilen stehen in Slipway.`,
  ]
}
