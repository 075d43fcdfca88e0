import type { common as commonEn } from '../../en/common.ts'
import type { efforts as effortsEn } from '../../en/efforts.ts'
import type { results as resultsEn } from '../../en/results.ts'
import type { scores as scoresEn } from '../../en/scores.ts'
import type { sessionForm as sessionFormEn } from '../../en/session-form.ts'
import type { imports as importsEn } from '../../en/imports.ts'
import type { notifications as notificationsEn } from '../../en/notifications.ts'
import type { publishing as publishingEn } from '../../en/publishing.ts'
import type { session as sessionEn } from '../../en/session.ts'
import type { seatRacing as seatRacingEn } from '../../en/seat-racing.ts'
import type { Wording } from '../../translation.ts'

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
  title: 'Belastungen',
  found: {
    laps: 'Diese Belastungen stammen von den Runden des Geräts. Verschiebe ihre Enden auf den Kurven und übernimm, was stimmt.',
    rate: 'Diese Belastungen wurden an der Schlagfrequenz erkannt. Verschiebe ihre Enden auf den Kurven und übernimm, was stimmt.',
    speed: 'Diese Belastungen wurden am Tempo erkannt. Verschiebe ihre Enden auf den Kurven und übernimm, was stimmt.',
  },
  none: 'Es wurden keine Belastungen gefunden. Markiere eine von Hand.',
  keptTitle: 'Markierte Belastungen',
  keep_one: '{{count}} Belastung übernehmen',
  keep_other: '{{count}} Belastungen übernehmen',
  mark: 'Belastung markieren',
  nameOf: 'Belastung {{number}}',
  planned: 'Geplante Belastung',
  scored: 'Belastungen des Plans werden Ergebnisse der Einheit. Von Hand eingetragene Zeiten bleiben.',
} as const satisfies Wording<typeof effortsEn>

export const results = {
  piece: 'Belastung',
  compare: { recorded: 'Aufgezeichnet, ab dem Start der Belastung.' },
} as const satisfies Wording<typeof resultsEn>

export const scores = {
  nth: 'Belastung {{number}}',
  short: 'B{{number}}',
  first: {
    pieces: 'Bevor du Ergebnisse einträgst, braucht die Einheit Belastungen',
    text: 'Ein Ergebnis gehört zu einer Belastung und einer Person. Plane den Aufbau und wer dabei ist, dann trag ein, was gefahren wurde.',
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
    deleteText: 'Ergebnisse, Belastungen und Belastungswerte daraus gehen mit. Die Einheit bleibt, außer sie kam nur von dieser Datei.',
  },
} as const satisfies Wording<typeof importsEn>

export const notifications = {
  plan: {
    words: {
      pieces: 'Programm',
    },
  },
} as const satisfies Wording<typeof notificationsEn>

export const publishing = {
  words: {
    pieces: 'Programm',
  },
} as const satisfies Wording<typeof publishingEn>

export const session = {
  plan: {
    nothingText: 'Hier stehen Strecke, Intensitäten und Belastungen, damit alle wissen, was kommt.',
  },
} as const satisfies Wording<typeof sessionEn>

export const seatRacing = {
  emptyText:
    'Vergleiche Leute, indem sie zwischen den Booten tauschen. Besetze in dieser Einheit zuerst mindestens zwei Boote, dann planst du hier die Belastungen.',
  emptyTimes: 'Sobald die Belastungen geplant sind, trägst du hier die Zeiten ein.',
  methodTexts: {
    'one-swap': 'Nach jeder Belastung tauschen zwei von derselben Seite das Boot. Auf dem Wasser am leichtesten zu lesen.',
    'two-swap': 'Nach jeder Belastung tauscht von jeder Seite ein Paar. So weiß man nach weniger Belastungen mehr.',
  },
  plan: {
    lead: 'Zwei oder mehr gleiche Boote, kurze Belastungen nebeneinander. Du siehst vorher, wie viel der Plan verrät.',
    pieces: 'Belastungen',
    distance: 'Länge einer Belastung',
    make_one: '{{count}} Belastung planen',
    make_other: '{{count}} Belastungen planen',
  },
  known: {
    nothing: 'Noch nichts: Es braucht zwei gestoppte Belastungen mit einem Tausch dazwischen.',
    unsure: 'Wie sicher das ist, zeigen erst weitere Belastungen.',
  },
  unknown: {
    unchecked: 'Wie sicher das alles ist: Jede Belastung wurde für die Antwort gebraucht, zum Prüfen ist keine übrig.',
    contradiction: 'Über {{one}} und {{other}} widersprechen sich die Belastungen.',
    leftOut_one: '{{count}} Belastung zählt nicht: ungültig oder ohne Zeiten.',
    leftOut_other: '{{count}} Belastungen zählen nicht: ungültig oder ohne Zeiten.',
  },
  pieces: {
    title: 'Belastungen',
    piece: 'Belastung {{number}}',
    comparable: 'Sind alle gefahren, werden {{comparable}} von {{pairs}} Paaren vergleichbar.',
  },
  remove: {
    title: 'Belastung {{number}} löschen?',
    confirm: 'Belastung löschen',
  },
  next: {
    lead: 'Die Tausche nach der letzten Belastung, die am meisten verraten.',
    add: 'Diese Belastung anhängen',
  },
  time: {
    open: 'Belastung {{number}} stoppen',
    title: 'Zeiten von Belastung {{number}}',
    voidHint: 'Materialbruch, Zusammenstoß: Die Belastung zählt nicht.',
    back: 'Alle Belastungen',
    saved: 'Die Zeiten von Belastung {{number}} sind gespeichert.',
    kept: 'Noch nicht gespeichert: Die Zeiten von Belastung {{number}} bleiben auf diesem Gerät und werden gesendet, sobald es Netz gibt.',
  },
  columns: {
    pieces: 'Belastungen',
  },
  residuals: {
    title: 'Wie gut die Belastungen zusammenpassen',
    noSpare: 'Jede Belastung wurde für die Antwort gebraucht, zum Prüfen ist keine übrig. Eine mehr würde es zeigen.',
    sigma_one: 'Die Belastungen stimmen auf {{seconds}} s überein ({{count}} Belastung übrig).',
    sigma_other: 'Die Belastungen stimmen auf {{seconds}} s überein ({{count}} Belastungen übrig).',
    piece: 'Belastung',
  },
} as const satisfies Wording<typeof seatRacingEn>
