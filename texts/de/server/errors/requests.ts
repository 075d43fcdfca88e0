import type { Words } from '../../../translation.ts'
import type * as en from '../../../en/server/errors/requests.ts'
import * as faults from '../../shared/faults.ts'

export const errors = {
  bad_request: 'Diese Anfrage ist fehlerhaft. Prüfe sie und sende sie noch einmal.',
  invalid: faults.invalid,
  forbidden: 'Dafür fehlt dir das Recht.',
  not_found: 'Das gibt es nicht oder wurde gelöscht.',
  route_not_found: 'Diesen Aufruf gibt es nicht.',
  method_not_allowed: 'Dieser Aufruf kennt diese Methode nicht.',
  conflict: 'Das hat sich inzwischen geändert. Lade es neu und wiederhole deine Änderung.',
  idempotency_mismatch: 'Dieser Idempotenzschlüssel wurde schon für eine andere Anfrage benutzt.',
  idempotency_running: 'Dieselbe Anfrage wird noch bearbeitet. Versuche es gleich noch einmal.',
  already_done:
    'Das ist schon gespeichert, und was du sehen darfst, hat sich seither geändert. Lade die Seite neu.',
  too_large: 'Die Datei oder Anfrage ist zu groß.',
  unsupported_media_type: 'Diese Art von Inhalt wird hier nicht angenommen.',
  too_many_requests: 'Zu viele Versuche. Warte einen Moment und versuche es noch einmal.',
  unavailable: 'Slipway erreicht seine Daten gerade nicht. Versuche es gleich noch einmal.',
  busy: 'Slipway ist gerade ausgelastet. Versuche es gleich noch einmal.',
  storage_full:
    'Der Speicherplatz von Slipway ist voll, es lässt sich nichts Neues speichern. Versuche es später noch einmal oder wende dich an die Betreiber dieses Servers.',
  internal:
    'Auf unserer Seite ist etwas schiefgegangen. Der Fehler ist protokolliert. Versuche es gleich noch einmal.',
  broken_json: 'Die Anfrage ist kein gültiges JSON.',
  file_missing: 'Wähle zuerst eine Datei.',
  unknown_reference:
    'Ein ausgewählter Eintrag existiert in deinem Verein nicht mehr. Lade die Seite neu und wähle noch einmal.',
  changed_meanwhile:
    'Das hat inzwischen jemand anderes geändert. Lade neu und versuche es noch einmal.',
  timed_out: 'Das hat zu lange gedauert und wurde abgebrochen. Versuche es noch einmal.',
} as const satisfies Words<typeof en.errors>

export const fields = {
  required: faults.required,
  between: 'Der Wert muss zwischen {min} und {max} liegen.',
  at_least: 'Der Wert muss mindestens {min} sein.',
  at_most: 'Der Wert darf höchstens {max} sein.',
  whole: faults.wholeNumber,
  number: faults.number,
  text: 'Gib einen Text ein.',
  too_short: 'Zu kurz: mindestens {min} Zeichen.',
  too_long: 'Zu lang: höchstens {max} Zeichen.',
  email: faults.email,
  date: 'Gib ein Datum ein.',
  time: 'Gib Datum und Uhrzeit ein.',
  years: faults.years,
  choice: 'Wähle einen der angebotenen Werte.',
  too_many: 'Höchstens {max} Einträge.',
  too_few: 'Mindestens {min} Einträge.',
  twice: 'Ein Eintrag kommt doppelt vor.',
  unknown: 'Dieses Feld ist nicht bekannt.',
  format: faults.format,
  birth_fixed: faults.birthFixed,
  in_past: 'Wähle einen Tag, der nicht in der Zukunft liegt.',
  until_today: 'Wähle einen Tag bis heute.',
  url: 'Gib eine vollständige Webadresse ein, etwa https://club.org.',
  one_line: faults.oneLine,
} as const satisfies Words<typeof en.fields>
