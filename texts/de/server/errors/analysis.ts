import * as faults from '../../shared/faults.ts'

export const errors = {
  view_limit: 'Du kannst höchstens {max} Ansichten speichern. Lösche zuerst eine.',
  report_mail_limit:
    'Du kannst höchstens {max} Ansichten per Mail senden lassen. Beende zuerst eine.',
  report_link_limit:
    'Du kannst höchstens {max} aktive Links zu Auswertungen haben. Widerrufe zuerst einen.',
  links_not_allowed: 'Dein Verein teilt keine Auswertungen nach außen.',
  report_link_stopped: 'Dieser Link wurde widerrufen.',
  report_link_expired: 'Dieser Link ist abgelaufen.',
  not_valid_url:
    'Unter dieser Adresse gibt es keinen Vergleich. Sie ist unvollständig, oder der Vergleich wurde gelöscht.',
  morning_empty: 'Gib mindestens einen Wert ein. Leere Morgenwerte werden nicht gespeichert.',
  consent_missing:
    'Ohne Einwilligung in die Nutzung von Gesundheitsdaten kann hier nichts eingetragen werden. Du kannst sie in deinen Einstellungen unter „Gesundheitsdaten“ geben.',
  mornings_of_all:
    'Am Morgen wird nur diese Gruppe gefragt. Ohne sie würden alle Athlet:innen nach Gesundheitsdaten gefragt. Ändere zuerst in den Einstellungen des Vereins unter „Fragen am Morgen“, wer gefragt wird.',
} as const

export const fields = {
  sleep_time: faults.sleepTime,
  no_training: 'Am Tag davor gab es kein Training.',
}
