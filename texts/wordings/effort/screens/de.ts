import type { common as commonEn } from '../../../en/screens/common.ts'
import type { efforts as effortsEn } from '../../../en/screens/efforts.ts'
import type { results as resultsEn } from '../../../en/screens/results.ts'
import type { scores as scoresEn } from '../../../en/screens/scores.ts'
import type { sessionForm as sessionFormEn } from '../../../en/screens/session-form.ts'
import type { imports as importsEn } from '../../../en/screens/imports.ts'
import type { notifications as notificationsEn } from '../../../en/screens/notifications.ts'
import type { publishing as publishingEn } from '../../../en/screens/publishing.ts'
import type { session as sessionEn } from '../../../en/screens/session.ts'
import type { live as liveEn } from '../../../en/screens/live.ts'
import type { ergRoom as ergRoomEn } from '../../../en/screens/erg-room.ts'
import type { comparison as comparisonEn } from '../../../en/screens/comparison.ts'
import type { racing as racingEn } from '../../../en/screens/racing.ts'
import type { publicPages as publicPagesEn } from '../../../en/screens/public-pages.ts'
import type { reports as reportsEn } from '../../../en/screens/reports.ts'
import type { Wording } from '../../../translation.ts'
import { seatRacing as seatRaces } from '../seat-racing/de.ts'
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

export const seatRacing = seatRaces

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
    gates:
      'Diese Durchfahrten wurden zwischen Start- und Ziellinie gestoppt. Übernimm, was stimmt.',
  },
  none: 'Keine Belastungen gefunden. Markiere eine von Hand.',
  passesMarked: 'Alle Durchfahrten dieser Messstrecke sind schon markiert oder verworfen.',
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

export const reports = {
  missing: missing.de,
  pieces: {
    latest: 'Die letzten {{number}} von {{count}} Belastungen; exportierte Dateien enthalten alle.',
    number: 'Belastung {{number}}',
    show: 'Belastungen anzeigen',
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
    choose: '{{name}}, Belastung {{number}}, auswählen',
    number: 'Belastung {{number}}',
    latest:
      'Die letzten {{number}} von {{count}} Belastungen. Mit einem kürzeren Zeitraum oder mehr Filtern findest du die übrigen.',
    latestOfMore:
      'Die letzten {{number}} Belastungen; es gibt noch mehr. Mit einem kürzeren Zeitraum oder mehr Filtern findest du die übrigen.',
    none: 'Wähle mindestens 1 Belastung aus.',
    compare_one: '{{count}} Belastung anzeigen',
    compare_other: '{{count}} Belastungen vergleichen',
    empty: 'Keine Belastungen mit Zeit in diesem Zeitraum',
    emptyText:
      'Hier stehen Belastungen, sobald sie Zeit und Distanz haben, eingetragen oder aufgezeichnet. Wähle einen anderen Zeitraum oder weniger Filter.',
  },
  kinds: {
    'single-crew-session': 'Eine Mannschaft, eine Belastung',
    'single-crew-session-pieces': 'Eine Mannschaft, mehrere Belastungen',
    'multiple-crews-single-piece': 'Mehrere Mannschaften, eine Belastung',
    'multiple-crews-multiple-pieces': 'Mehrere Mannschaften, mehrere Belastungen',
  },
  allPieces: 'Alle Belastungen',
  best: {
    none: 'Für die schnellsten Abschnitte braucht es eine Aufzeichnung der Belastung.',
  },
  sources: ofRacing.de.sources,
  missing_one:
    '{{count}} Belastung dieses Vergleichs gibt es nicht mehr, oder du darfst sie nicht sehen.',
  missing_other:
    '{{count}} Belastungen dieses Vergleichs gibt es nicht mehr, oder du darfst sie nicht sehen.',
  nothingText:
    'Die Belastungen dieses Vergleichs gibt es nicht mehr, oder du darfst sie nicht sehen.',
  none: {
    deviation: 'Braucht mindestens zwei Belastungen',
  },
} as const satisfies Wording<typeof racingEn>

export const publicPages = {
  noCourse: 'Keine (nach Belastungen)',
} as const satisfies Wording<typeof publicPagesEn>

export const live = {
  piece: 'Belastung {{number}}',
} as const satisfies Wording<typeof liveEn>

export const ergRoom = {
  piece: 'Belastung',
  noneText: 'Lege ein Rennen über eine Belastung des Plans an.',
  noPieces: 'Füge dem Plan zuerst Belastungen mit einer Distanz oder einer Zeit hinzu.',
  kept: 'Als Belastungen der Einheit gespeichert',
} as const satisfies Wording<typeof ergRoomEn>
