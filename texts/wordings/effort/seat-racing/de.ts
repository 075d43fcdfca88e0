import type { seatRacing as seatRacingEn } from '../../../en/screens/seat-racing.ts'
import type { Wording } from '../../../translation.ts'

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
    scale: 'Sekunden pro Rennen gegenüber dem Durchschnitt der Seite, schneller ist rechts',
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
