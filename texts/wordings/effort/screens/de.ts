import type { common as commonEn } from '../../../en/screens/common.ts'
import type { efforts as effortsEn } from '../../../en/screens/efforts.ts'
import type { results as resultsEn } from '../../../en/screens/results.ts'
import type { scores as scoresEn } from '../../../en/screens/scores.ts'
import type { sessionForm as sessionFormEn } from '../../../en/screens/session-form.ts'
import type { imports as importsEn } from '../../../en/screens/imports.ts'
import type { notifications as notificationsEn } from '../../../en/screens/notifications.ts'
import type { publishing as publishingEn } from '../../../en/screens/publishing.ts'
import type { session as sessionEn } from '../../../en/screens/session.ts'
import type { seatRacing as seatRacingEn } from '../../../en/screens/seat-racing.ts'
import type { live as liveEn } from '../../../en/screens/live.ts'
import type { comparison as comparisonEn } from '../../../en/screens/comparison.ts'
import type { racing as racingEn } from '../../../en/screens/racing.ts'
import type { reports as reportsEn } from '../../../en/screens/reports.ts'
import type { Wording } from '../../../translation.ts'
import {
  ergo,
  ergoPieces,
  figures,
  medals,
  missing,
  racing as ofRacing,
  water,
  waterPieces,
} from '../reports.ts'

export const common = {
  words: {
    piece: 'Belastung',
    pieces: 'Belastungen',
  },
} as const satisfies Wording<typeof commonEn>

export const sessionForm = {
  measure: 'Länge einer Belastung',
  pieces: {
    single: 'Eine Belastung',
    one: 'Die Belastung',
    nth: 'Belastung {{number}}',
    add: 'Belastung hinzufügen',
    remove: 'Belastung entfernen',
  },
} as const satisfies Wording<typeof sessionFormEn>

export const efforts = {
  select: 'Wähle eine Belastung',
  title: 'Belastungen',
  found: {
    laps: 'Diese Belastungen wurden anhand der Runden des Geräts erkannt. Verschiebe ihre Enden auf den Kurven und übernimm, was stimmt.',
    rate: 'Diese Belastungen wurden anhand der Schlagfrequenz erkannt. Verschiebe ihre Enden auf den Kurven und übernimm, was stimmt.',
    speed:
      'Diese Belastungen wurden anhand der Geschwindigkeit erkannt. Verschiebe ihre Enden auf den Kurven und übernimm, was stimmt.',
  },
  none: 'Keine Belastungen gefunden. Markiere eine von Hand.',
  keptTitle: 'Markierte Belastungen',
  keep_one: '{{count}} Belastung übernehmen',
  keep_other: '{{count}} Belastungen übernehmen',
  mark: 'Belastung markieren',
  nameOf: 'Belastung {{number}}',
  planned: 'Geplante Belastung',
  scored:
    'Geplante Belastungen werden zu Ergebnissen der Einheit. Von Hand eingetragene Zeiten bleiben.',
} as const satisfies Wording<typeof effortsEn>

export const results = {
  piece: 'Belastung',
  compare: { recorded: 'Aufgezeichnet, ab dem Start der Belastung.' },
} as const satisfies Wording<typeof resultsEn>

export const scores = {
  nth: 'Belastung {{number}}',
  short: 'B{{number}}',
  first: {
    pieces: 'Lege zuerst die Belastungen fest',
    text: 'Ein Ergebnis gehört zu einer Belastung und einer Person. Lege Aufbau und Teilnehmende fest, dann trag ein, was gefahren wurde.',
  },
  choose: {
    piece: 'Belastungen',
    allPieces: 'Alle Belastungen',
    orders: {
      piece: 'Nach Belastung',
    },
  },
} as const satisfies Wording<typeof scoresEn>

export const imports = {
  actions: {
    deleteText:
      'Ergebnisse, Belastungen und Trainingsbelastung daraus werden mitgelöscht. Die Einheit bleibt, außer sie stammt nur aus dieser Datei.',
  },
} as const satisfies Wording<typeof importsEn>

export const notifications = {
  plan: {
    words: {
      pieces: 'Aufbau',
    },
  },
} as const satisfies Wording<typeof notificationsEn>

export const publishing = {
  words: {
    pieces: 'Aufbau',
  },
} as const satisfies Wording<typeof publishingEn>

export const session = {
  plan: {
    nothingText:
      'Hier stehen Distanz, Intensitäten und Belastungen, damit alle wissen, was ansteht.',
  },
} as const satisfies Wording<typeof sessionEn>

export const seatRacing = {
  emptyText:
    'Vergleiche Personen, indem sie zwischen den Booten wechseln. Besetze in dieser Einheit zuerst mindestens zwei Boote, dann planst du hier die Rennen.',
  emptyTimes: 'Sobald die Rennen geplant sind, trägst du hier die Zeiten ein.',
  methodTexts: {
    'one-swap':
      'Nach jedem Rennen wechseln zwei von derselben Seite das Boot. Auf dem Wasser am einfachsten zu verfolgen.',
    'two-swap':
      'Nach jedem Rennen wechselt von jeder Seite ein Paar. So braucht es weniger Rennen.',
  },
  plan: {
    lead: 'Zwei oder mehr gleiche Boote, kurze Rennen nebeneinander. Du siehst vorher, wie viele Paare sich vergleichen lassen.',
    pieces: 'Rennen',
    distance: 'Länge eines Rennens',
    make_one: '{{count}} Rennen planen',
    make_other: '{{count}} Rennen planen',
  },
  known: {
    nothing: 'Noch kein Ergebnis: Es braucht zwei gestoppte Rennen mit einem Wechsel dazwischen.',
  },
  answer: {
    unchecked: 'noch nicht überprüfbar, kein Rennen ist übrig.',
    from_one: '{{count}} Rennen über {{distance}}.',
    from_other: '{{count}} Rennen über {{distance}}.',
    scale: 'Sekunden je Rennen gegen den Schnitt der Seite, schneller ist rechts',
  },
  pairs: { pieces_to_settle: 'Rennen bis zur Klarheit' },
  unknown: {
    unchecked: 'Noch nicht überprüfbar: Alle Rennen wurden für das Ergebnis gebraucht.',
    contradiction: 'Die Rennen widersprechen sich bei {{one}} und {{other}}.',
    leftOut_one: '{{count}} Rennen zählt nicht: ungültig oder ohne Zeiten.',
    leftOut_other: '{{count}} Rennen zählen nicht: ungültig oder ohne Zeiten.',
  },
  pieces: {
    fold_one: '{{count}} Rennen mit Zeiten',
    fold_other: '{{count}} Rennen mit Zeiten',
    title: 'Rennen',
    piece: 'Rennen {{number}}',
    comparable: 'Nach allen Rennen sind {{comparable}} von {{pairs}} Paaren vergleichbar.',
  },
  remove: {
    title: 'Rennen {{number}} löschen?',
    confirm: 'Rennen löschen',
  },
  next: {
    plan: 'Nächstes Rennen planen',
  },
  time: {
    open: 'Rennen {{number}} stoppen',
    title: 'Zeiten von Rennen {{number}}',
    voidHint: 'Materialbruch, Zusammenstoß: Das Rennen zählt nicht.',
    back: 'Alle Rennen',
    saved: 'Die Zeiten von Rennen {{number}} sind gespeichert.',
    kept: 'Noch nicht gespeichert: Die Zeiten von Rennen {{number}} bleiben auf diesem Gerät und werden gesendet, sobald du wieder verbunden bist.',
  },
  columns: {
    pieces: 'Rennen',
  },
  residuals: {
    title: 'Wie gut die Rennen zusammenpassen',
    noSpare:
      'Alle Rennen wurden für das Ergebnis gebraucht. Zum Überprüfen braucht es ein weiteres.',
    sigma_one: 'Die Rennen stimmen auf {{seconds}} s überein ({{count}} überzähliges Rennen).',
    sigma_other: 'Die Rennen stimmen auf {{seconds}} s überein ({{count}} überzählige Rennen).',
    piece: 'Rennen',
  },
} as const satisfies Wording<typeof seatRacingEn>

export const reports = {
  missing: missing.de,
  pieces: {
    latest: 'Die letzten {{number}} von {{count}} Belastungen; Dateien enthalten alle.',
    number: 'Belastung {{number}}',
    show: 'Belastungen zeigen',
  },
  figures: figures.de,
  ...medals.de,
  ergoPieces: ergoPieces.de,
  ergo: ergo.de,
  waterPieces: waterPieces.de,
  water: water.de,
} as const satisfies Wording<typeof reportsEn>

export const comparison = {
  columns: { piece: 'Belastung' },
  fromPiece: 'Belastung {{number}}',
  unlaid: { piece: 'Belastung {{number}} ist in dieser Aufzeichnung nicht markiert.' },
} as const satisfies Wording<typeof comparisonEn>

export const racing = {
  columns: {
    piece: 'Belastung',
    pieces: 'Belastungen',
  },
  saved: {
    lines_one: '{{count}} Belastung',
    lines_other: '{{count}} Belastungen',
  },
  pieces: {
    title: 'Belastungen zum Vergleichen',
    choose: '{{name}}, Belastung {{number}}, wählen',
    number: 'Belastung {{number}}',
    latest:
      'Die letzten {{number}} von {{count}} Belastungen. Mit weniger Tagen oder mehr Filtern findest du die übrigen.',
    latestOfMore:
      'Die letzten {{number}} Belastungen; es gibt noch mehr. Mit weniger Tagen oder mehr Filtern findest du die übrigen.',
    none: 'Vor dem Absenden muss mindestens 1 Belastung ausgewählt sein.',
    compare_one: '{{count}} Belastung zeigen',
    compare_other: '{{count}} Belastungen vergleichen',
    empty: 'Keine gestoppten Belastungen an diesen Tagen',
    emptyText:
      'Hier stehen Belastungen, sobald sie Zeit und Distanz haben, eingetragen oder aufgezeichnet. Wähle andere Tage oder weniger Filter.',
  },
  kinds: {
    'single-crew-session': 'Eine Mannschaft über eine Belastung',
    'single-crew-session-pieces': 'Eine Mannschaft, mehrere Belastungen',
    'multiple-crews-single-piece': 'Mehrere Mannschaften über eine Belastung',
    'multiple-crews-multiple-pieces': 'Mehrere Mannschaften, mehrere Belastungen',
  },
  allPieces: 'Über alle Belastungen',
  best: {
    none: 'Schnellste Abschnitte brauchen eine Aufzeichnung der Belastung.',
  },
  sources: ofRacing.de.sources,
  missing_one:
    '{{count}} Belastung dieses Vergleichs gibt es nicht mehr, oder du siehst sie nicht.',
  missing_other:
    '{{count}} Belastungen dieses Vergleichs gibt es nicht mehr, oder du siehst sie nicht.',
  nothingText: 'Die Belastungen dieses Vergleichs gibt es nicht mehr, oder du siehst sie nicht.',
  none: {
    deviation: 'Braucht mindestens zwei Belastungen',
  },
} as const satisfies Wording<typeof racingEn>

export const live = {
  piece: 'Belastung {{number}}',
} as const satisfies Wording<typeof liveEn>
