import * as actions from '../shared/actions.ts'

export const integrations = {
  title: 'Verbundene Konten',
  lead: 'Was deine Uhr oder dein Ergometer aufzeichnet, wird automatisch importiert und der richtigen Einheit zugeordnet.',
  plan: {
    title: 'Der Tarif deines Vereins enthält keine verbundenen Konten',
    text: 'Dateien kannst du trotzdem von Hand hochladen.',
    more: 'Tarife vergleichen',
  },
  noClub: {
    title: 'Du bist in keinem Verein mit laufendem Tarif',
    text: 'Im Moment wird nichts importiert. Hier kannst du deine Verbindungen trennen.',
    none: 'Du hast kein Konto verbunden. Sobald du in einem Verein bist, geht das hier.',
  },
  state: { connected: 'Verbunden', 'needs-you': 'Zu klären', notConnected: 'Nicht verbunden' },
  intoClub: 'Trainings gehen an {{club}}',
  notSetUp:
    'Hier noch nicht eingerichtet. Wer diesen Server betreibt, muss sich zuerst bei {{name}} anmelden.',
  connect: '{{name}} verbinden',
  reconnect: 'Neu verbinden',
  since: 'Verbunden: {{when}}',
  lastSync: 'Zuletzt abgeglichen: {{when}}',
  never: 'Noch nichts importiert',
  fetched_one: '{{count}} Training importiert',
  fetched_other: '{{count}} Trainings importiert',
  waiting_one: '{{count}} Training wird importiert',
  waiting_other: '{{count}} Trainings werden importiert',
  ownerOnly:
    'Nach den Bedingungen von {{name}} siehst nur du diese Daten. Sie zählen in keiner Summe des Vereins, und Trainer:innen sehen sie nicht.',
  what: {
    garmin: 'Jede Aktivität, die dein Garmin-Gerät überträgt, als originale FIT-Datei.',
    strava: 'Deine Aktivitäten bei Strava mit GPS-Spur, Puls und Tempo. Nur für dich sichtbar.',
    polar: 'Jedes Training, das bei Polar Flow ankommt, als originale Datei.',
    suunto: 'Jedes Training, das in der Suunto-App ankommt, als originale FIT-Datei.',
    concept2: 'Deine Ergebnisse auf RowErg, SkiErg und BikeErg, Schlag für Schlag.',
  },
  sending: {
    label: 'Geplante Einheiten an {{name}} senden',
    text: 'Veröffentlichte Einheiten der nächsten sieben Tage, die einen Aufbau haben, mit deinen eigenen Vorgaben. Änderungen folgen innerhalb einer Stunde.',
  },
  mode: {
    label: 'Neue Trainings',
    automatic: 'Importieren',
    ask: 'Nachfragen',
    off: 'Aus',
    automaticText: 'Sie werden importiert, sobald {{name}} sie hat.',
    askText: 'Sie warten hier, bis du zustimmst.',
    offText: 'Es wird nichts importiert. Die Verbindung bleibt.',
  },
  backfill: {
    title: 'Frühere Trainings',
    from: 'Ab diesem Tag',
    fetch: 'Frühere Trainings importieren',
    running: 'Import läuft, ab {{day}}',
    asked:
      'Am {{at}} hast du Trainings ab {{from}} angefragt. {{name}} schickt sie einzeln, das kann einige Stunden dauern.',
    most: '{{name}} stellt höchstens {{days}} Tage bereit.',
    begun: 'Der Import läuft. Du kannst die Seite verlassen.',
  },
  errors: {
    unauthorized:
      'Der Zugang zu {{name}} ist abgelaufen. Verbinde das Konto neu, dann geht der Import weiter.',
    forbidden:
      '{{name}} teilt deine Trainings nicht mit uns. Verbinde neu und erlaube den Zugriff auf Aktivitäten.',
    not_found: 'Dieses Training gibt es bei {{name}} nicht mehr.',
    rate_limited: '{{name}} lässt gerade keine weiteren Abfragen zu. Es geht automatisch weiter.',
    unreachable: '{{name}} ist gerade nicht erreichbar. Wir versuchen es automatisch wieder.',
    unexpected: '{{name}} hat eine Antwort geschickt, die wir nicht lesen können.',
    refused: '{{name}} hat dieses Training nicht freigegeben.',
    storage_full:
      'Für die Datei ist kein Speicherplatz mehr da. Lösche Dateien, die du nicht mehr brauchst, und importiere sie dann noch einmal.',
    left_club:
      'Du bist nicht mehr in dem Verein, an den diese Trainings gingen. Verbinde neu, um einen anderen zu wählen.',
  },
  proposed: {
    title: 'Diese Trainings importieren?',
    fetch: 'Importieren',
    ignore: actions.skip,
    fetchAll: 'Alle importieren',
    fetchOne: '{{what}} importieren',
    ignoreOne: '{{what}} überspringen',
    more: 'Mehr anzeigen',
  },
  failed: {
    title: 'Diese Trainings ließen sich nicht importieren',
    again: actions.tryAgain,
    againOne: 'Erneut versuchen: {{what}}',
  },
  workout: 'Training',
  disconnect: {
    action: 'Trennen',
    title: '{{name}} trennen?',
    text: 'Wir beenden unseren Zugang dort. Bereits Importiertes bleibt in deinen Einheiten.',
    textOwnerOnly:
      'Wir beenden unseren Zugang dort und löschen alles Importierte, wie es die Bedingungen von {{name}} verlangen.',
    textConcept2:
      'Wir löschen unseren Zugang. In deinem Concept2-Profil kannst du ihn auch selbst widerrufen. Bereits Importiertes bleibt in deinen Einheiten.',
    done: '{{name}} ist getrennt',
  },
  connected: {
    title: '{{name}} ist verbunden',
    text: 'Neue Trainings werden automatisch importiert. Möchtest du auch die früheren?',
  },
  page: {
    title: '{{name}} verbinden',
    lead: 'Du stimmst bei {{name}} zu und kommst hierher zurück.',
    shared: 'Was geteilt wird',
    sharedText:
      'Deine Aktivitäten: Zeit, GPS-Spur, Distanz, Puls, Schläge. Sonst nichts aus deinem Konto, und wir ändern dort nichts.',
    where: 'Wohin es geht',
    whereText:
      'In deine Einheiten bei {{club}}. Wer sie dort sieht, legst du unter „Wer mein Profil sieht“ fest.',
    end: 'Wie du es beendest',
    endText: 'Jederzeit unter „Verbundene Konten“ oder bei {{name}} selbst.',
    go: 'Weiter zu {{name}}',
    already: '{{name}} ist schon verbunden.',
    back: 'Zu den verbundenen Konten',
    finishing: 'Einen Moment, {{name}} wird verbunden …',
    again: actions.tryAgain,
  },
  outcome: {
    declined: {
      title: 'Nicht verbunden',
      text: 'Du hast bei {{name}} nicht zugestimmt. Es wurde nichts geteilt.',
    },
    stale: {
      title: 'Anfrage abgelaufen',
      text: 'Sie dauerte mehr als zehn Minuten, wurde schon benutzt oder begann in einem anderen Browser. Fang noch einmal an.',
    },
    taken: {
      title: 'Dieses Konto ist schon verbunden',
      text: 'Jemand anderes hier hat dieses Konto bei {{name}} verbunden und muss es zuerst trennen.',
    },
    incomplete: {
      title: 'Der Zugriff auf deine Aktivitäten fehlt',
      text: 'Ohne ihn lässt sich nichts importieren. Fang noch einmal an und lass das Häkchen bei deinen Aktivitäten gesetzt.',
    },
    failed: {
      title: 'Das hat nicht geklappt',
      text: '{{name}} hat die Verbindung nicht bestätigt. Versuche es gleich noch einmal.',
    },
  },
  apple: {
    title: 'Apple Health (iPhone)',
    text: 'Ein iPhone hat kein Konto zum Verbinden. Es schreibt stattdessen eine Exportdatei, die du hier hochlädst.',
    steps: {
      open: 'Öffne Health auf dem iPhone und tippe auf dein Bild.',
      export: 'Wähle „Alle Gesundheitsdaten exportieren“ und warte, das kann Minuten dauern.',
      upload: 'Schick Export.zip an dieses Gerät und lade die Datei hoch.',
    },
    read: 'Wir übernehmen Trainings mit GPS-Spur und Puls, sonst nichts.',
    hint: 'Export.zip, bis 100 MB',
  },
} as const
