/** Recording, and following it. */
export const errors = {
  connect_early: 'Aufzeichnen geht ab zwei Stunden vor Beginn der Einheit.',
  connect_over: 'Die Einheit zu diesem Code ist vorbei.',
  connect_full: 'Für ein Boot zeichnen höchstens {max} Geräte gleichzeitig auf.',
  boat_ashore:
    'Gerade läuft keine Einheit mit {boat}. Dieser Aufkleber gilt von zwei Stunden vor bis vier Stunden nach einer Einheit, in der eine Mannschaft dieses Boot hat.',
  recording_over:
    'Diese Aufzeichnung hat vor mehr als einer Woche begonnen: Es kommt nichts mehr hinzu.',
}
