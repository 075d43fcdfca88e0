import { onlySentence, type MailTable, type MailTexts } from '../mails.ts'

export const de: MailTexts = {
  greeting: 'Guten Tag {name},',
  greetingNobody: 'Guten Tag,',
  closing: 'Wir sehen uns auf dem Wasser',
  plainLink: 'Wenn die Schaltfläche nicht funktioniert, diese Adresse in den Browser kopieren:',
  reason: 'Sie erhalten diese Mail, weil Ihre Adresse bei Slipway auf {site} verwendet wird.',
  unwanted: 'Ablehnen und keine Einladungen mehr erhalten',
  unwantedReport: 'Diese Auswertung nicht mehr per Mail erhalten',
  unwantedNotices: 'Diese Mails nicht mehr erhalten',
  mails: {
    activation: () => ({
      subject: 'Bestätigen Sie Ihre Adresse',
      lines: [
        'schön, dass Sie dabei sind. Ein Schritt fehlt noch: Bestätigen Sie, dass diese Adresse Ihnen gehört, dann ist Ihr Konto aktiv.',
      ],
      action: 'Adresse bestätigen',
      note: 'Der Link gilt 72 Stunden. Wenn Sie kein Konto angelegt haben, können Sie diese Mail ignorieren.',
    }),
    'account-exists': () => ({
      subject: 'Sie haben schon ein Konto',
      lines: [
        'jemand, wahrscheinlich Sie selbst, wollte mit dieser Adresse ein Konto anlegen. Sie haben aber schon eines.',
        'Melden Sie sich mit Ihrem Passwort an, oder setzen Sie ein neues, wenn Sie es nicht mehr wissen.',
      ],
      action: 'Anmelden',
      note: 'Wenn Sie das nicht waren, ignorieren Sie diese Mail: Es hat sich nichts geändert.',
    }),
    'password-reset': () => ({
      subject: 'Neues Passwort setzen',
      lines: [
        'mit diesem Link setzen Sie ein neues Passwort. Alle Geräte, die jetzt angemeldet sind, müssen sich danach neu anmelden.',
      ],
      action: 'Neues Passwort setzen',
      note: 'Der Link gilt 72 Stunden und nur einmal. Wenn Sie ihn nicht angefordert haben, können Sie diese Mail ignorieren: Ihr Passwort bleibt unverändert.',
    }),
    'password-changed': () => ({
      subject: 'Ihr Passwort wurde geändert',
      lines: ['Ihr Passwort wurde eben geändert, und alle Geräte wurden abgemeldet.'],
      action: 'Anmelden',
      note: 'Wenn Sie das nicht waren, setzen Sie sofort über „Passwort vergessen“ ein neues.',
    }),
    invitation: ({ club, inviter }) => ({
      subject: `Einladung zu ${club}`,
      lines: [
        `${inviter} lädt Sie zu ${club} ein. Dort sehen Sie, wann Sie trainieren, sagen, ob Sie kommen, und finden Ihre Ergebnisse.`,
      ],
      action: 'Einladung beantworten',
      note: 'Der Link gilt 14 Tage. Sie können dort auch ablehnen.',
    }),
    'invitation-reminder': ({ club, days }) => ({
      subject: `Erinnerung: Ihre Einladung zu ${club}`,
      lines: [
        `Sie sind zu ${club} eingeladen und haben noch nicht geantwortet. Dort sehen Sie, wann Sie trainieren, sagen, ob Sie kommen, und finden Ihre Ergebnisse.`,
      ],
      action: 'Einladung beantworten',
      note: `Der Link gilt noch ${days === 1 ? 'einen Tag' : `${days} Tage`}. Sie können dort auch ablehnen.`,
    }),
    'join-request': ({ club, person }) => ({
      subject: `${person || 'Jemand unter 18'} möchte ${club} beitreten`,
      lines: [
        `${person || 'Jemand unter 18'} bittet um Aufnahme bei ${club}. Bitte nehmen Sie die Anfrage an oder lehnen Sie sie ab.`,
      ],
      action: 'Anfrage ansehen',
    }),
    'join-answer': ({ club, approved }) =>
      approved
        ? {
            subject: `Willkommen bei ${club}`,
            lines: [
              `Sie sind jetzt Mitglied von ${club}. In Slipway sehen Sie Ihre nächsten Einheiten.`,
            ],
            action: 'Slipway öffnen',
          }
        : {
            subject: `Ihre Anfrage an ${club}`,
            lines: [
              `${club} hat Ihre Anfrage nicht angenommen. Wenn Sie das für ein Versehen halten, wenden Sie sich an die Verwaltung des Vereins.`,
            ],
            action: 'Slipway öffnen',
          },
    'email-change': () => ({
      subject: 'Bestätigen Sie Ihre neue Adresse',
      lines: [
        'künftig möchten Sie sich mit dieser Adresse anmelden. Bestätigen Sie, dass sie Ihnen gehört; bis dahin gilt die alte.',
      ],
      action: 'Neue Adresse bestätigen',
      note: 'Der Link gilt 72 Stunden. Wenn Sie das nicht veranlasst haben, ignorieren Sie diese Mail.',
    }),
    'email-changed': () => ({
      subject: 'Ihre Adresse wurde geändert',
      lines: [
        'ab jetzt melden Sie sich mit einer anderen Adresse an; diese wird nicht mehr verwendet.',
      ],
      action: 'Konto ansehen',
      note: 'Wenn Sie das nicht waren, informieren Sie sofort die Verwaltung Ihres Vereins.',
    }),
    guardian: ({ child, club }) => ({
      subject: `Ihre Einwilligung für ${child}`,
      lines: [
        `${child} trainiert bei ${club} und möchte dort Gesundheitsdaten erfassen, etwa Puls und Verletzungen. Darüber entscheiden Sie als sorgeberechtigte Person.`,
        'Die Seite hinter dem Link sagt, was gespeichert wird, wer es sieht und wie Sie jederzeit widerrufen können.',
      ],
      action: 'Lesen und entscheiden',
      note: 'Der Link gilt 72 Stunden. Bewahren Sie diese Mail auf, wenn Sie einwilligen: Über denselben Link können Sie jederzeit widerrufen. Ohne Ihre Einwilligung sieht im Verein niemand diese Daten.',
    }),
    'guardian-invitation': ({ child, club, inviter }) => ({
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
      subject: 'Ihre Daten sind bereit',
      lines: ['die Kopie Ihrer Daten, um die Sie gebeten haben, steht zum Herunterladen bereit.'],
      action: 'Daten herunterladen',
    }),
    'account-deleted': () => ({
      subject: 'Ihr Konto ist gelöscht',
      lines: [
        'Ihr Konto und alle zu Ihnen gespeicherten Daten sind wie gewünscht gelöscht. Das lässt sich nicht rückgängig machen.',
        'Falls Sie es nicht waren, kannte jemand Ihr Passwort: Ändern Sie es überall, wo Sie dasselbe verwenden.',
      ],
      action: 'Zu Slipway',
    }),
    report: ({ club, view, days, table }) => ({
      subject: `${view}: ${days}`,
      lines: [`hier ist die Auswertung „${view}“ von ${club} für ${days}.`, ...reportLines(table)],
      action: 'Auswertung öffnen',
      note: 'Diese Mail enthält nur, was Sie auch in Slipway sehen. Gesundheitsdaten wie Trainingsbelastung oder Puls werden nie per Mail verschickt.',
    }),
    invoice: ({ club, number, sum, day }) => ({
      subject: `Rechnung ${number} für ${club}`,
      lines: [
        `vielen Dank für Ihre Bestellung für ${club}. Die Rechnung ${number} über ${sum} ist bis ${day} zahlbar. Sie finden sie als PDF unter „Tarif und Abrechnung“.`,
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
        'Wählen Sie einen Tarif, damit alles weitergeht wie bisher.',
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
                ? 'Eine weitere Mitteilung finden Sie in Slipway.'
                : `${more} weitere Mitteilungen finden Sie in Slipway.`,
            ]
          : [],
      action: 'Slipway öffnen',
      note: 'Welche Mails Sie wann erhalten, legen Sie in Slipway unter Mitteilungen > Einstellungen fest.',
    }),
  },
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
