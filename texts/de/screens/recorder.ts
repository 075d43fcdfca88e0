import type { recorder as en } from '../../en/screens/recorder.ts'
import type { Translation } from '../../translation.ts'
import * as actions from '../shared/actions.ts'
import * as measures from '../shared/measures.ts'
import * as terms from '../shared/terms.ts'

export const recorder = {
  unknown: {
    title: 'Dieser Code funktioniert nicht',
    text: 'Vielleicht wurde er erneuert. Frag deine Trainer:innen nach dem aktuellen.',
  },
  away: {
    title: 'Keine Verbindung',
    text: 'Öffne diese Seite einmal mit Verbindung. Danach funktioniert sie auch ohne.',
    retry: actions.tryAgain,
  },
  busy: { title: 'Zu viele Handys auf einmal' },
  elsewhere: {
    title: 'Schon in einem anderen Fenster offen',
    text: 'Dieses Handy zeichnet in einem anderen Fenster oder Tab auf. Schließ es, um hier weiterzumachen.',
  },
  closed: {
    early: 'Du kannst ab zwei Stunden vor Beginn der Einheit aufzeichnen.',
    over: 'Diese Einheit ist vorbei. Für sie lässt sich nichts mehr aufzeichnen.',
    retry: 'Erneut prüfen',
  },
  figures: {
    pace: measures.pace,
    speed: measures.speed,
    rate: 'Schlagfrequenz',
    distance: measures.distance,
    time: measures.time,
    power: measures.power,
    heart: 'Puls',
    left: 'Noch',
    rest: terms.rest,
    target: '{{unit}}, Ziel {{rate}}',
  },
  missing: {
    idle: 'Beim Aufzeichnen',
    standing: 'Das Boot steht',
    machine: 'Kein Signal vom Ergometer',
    still: 'Das Schwungrad dreht sich nicht',
    position: {
      off: 'Standort ist aus',
      waiting: 'Wartet auf GPS',
      weak: 'GPS ist zu schwach',
      denied: 'Standort nicht erlaubt',
      missing: 'Kein Standort möglich',
      silent: 'Kein GPS-Signal',
    },
    motion: {
      off: 'Bewegungssensor ist aus',
      on: 'Keine Schläge erkannt',
      denied: 'Bewegungssensor nicht erlaubt',
      missing: 'Kein Bewegungssensor',
    },
    heart: 'Kein Signal vom Gurt',
  },
  act: {
    prepare: 'Bereit machen',
    start: 'Starten',
    pause: 'Pausieren',
    resume: 'Weiter',
    finish: 'Beenden',
    again: 'Neu aufzeichnen',
    discard: 'Verwerfen',
    reallyDiscard: 'Diese Aufzeichnung verwerfen?',
    keep: 'Behalten',
    takeBack: 'Wiederherstellen',
    beginPiece: '{{piece}} {{place}} von {{count}} starten',
    endPiece: '{{piece}} {{place}} beenden',
    heart: 'Pulsgurt verbinden',
    heartAsking: 'Wähle deinen Gurt …',
    machine: 'Ergometer verbinden',
    motion: 'Bewegungssensor erlauben',
  },
  phase: {
    looking: 'Leg das Handy so hin, dass du es siehst, und drück den Knopf.',
    onMachine: 'Verbinde dein Ergometer und drücke den Knopf.',
    idle: 'Bereit. Auch deine Trainer:innen können die Aufzeichnung starten.',
    active: 'Zeichnet auf',
    paused: terms.paused,
    finished: terms.finished,
    discarded: 'Diese Aufzeichnung wurde von deinen Trainer:innen verworfen.',
    discardedHere: 'Verworfen. Niemand sieht die Aufzeichnung, und sie zählt nicht als Ergebnis.',
  },
  pieces: {
    byItself: 'Nach der Pause automatisch weiter',
    sounds: 'Töne',
  },
  trouble: {
    dark: 'Wenn der Bildschirm ausgeht, wird nichts aufgezeichnet. Schalte den Energiesparmodus aus und stelle die automatische Sperre möglichst spät ein.',
    darkRead: 'Hinweis ausblenden',
    leftOut:
      '{{samples}} deiner Messwerte waren nicht lesbar und wurden verworfen. Alle anderen sind gespeichert.',
    denied:
      'Der Standort ist für diese Seite nicht erlaubt. Erlaub ihn in den Einstellungen des Browsers für diese Website und lade neu.',
    missing:
      'Dieser Browser unterstützt keine Standortbestimmung, darum gibt es weder Tempo noch Distanz. Öffne die Seite in Chrome, Safari oder Firefox.',
    silent:
      'Das Handy findet seinen Standort nicht. Nimm es nach draußen, mit dem Bildschirm zum Himmel.',
    store:
      'Der Speicher dieses Handys ist voll. Schaff Platz: Bis dahin geht beim Neuladen verloren, was nicht gesendet ist.',
    heart:
      'Der Gurt hat nicht geantwortet. Leg ihn an, befeuchte die Elektroden und versuche es noch einmal.',
    machine:
      'Das Ergometer hat nicht geantwortet. Drücke am Monitor auf Connect und versuche es noch einmal.',
    refused: {
      not_found:
        'Dieser Code wurde erneuert. Deine Aufzeichnung bleibt auf diesem Handy; scanne den neuen Code.',
      connect_over:
        'Dieser Code war nicht gültig, als du angefangen hast, oder das ist über eine Woche her. Die Aufzeichnung kann nicht gesendet werden; sie bleibt auf diesem Handy.',
      connect_early:
        'Die Einheit zu diesem Code beginnt jetzt später. Deine Aufzeichnung bleibt bis dahin auf diesem Handy.',
      boat_ashore:
        'Als diese Aufzeichnung begann, gehörte das Boot zu keiner Einheit. Sie lässt sich deshalb nicht zuordnen und bleibt auf diesem Handy; frag deine Trainer:innen.',
      recording_over: 'Zu dieser Aufzeichnung kann nichts mehr hinzukommen.',
      invalid: 'Die Daten dieses Handys waren nicht lesbar. Lade die Seite neu.',
    },
  },
  message: {
    label: 'Nachricht der Trainer:innen',
    aloud: 'Nachrichten vorlesen',
    nowAloud: 'Nachrichten werden vorgelesen',
    seen: 'Verstanden',
    next: 'Weiter',
    more_one: 'noch {{count}} Nachricht',
    more_other: 'noch {{count}} Nachrichten',
  },
  link: {
    allSent: 'Alles gesendet ({{sent}})',
    waiting: '{{waiting}} auf diesem Handy, {{sent}} gesendet',
    away: 'Keine Verbindung. Alles bleibt auf diesem Handy und wird später gesendet.',
    full: 'Für dieses Boot zeichnen schon so viele Handys auf wie möglich. Alles bleibt auf diesem Handy und wird gesendet, sobald eines davon fertig ist.',
    accuracy: 'GPS ±{{metres}} m',
    battery: 'Akku {{percent}}',
  },
  ashore: { title: 'Dieses Boot ist gerade in keiner Einheit' },
  sticker: {
    open: 'Aufkleber',
    title: 'Aufkleber für {{name}}',
    text: 'Kleb ihn ans Boot. Er ändert sich nie und führt immer zur Einheit, in der das Boot fährt, von zwei Stunden davor bis vier Stunden danach.',
    print: 'Aufkleber drucken',
  },
  codes: {
    open: 'QR-Codes für Handys',
    title: 'Mit Handys aufzeichnen',
    text: 'Jede Mannschaft scannt ihren Code mit einem Handy und zeichnet auf. Ein Code gilt von zwei Stunden vor der Einheit bis vier Stunden danach.',
    none: 'Weder Mannschaften noch Athlet:innen zum Aufzeichnen',
    noneText: 'Besetze ein Boot, oder füge der Einheit Athlet:innen hinzu.',
    of: 'QR-Code für {{name}}',
    copy: actions.copyLink,
    copyOf: 'Link kopieren: {{name}}',
    copied: actions.copied,
    renew: 'Erneuern',
    renewOf: 'Code für {{name}} erneuern',
    sure: 'Der alte Code für {{name}} funktioniert sofort nicht mehr, auch auf Handys, die damit aufzeichnen.',
    renewNow: 'Code erneuern',
    keep: 'Behalten',
    renewed: 'Code für {{name}} erneuert',
    print: 'Alle auf ein Blatt drucken',
    scan: 'Scannen und aufzeichnen',
  },
} as const satisfies Translation<typeof en>
