export const errors = {
  view_limit: 'Du kannst höchstens {max} Ansichten speichern. Lösche zuerst eine.',
  report_mail_limit:
    'Du kannst höchstens {max} Ansichten per Mail verschicken lassen. Beende zuerst eine.',
  report_link_limit:
    'Du kannst höchstens {max} Links zu Auswertungen zugleich haben. Beende zuerst einen.',
  links_not_allowed: 'Dein Verein zeigt Auswertungen nicht nach außen.',
  report_link_stopped: 'Dieser Link wurde beendet.',
  report_link_expired: 'Dieser Link ist abgelaufen.',
  not_valid_url:
    'Diese Adresse führt zu keinem Vergleich. Sie ist unvollständig, oder der Vergleich wurde gelöscht.',
  morning_empty: 'Gib mindestens einen Wert ein. Ein Morgen ohne Angaben wird nicht gespeichert.',
  consent_missing:
    'Ohne Einwilligung in die Nutzung von Gesundheitsdaten wird hier nichts eingetragen. Du kannst sie in deinen Einstellungen unter „Gesundheitsdaten“ geben.',
} as const

export const fields = {
  sleep_time: 'Die Schlafdauer muss unter 24 Stunden liegen.',
  no_training: 'Am Tag davor gab es kein Training.',
}
