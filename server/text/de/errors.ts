import type { ErrorText, FieldText, RefusalText } from '../text.ts'

export const errors = {
  bad_request: 'Diese Anfrage ist fehlerhaft. Prüfe sie und sende sie noch einmal.',
  invalid: 'Prüfe die markierten Felder und speichere noch einmal.',
  unauthenticated:
    'Du bist nicht angemeldet oder deine Anmeldung ist abgelaufen. Bitte melde dich neu an.',
  wrong_credentials: 'E-Mail oder Passwort stimmt nicht.',
  second_step_required: 'Gib die sechs Ziffern aus deiner Authenticator-App ein.',
  account_disabled: 'Dieses Konto ist gesperrt. Frag die Verwaltung deines Vereins.',
  wrong_password: 'Das Passwort stimmt nicht.',
  wrong_code: 'Dieser Code stimmt nicht oder ist abgelaufen. Warte auf den nächsten.',
  token_scope: 'Dieses API-Token darf das nicht.',
  impersonating:
    'Solange du im Namen von jemandem handelst, bleiben Gesundheitsdaten, private Notizen und das Konto für dich verschlossen.',
  second_step_missing:
    'Richte zuerst die Anmeldung in zwei Schritten ein: Die Plattformverwaltung setzt sie voraus.',
  hand_over_first:
    'Du hast einen Verein angelegt. Übergib ihn zuerst einem anderen Mitglied, dann kannst du gehen.',
  email_unverified:
    'Deine Adresse ist noch nicht bestätigt. Öffne den Link in unserer Mail oder fordere einen neuen an.',
  code_unknown:
    'Dieser Link ist ungültig oder unvollständig. Kopiere ihn ganz aus der Mail oder fordere einen neuen an.',
  code_used: 'Dieser Link wurde schon benutzt. Dein Konto ist bereit: Melde dich an.',
  code_expired: 'Dieser Link ist abgelaufen; er galt 72 Stunden. Fordere einen neuen an.',
  no_clubs: 'Du gehörst noch zu keinem Verein. Tritt einem bei oder lege einen eigenen an.',
  subscription_expired: 'Die Testphase oder das Abo ist abgelaufen.',
  admin_only: 'Das kann nur die Plattformverwaltung.',
  not_a_member: 'Du bist kein Mitglied dieses Vereins.',
  role_missing: 'Deine Rolle im Verein umfasst das nicht.',
  permission_missing: 'Dafür fehlt dir das Recht. Die Verwaltung deines Vereins kann es dir geben.',
  feature_missing: 'Diese Funktion gehört nicht zum Tarif deines Vereins.',
  forbidden: 'Dafür fehlt dir das Recht.',
  edit_denied: 'Du darfst diese Einheit oder diesen Termin nicht bearbeiten.',
  delete_crew_denied: 'Du darfst diese Mannschaft nicht löschen.',
  not_found: 'Das gibt es nicht oder wurde gelöscht.',
  route_not_found: 'Diesen Aufruf gibt es nicht.',
  method_not_allowed: 'Dieser Aufruf kennt diese Methode nicht.',
  other_club: 'Das gehört zu einem anderen deiner Vereine. Wechsle dorthin, um es zu öffnen.',
  club_mismatch: 'Der Verein in der Anfrage ist nicht der gewählte Verein.',
  conflict: 'Das hat sich inzwischen geändert. Lade es neu und wiederhole deine Änderung.',
  idempotency_mismatch: 'Dieser Idempotenzschlüssel wurde schon für eine andere Anfrage benutzt.',
  idempotency_running: 'Dieselbe Anfrage wird noch bearbeitet. Versuche es gleich noch einmal.',
  too_large: 'Die Datei oder Anfrage ist zu groß.',
  unsupported_media_type: 'Diese Art von Inhalt wird hier nicht angenommen.',
  too_many_requests: 'Zu viele Versuche. Warte einen Moment und versuche es noch einmal.',
  unavailable: 'Slipway erreicht seine Daten gerade nicht. Versuche es gleich noch einmal.',
  busy: 'Slipway ist gerade ausgelastet. Versuche es gleich noch einmal.',
  storage_full:
    'Der Speicherplatz von Slipway ist voll, es lässt sich nichts Neues speichern. Versuche es später noch einmal oder sag denen Bescheid, die es betreiben.',
  internal:
    'Auf unserer Seite ist etwas schiefgegangen. Der Fehler ist protokolliert. Versuche es gleich noch einmal.',
  broken_json: 'Die Anfrage ist kein gültiges JSON.',
  file_missing: 'Wähle zuerst eine Datei.',
  file_unreadable: 'Diese Datei lässt sich nicht lesen.',
  unknown_reference:
    'Ein ausgewählter Eintrag existiert in deinem Verein nicht mehr. Lade die Seite neu und wähle noch einmal.',
  end_before_start: 'Das Ende darf nicht vor dem Beginn liegen.',
  merge_event: 'Termine lassen sich nicht zusammenführen.',
  merge_same_athlete: 'Das sind zwei Trainings derselben Person, sie bleiben getrennt.',
  undo_over: 'Das lässt sich nur innerhalb eines Tages rückgängig machen.',
  session_full:
    'Alle Plätze dieser Einheit sind vergeben. Du kannst dich auf die Warteliste setzen.',
  not_a_participant: 'Diese Person nimmt an der Einheit nicht teil.',
  changed_meanwhile:
    'Das hat inzwischen jemand anderes geändert. Lade neu und versuche es noch einmal.',
  scores_not_taken: 'Diese Einheit nimmt keine Ergebnisse auf.',
  recording_private:
    'Diese Aufzeichnung siehst nur du. Eine Einheit daraus würden auch andere sehen.',
  pieces_first: 'Lege zuerst die Strecken fest, dann kannst du Ergebnisse eintragen.',
  people_first: 'Füge zuerst Personen hinzu, dann kannst du Ergebnisse eintragen.',
  has_results: 'Dazu gibt es Ergebnisse. Lösche sie zuerst oder behalte den Eintrag.',
  timed_out: 'Das hat zu lange gedauert und wurde abgebrochen. Versuche es noch einmal.',
  no_such_change:
    'Das ist bei dieser Mitgliedschaft nicht möglich: Die Person ist vielleicht schon Mitglied oder ausgetreten.',
  not_yours: 'Diese Änderung kann nur jemand anderes vornehmen.',
  creator_stays:
    'Wer den Verein angelegt hat, bleibt in der Verwaltung, bis der Verein übergeben ist.',
  last_manager_stays:
    'Ein Verein behält mindestens eine Person in der Verwaltung. Übertrage die Verwaltung zuerst jemand anderem.',
  beyond_own_rights: 'Du kannst nur Rechte geben oder nehmen, die du selbst hast.',
  link_ended: 'Dieser Link oder Code gilt nicht mehr. Bitte deinen Verein um einen neuen.',
  link_paused:
    'Dieser Kalender wird zurzeit nicht geteilt. Der Link bleibt und gilt wieder, sobald der Verein weiter teilt.',
  invitation_ended:
    'Diese Einladung ist abgelaufen. Bitte deinen Verein, sie noch einmal zu schicken.',
  invitation_foreign:
    'Diese Einladung ging an eine andere Adresse. Melde dich mit jenem Konto an, um sie zu beantworten.',
  already_member: 'Du bist schon Mitglied dieses Vereins, oder deine Anfrage ist noch offen.',
  category_in_use:
    'In dieser Kategorie ist noch Material. Verschiebe es zuerst oder mustere es aus.',
  has_history:
    'Dazu gibt es schon Einträge. Mustere es aus, dann bleiben Logbuch und Buchungen erhalten.',
  reason_needed:
    'Etwas davon ist beschädigt, in Reparatur oder ausgemustert. Sag, warum du es trotzdem buchst.',
  just_invited:
    'Diese Einladung wurde gerade schon zweimal verschickt. Warte zehn Minuten, bevor du sie noch einmal sendest.',
  crew_of_others:
    'Du sitzt nicht in dieser Mannschaft. Aufzeichnungen fügen nur ihre Mitglieder und Trainer:innen hinzu.',
  already_booked:
    'Das ist zu dieser Zeit schon gebucht. Bestätige, dass du es trotzdem buchen willst.',
  invitation_limit:
    'Für jetzt sind noch {left} von {limit} Einladungen frei, darum wurde keine dieser {wanted} gesendet. Weitere werden in {hours} h frei.',
  invitation_unwanted: 'Diese Person möchte keine Einladungen.',
  seats_of_others:
    'Manche dieser Schläge sind von Personen, die du nicht sehen kannst, oder in dieser Aufzeichnung sitzt dort jemand anderes.',
  recording_joined:
    'Diese Aufzeichnung ist schon mit einer anderen verbunden. Mach das zuerst rückgängig und verbinde dann beide mit der frühesten.',
  recordings_apart:
    'Zusammen würden diese Aufzeichnungen länger als eine Woche dauern. Korrigiere zuerst die Startzeit einer der beiden.',
  changes_build_on_it: 'Spätere Änderungen bauen auf dieser auf. Mach zuerst diese rückgängig.',
  piece_gone:
    'Der Plan hat sich inzwischen geändert: Eine Strecke, für die du etwas eingetragen hast, gehört nicht mehr dazu.',
  own_storage_full:
    'Deine Dateien belegen {used} von {max} GB. Lösche welche, die du nicht mehr brauchst, oder schreib dem Betreiber dieses Servers.',
  club_storage_full:
    'Die Dateien deines Vereins belegen {used} von {max} GB. Wer den Verein verwaltet, kann welche löschen oder dem Betreiber dieses Servers schreiben.',
} as const satisfies ErrorText

export const fields = {
  required: 'Pflichtfeld',
  between: 'Der Wert muss zwischen {min} und {max} liegen.',
  at_least: 'Der Wert muss mindestens {min} sein.',
  at_most: 'Der Wert darf höchstens {max} sein.',
  whole: 'Gib eine ganze Zahl ein.',
  number: 'Gib eine Zahl ein.',
  text: 'Gib einen Text ein.',
  common_password: 'Dieses Passwort ist zu verbreitet. Wähle eines, das schwerer zu erraten ist.',
  too_short: 'Das ist zu kurz: mindestens {min} Zeichen.',
  too_long: 'Das ist zu lang: höchstens {max} Zeichen.',
  email: 'Gib eine gültige E-Mail-Adresse ein.',
  date: 'Gib ein Datum ein.',
  time: 'Gib Datum und Uhrzeit ein.',
  years: 'Wähle einen Tag in den Jahren 1900 bis 2100.',
  choice: 'Wähle einen der angebotenen Werte.',
  too_many: 'Höchstens {max} Einträge.',
  too_few: 'Mindestens {min} Einträge.',
  twice: 'Ein Eintrag kommt doppelt vor.',
  seated_twice: 'Diese Person hat in der Aufzeichnung schon einen anderen Platz.',
  unknown: 'Dieses Feld ist nicht bekannt.',
  format: 'Dieser Wert hat das falsche Format.',
  follows: 'Muss {value} sein: direkt nach der Zone davor.',
  ascending: 'Jede Grenze muss über der vorigen liegen.',
  below_max: 'Das muss unter dem Maximalpuls liegen.',
  in_past: 'Wähle einen Tag, der nicht in der Zukunft liegt.',
  until_today: 'Wähle einen Tag bis heute.',
  two_boats: 'Wähle mindestens zwei besetzte Boote.',
  plan_too_large: 'Das ist auf einmal zu viel: Wähle weniger Personen oder weniger Strecken.',
  too_many_days: 'Eine Serie hat höchstens 366 Einheiten. Wähle ein früheres Ende.',
  no_days: 'In diesem Zeitraum liegt kein passender Tag.',
  no_end: 'Bei gewählten Tagen ist kein Enddatum möglich.',
  url: 'Gib eine vollständige Webadresse ein, etwa https://club.org.',
  wind_direction_needed: 'Gib an, woher der Wind kommt.',
  wind_speed_needed: 'Gib an, wie stark der Wind ist.',
  rowing_direction_needed: 'Gib an, in welche Richtung ihr rudert.',
  stream_speed_needed: 'Gib an, wie schnell die Strömung ist.',
  start_after_finish: 'Der Start darf nicht nach dem Ende liegen.',
  start_before_previous: 'Der Start darf nicht vor dem Ende der vorigen Strecke liegen.',
  finish_after_next: 'Das Ende darf nicht nach dem Start der nächsten Strecke liegen.',
  time_between: 'Die Zeit muss Ende minus Start sein: {time}.',
  unknown_piece: 'Diese Strecke gibt es in der Einheit nicht.',
  unknown_split: 'Diese Zwischenzeit hat die Strecke nicht.',
  unknown_segment: 'Dieses Teilstück hat die Strecke nicht.',
  unknown_set: 'Diesen Satz hat die Übung nicht.',
  recording_length: 'Die Aufzeichnung dauert {time}.',
  end_after_start: 'Das Ende muss nach dem Anfang bei {time} liegen.',
  within_recording: 'Wähle einen Zeitpunkt nach 0:00 und vor {time}.',
  no_curve: 'Diese Aufzeichnung enthält nur Summen, darum lässt sich kein Teil davon auswählen.',
  no_day:
    'Diese Aufzeichnung enthält kein Datum, darum lässt sich die Startzeit nicht korrigieren.',
  no_shift: 'Gib an, um wie viele Sekunden sich die Startzeit verschiebt: 0 ändert nichts.',
  other_itself: 'Wähle eine andere Aufzeichnung als diese.',
  other_joined: 'Diese Aufzeichnung ist Teil einer anderen. Wähle das Ganze.',
  other_private:
    'Eine der beiden ist nur für ihre Besitzerin oder ihren Besitzer sichtbar, etwa von Strava. Wähle eine derselben Art.',
  other_timeless:
    'Zum Zusammenführen brauchen beide Aufzeichnungen ein Datum und einen zeitlichen Verlauf. Wähle eine andere.',
  other_person: 'Nur Aufzeichnungen derselben Person lassen sich verbinden. Wähle eine andere.',
  other_heartless: 'Diese Aufzeichnung enthält keinen Puls. Wähle eine andere.',
  other_strokeless: 'Diese Aufzeichnung enthält keine Schläge. Wähle eine andere.',
  line_too_short:
    'Beide Enden dieser Linie liegen an derselben Stelle. Setze sie auf beide Seiten des Wassers.',
  line_too_long: 'Diese Linie ist länger als 5 km. Prüfe ihre beiden Enden.',
  lines_alike:
    'Start und Ziel sind dieselbe Linie. Setze das Ziel dorthin, wo die Messstrecke endet.',
  lines_far_apart: 'Start und Ziel liegen mehr als 200 km auseinander. Prüfe ihre Enden.',
  piece_twice: 'Zwei markierte Strecken können nicht dieselbe geplante Strecke sein.',
  closed_to_you:
    'Nicht alle Beteiligten haben das für dich freigegeben, deshalb kannst du es nicht eintragen.',
  one_owner: 'Nenne eine Person, eine Mannschaft oder eine Trainingsgruppe.',
  not_in_session: 'Nicht in dieser Einheit.',
  not_in_sport: 'Das wird bei dieser Sportart nicht geplant.',
  one_extent: 'Eine Strecke hat entweder eine Distanz oder eine Zeit.',
  splits_fit: 'Die Zwischenzeiten passen nicht zur Distanz der Strecke.',
  one_line: 'Schreib es in eine Zeile.',
  turned_writing: 'Lass die unsichtbaren Zeichen weg, die die Schreibrichtung umkehren.',
  link: 'Ein Name darf keinen Link enthalten.',
  own_address: 'Gib eine andere Adresse als deine eigene an.',
  file_size: 'Diese Datei ist zu groß: höchstens {max} MB.',
  long_span: 'Wähle einen Zeitraum von höchstens {max} Tagen.',
  asked_already: 'Trainings ab diesem Tag wurden schon angefragt. Wähle einen früheren Tag.',
  repeats_already:
    'Diese Einheit gehört schon zu einer Serie. Ändere die Serie oder plane eine neue.',
} as const satisfies FieldText

export const refusals = {
  empty_file: 'Diese Datei ist leer.',
  unknown_format:
    'Ungültiger Dateityp: Gelesen werden FIT, TCX, GPX und KML und die Tabellen von Ruder- und Ergometercomputern, auch gepackt als ZIP, gz, xz oder lzma.',
  archive_not_supported:
    'Ungültiger Dateityp: Entpacke das Archiv und lade die Aktivitätsdateien daraus hoch.',
  spreadsheet:
    'Das ist eine Tabelle aus Excel oder einem ähnlichen Programm. Öffne sie, speichere sie als CSV und lade diese hoch, oder gleich die Datei vom Gerät.',
  nested_archive:
    'Ungültige Datei: Sie ist mehrfach gepackt. Entpacke sie und lade den Inhalt hoch.',
  archive_without_activity: 'In diesem Archiv ist keine Aktivitätsdatei, die sich lesen lässt.',
  too_many_members:
    'Dieses Archiv enthält zu viele Dateien: höchstens 1.000. Lade es in Teilen hoch.',
  method_not_supported:
    'Dieses Archiv ist auf eine Art gepackt, die sich hier nicht öffnen lässt. Entpacke es und lade die Aktivitätsdateien daraus hoch.',
  encrypted:
    'Dieses Archiv ist mit einem Passwort geschützt. Entpacke es und lade die Aktivitätsdateien daraus hoch.',
  unsafe_path: 'Ungültige Datei: Das Archiv verweist auf Dateien außerhalb des Archivs.',
  unknown_version:
    'Ungültige Datei: Diese Version von row-telemetry ist unbekannt. Gelesen wird Version 1.',
  tiff_image:
    'Das ist ein TIFF-Bild. Ergebnisse lassen sich nicht aus Bildern lesen: Lade die Datei hoch, die das Gerät exportiert.',
  file_damaged:
    'Ungültige Datei: Sie ist beschädigt, nichts darin ist lesbar. Exportiere sie noch einmal vom Gerät.',
  not_an_activity:
    'Diese Datei enthält kein Training. Einstellungen, Strecken und Trainingspläne lassen sich nicht als Ergebnis einlesen.',
  no_records: 'Diese Datei enthält eine Aktivität ohne einen einzigen Messpunkt.',
  too_large: 'Diese Datei ist zu groß: höchstens 100 MB, entpackt 300 MB.',
  timed_out:
    'Das Lesen dieser Datei hat zu lange gedauert und wurde abgebrochen. Exportiere sie noch einmal vom Gerät.',
  implausible:
    'Die Summen dieser Datei können nicht stimmen, etwa mehr als 1.000 km oder länger als 7 Tage.',
  xml_doctype:
    'Ungültige Datei: Sie enthält einen Dokumenttyp oder Entitäten. Exportiere sie noch einmal vom Gerät.',
  xml_too_deep:
    'Ungültige Datei: Ihre Elemente sind tiefer verschachtelt als in jeder Aktivitätsdatei.',
  reader_failed: 'Diese Datei ließ sich nicht lesen. Exportiere sie noch einmal vom Gerät.',
  date_order: 'Welcher Tag war es? Tag und Monat sind in dieser Datei nicht zu unterscheiden.',
  interrupted: 'Das Lesen wurde mehrmals unterbrochen. Lade die Datei noch einmal hoch.',
} as const satisfies RefusalText
