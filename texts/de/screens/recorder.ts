import type { recorder as en } from '../../en/screens/recorder.ts'
import type { Translation } from '../../translation.ts'

export const recorder = {
  unknown: {
    title: 'Dieser Code führt nirgendwohin',
    text: 'Vielleicht wurde er erneuert. Frag deine Trainer:innen nach dem aktuellen.',
  },
  away: {
    title: 'Keine Verbindung',
    text: 'Öffne diese Seite einmal mit Verbindung. Danach geht sie auch ohne.',
    retry: 'Nochmals versuchen',
  },
  busy: { title: 'Zu viele Handys auf einmal' },
  elsewhere: {
    title: 'Schon in einem anderen Fenster offen',
    text: 'Dieses Handy zeichnet in einem anderen Fenster oder Tab auf. Schließ es, um hier weiterzumachen.',
  },
  closed: {
    early: 'Du kannst zwei Stunden vor der Einheit beginnen.',
    over: 'Diese Einheit ist vorbei. Für sie lässt sich nichts mehr aufzeichnen.',
    retry: 'Nochmals prüfen',
  },
  figures: {
    pace: 'Tempo',
    speed: 'Geschwindigkeit',
    rate: 'Schlagfrequenz',
    distance: 'Distanz',
    time: 'Zeit',
    heart: 'Puls',
    left: 'Noch',
    rest: 'Pause',
    target: '{{unit}}, Ziel {{rate}}',
  },
  missing: {
    idle: 'Beim Aufzeichnen',
    standing: 'Das Boot steht',
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
      on: 'Keine Schläge gespürt',
      denied: 'Bewegung nicht erlaubt',
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
    takeBack: 'Zurückholen',
    beginPiece: '{{piece}} {{place}} von {{count}} starten',
    endPiece: '{{piece}} {{place}} beenden',
    heart: 'Pulsgurt verbinden',
    heartAsking: 'Wähle deinen Gurt …',
    motion: 'Bewegungssensor erlauben',
  },
  phase: {
    looking: 'Leg das Handy so hin, dass du es siehst, und drück den Knopf.',
    idle: 'Bereit. Auch deine Trainer:innen können die Aufzeichnung starten.',
    active: 'Zeichnet auf',
    paused: 'Pausiert',
    finished: 'Beendet',
    discarded: 'Diese Aufzeichnung wurde von deinen Trainer:innen verworfen.',
    discardedHere: 'Verworfen. Niemand sieht sie, und sie wird kein Ergebnis.',
  },
  pieces: {
    byItself: 'Weiter nach Pause',
    sounds: 'Töne',
  },
  trouble: {
    dark: 'Der Bildschirm kann ausgehen, dann wird nichts aufgezeichnet. Energiesparmodus ausschalten und Bildschirm möglichst spät sperren.',
    darkRead: 'Hinweis ausblenden',
    leftOut:
      '{{samples}} deiner Messwerte hat der Server nicht verstanden und ihren Inhalt weggelassen. Alle anderen sind da.',
    denied:
      'Der Standort ist für diese Seite nicht erlaubt. Erlaub ihn in den Einstellungen des Browsers für diese Website und lade neu.',
    missing:
      'Dieser Browser unterstützt keine Standortbestimmung, darum gibt es weder Tempo noch Distanz. Öffne die Seite in Chrome, Safari oder Firefox.',
    silent:
      'Das Handy findet seinen Standort nicht. Nimm es nach draußen, mit dem Bildschirm zum Himmel.',
    store:
      'Auf diesem Handy ist kein Platz mehr. Schaff Platz: Bis dahin geht beim Neuladen verloren, was nicht gesendet ist.',
    heart:
      'Der Gurt hat nicht geantwortet. Leg ihn an, befeuchte die Elektroden und versuch es nochmals.',
    refused: {
      not_found:
        'Dieser Code wurde erneuert. Was du aufzeichnest, bleibt auf diesem Handy; scanne den neuen Code.',
      connect_over:
        'Dieser Code war noch nicht oder nicht mehr gültig, als du angefangen hast, oder das ist über eine Woche her. Der Server nimmt die Aufzeichnung darum nicht an; sie bleibt auf diesem Handy.',
      connect_early:
        'Die Einheit dieses Codes beginnt jetzt später. Was du aufzeichnest, bleibt bis dahin auf diesem Handy.',
      boat_ashore:
        'Als diese Aufzeichnung begann, war das Boot in keiner Einheit. Der Server weiß darum nicht, wohin sie gehört. Sie bleibt auf diesem Handy; frag deine Trainer:innen.',
      recording_over: 'Der Server nimmt für diese Aufzeichnung nichts mehr an.',
      invalid: 'Der Server hat dieses Handy nicht verstanden. Lade die Seite neu.',
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
    full: 'Für dieses Boot zeichnen schon so viele Handys auf, wie dürfen. Alles bleibt auf diesem Handy und wird gesendet, sobald eines davon fertig ist.',
    accuracy: 'GPS ±{{metres}} m',
    battery: 'Akku {{percent}}',
  },
  ashore: { title: 'Dieses Boot ist nicht draußen' },
  sticker: {
    open: 'Aufkleber',
    title: 'Aufkleber von {{name}}',
    text: 'Kleb ihn ans Boot. Er bleibt derselbe und führt zur Einheit, in der eine Mannschaft dieses Boot hat, von zwei Stunden davor bis vier Stunden danach.',
    print: 'Aufkleber drucken',
  },
  codes: {
    open: 'QR-Codes für Handys',
    title: 'Mit Handys aufzeichnen',
    text: 'Jede Mannschaft scannt ihren Code mit einem Handy und zeichnet auf. Ein Code gilt von zwei Stunden vor der Einheit bis vier Stunden danach.',
    none: 'Weder Mannschaften noch Athlet:innen zum Aufzeichnen',
    noneText: 'Setz eine Mannschaft, oder teil der Einheit Athlet:innen zu.',
    of: 'QR-Code von {{name}}',
    copy: 'Link kopieren',
    copyOf: 'Link kopieren: {{name}}',
    copied: 'Kopiert',
    renew: 'Erneuern',
    renewOf: 'Code von {{name}} erneuern',
    sure: 'Der alte Code von {{name}} gilt sofort nicht mehr, auch auf Handys, die damit aufzeichnen.',
    renewNow: 'Code erneuern',
    keep: 'Behalten',
    renewed: 'Der Code von {{name}} ist neu.',
    print: 'Alle auf ein Blatt drucken',
    scan: 'Scannen und aufzeichnen',
  },
} as const satisfies Translation<typeof en>
