import type { ui as en } from '../../en/screens/ui.ts'
import type { Translation } from '../../translation.ts'

export const ui = {
  loading: 'Wird geladen',
  filters: 'Filter',
  filtersSet: 'Filter ({{number}} gesetzt)',
  cancel: 'Abbrechen',
  close: 'Schließen',
  clear: 'Leeren',
  error: {
    title: 'Das konnte nicht geladen werden',
    text: 'Vielleicht war die Verbindung unterbrochen oder der Server hat nicht geantwortet. Deine Daten sind nicht verloren.',
    retry: 'Erneut versuchen',
  },
  unauthorized: {
    title: 'Nicht für dich freigegeben',
    text: 'Deine Rolle in diesem Verein umfasst diese Seite nicht. Cheftrainer:innen oder die Verwaltung deines Vereins können das ändern.',
  },
  notFound: {
    title: 'Hier ist nichts',
    text: 'Es wurde vielleicht gelöscht oder verschoben, oder die Adresse enthält einen Tippfehler.',
  },
  crop: {
    title: 'Ausschnitt wählen',
    area: 'Bildausschnitt',
    zoom: 'Vergrößern',
    keys: 'Zieh das Bild oder bewege es mit den Pfeiltasten; Plus und Minus vergrößern und verkleinern.',
    use: 'Ausschnitt verwenden',
  },
  duration: { invalid: 'Das ist keine Zeit. Schreib sie so: {{example}}.' },
  number: {
    between: 'Der Wert muss zwischen {{min}} und {{max}} liegen.',
    needed: 'Gib eine Zahl an.',
  },
  distance: { invalid: 'Das ist keine Distanz. Schreib Meter oder Kilometer, so: {{example}}.' },
  time: 'Uhrzeit',
  clubClock: 'Alle Uhrzeiten gelten in der Zeitzone des Vereins ({{zone}}).',
  files: {
    choose: 'Dateien auswählen',
    chooseOne: 'Datei auswählen',
    drop: 'oder hierher ziehen',
    dropOne: 'oder hierher ziehen',
    release: 'Loslassen zum Hinzufügen',
  },
  choice: { nothing: 'Nichts gefunden', some: '{{number}} ausgewählt' },
  table: {
    columns: 'Spalten',
    total: 'Summe',
    rows: '{{number}} Zeilen',
    asTable: 'Als Tabelle',
    asImage: 'Als Bild',
    sortBy: 'Sortieren nach',
    ascending: 'Kleinste zuerst',
    descending: 'Größte zuerst',
  },
  chart: {
    time: 'Zeit',
    keys: 'Pfeiltasten bewegen den Cursor, Plus und Minus zoomen, Escape zeigt alles.',
    reset: 'Alles anzeigen',
    shown: 'Jeder {{number}}. Wert ist aufgeführt.',
    noData: 'Keine Werte zum Zeichnen',
    bandStart: 'Anfang von {{name}}',
    bandFinish: 'Ende von {{name}}',
  },
  map: {
    track: 'Karte der GPS-Spur',
    unavailable: 'Karten nicht verfügbar',
    unavailableText:
      'Der Kartenhintergrund lässt sich nicht laden. Alles andere funktioniert trotzdem.',
    noTrack: 'Es wurden keine Positionen aufgezeichnet',
    start: 'Start',
    finish: 'Ziel',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    slow: '{{of}}: langsam',
    fast: 'schnell',
  },
} as const satisfies Translation<typeof en>
