export const errors = {
  view_limit: 'Du kannst höchstens {max} Ansichten speichern. Lösche zuerst eine.',
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
