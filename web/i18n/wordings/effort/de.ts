import type { common as commonEn } from '../../en/common.ts'
import type { efforts as effortsEn } from '../../en/efforts.ts'
import type { results as resultsEn } from '../../en/results.ts'
import type { scores as scoresEn } from '../../en/scores.ts'
import type { sessionForm as sessionFormEn } from '../../en/session-form.ts'
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
} as const satisfies Wording<typeof resultsEn>

export const scores = {
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
