import type { ui as en } from '../en/ui.ts'
import type { Translation } from '../translation.ts'

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
    text: 'Deine Rolle in diesem Verein umfasst diese Seite nicht. Ein Cheftrainer oder Manager kann das ändern.',
  },
  notFound: {
    title: 'Hier ist nichts',
    text: 'Es wurde vielleicht gelöscht oder verschoben, oder die Adresse enthält einen Tippfehler.',
  },
  duration: { invalid: 'Das ist keine Zeit. Schreib sie so: {{example}}.' },
  distance: { invalid: 'Das ist keine Strecke. Schreib Meter oder Kilometer, so: {{example}}.' },
  time: 'Uhrzeit',
  files: {
    choose: 'Dateien auswählen',
    chooseOne: 'Datei auswählen',
    drop: 'oder hierher ziehen',
    dropOne: 'oder hierher ziehen',
    letGo: 'Loslassen zum Hinzufügen',
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
    reset: 'Alles zeigen',
    shown: 'Jeder {{number}}. Wert ist aufgeführt.',
    noData: 'Keine Werte zum Zeichnen',
  },
  map: {
    track: 'Karte der Strecke',
    unavailable: 'Karten nicht verfügbar',
    unavailableText: 'Der Kartenhintergrund lässt sich nicht laden. Die Strecke ist trotzdem vollständig.',
    noTrack: 'Es wurden keine Positionen aufgezeichnet',
    start: 'Start',
    finish: 'Ziel',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    slow: 'langsam',
    fast: 'schnell',
  },
} as const satisfies Translation<typeof en>
