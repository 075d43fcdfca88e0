import type { Words } from '../../../translation.ts'
import type * as en from '../../../en/server/errors/recordings.ts'

export const errors = {
  file_unreadable: 'Diese Datei lässt sich nicht lesen.',
  recording_private:
    'Diese Aufzeichnung siehst nur du. Eine Einheit daraus würden auch andere sehen.',
  crew_of_others:
    'Du sitzt nicht in dieser Mannschaft. Aufzeichnungen fügen nur ihre Mitglieder und Trainer:innen hinzu.',
  seats_of_others:
    'Manche dieser Schläge sind von Personen, die du nicht sehen kannst, oder in dieser Aufzeichnung sitzt dort jemand anderes.',
  recording_joined:
    'Diese Aufzeichnung ist schon mit einer anderen verbunden. Mach das zuerst rückgängig und verbinde dann beide mit der frühesten.',
  recordings_apart:
    'Zusammen würden diese Aufzeichnungen länger als eine Woche dauern. Korrigiere zuerst die Startzeit einer der beiden.',
  changes_build_on_it: 'Spätere Änderungen bauen auf dieser auf. Mach zuerst diese rückgängig.',
  own_storage_full:
    'Deine Dateien belegen {used} von {max} GB. Lösche welche, die du nicht mehr brauchst, oder schreib dem Betreiber dieses Servers.',
  club_storage_full:
    'Die Dateien deines Vereins belegen {used} von {max} GB. Wer den Verein verwaltet, kann welche löschen oder dem Betreiber dieses Servers schreiben.',
  too_many_steps:
    'Dieser Plan hat {count} Schritte, eine Uhr nimmt {most}. Wiederhole, was gleich ist, oder plane weniger.',
  workout_without_pieces: 'Diese Einheit hat keinen Aufbau. Plane ihn zuerst.',
  workout_without_zone:
    'Diese Einheit hat keine Intensität. Plane eine, damit der Rollentrainer weiß, wie hart es sein soll.',
  workout_without_times:
    'Rollentrainer kennen nur Zeit. Plane diese Einheit nach Zeit oder trage einen 2000-m-Test ein.',
  workout_without_test:
    'Zu dieser Person gibt es keinen 2000-m-Test, aus dem sich Watt ergeben. Nimm .mrc, das in Prozent rechnet.',
} as const satisfies Words<typeof en.errors>

export const fields = {
  seated_twice: 'Diese Person hat in der Aufzeichnung schon einen anderen Platz.',
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
    'Eine der beiden ist nur für die Person sichtbar, der sie gehört, etwa von Strava. Wähle eine derselben Art.',
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
  line_repeated:
    'Hier liegt schon eine Linie. Setze diese an eine andere Stelle zwischen Start und Ziel.',
  line_name_twice:
    'Eine andere Linie dieser Messstrecke heißt schon so. Wähle einen anderen Namen.',
  piece_twice: 'Zwei markierte Strecken können nicht dieselbe geplante Strecke sein.',
  file_size: 'Diese Datei ist zu groß: höchstens {max} MB.',
  asked_already: 'Trainings ab diesem Tag wurden schon angefragt. Wähle einen früheren Tag.',
  takes_no_workouts: 'Dieser Anbieter nimmt keine Workouts.',
  no_target: 'Für diese Person gibt es keine Vorgaben dieser Art. Wähle eine andere.',
} as const satisfies Words<typeof en.fields>

export const refusals = {
  empty_file: 'Diese Datei ist leer.',
  unknown_format:
    'Ungültiger Dateityp: Gelesen werden FIT, TCX, GPX, KML, PWX, HRM, SML, SLF und FITLOG, die Tabellen von Ruder- und Ergometercomputern und deine Daten-Exporte von Strava, Polar, Garmin und Concept2, auch gepackt als ZIP, gz, xz oder lzma.',
  archive_not_supported:
    'Ungültiger Dateityp: Entpacke das Archiv und lade die Aktivitätsdateien daraus hoch.',
  spreadsheet:
    'Das ist eine Tabelle aus Excel oder einem ähnlichen Programm. Öffne sie, speichere sie als CSV und lade diese hoch, oder gleich die Datei vom Gerät.',
  nested_archive:
    'Ungültige Datei: Sie ist mehrfach gepackt. Entpacke sie und lade den Inhalt hoch.',
  archive_without_activity: 'In diesem Archiv ist keine Aktivitätsdatei, die sich lesen lässt.',
  beside_activities: 'Etwa Nachrichten, Fotos, geplante Trainings oder Tage ohne Training.',
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
    'Diese Datei enthält kein Training. Einstellungen, Kurse und Trainingspläne lassen sich nicht als Ergebnis importieren.',
  mornings_only:
    'Diese Datei enthält kein Training, sondern Morgenwerte, etwa Schlaf oder Gewicht. Füge sie in deinem Profil unter Morgenwerte hinzu.',
  no_mornings:
    'In dieser Datei stehen keine Morgenwerte: kein Ruhepuls, keine Herzfrequenzvariabilität (RMSSD), kein Schlaf, kein Gewicht und keine Temperatur.',
  no_records: 'Diese Datei enthält eine Aktivität ohne einen einzigen Messpunkt.',
  summary_only:
    'Diese Tabelle enthält nur Summen, keine Aufzeichnung. Lade stattdessen die Originaldatei jeder Aktivität hoch, etwa die FIT-Datei.',
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
} as const satisfies Words<typeof en.refusals>
