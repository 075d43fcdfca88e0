/** Recording, and following it. */
export const errors = {
  connect_early: 'Du kannst ab zwei Stunden vor Beginn der Einheit aufzeichnen.',
  connect_over: 'Die Einheit zu diesem Code ist vorbei.',
  connect_full: 'Für ein Boot zeichnen höchstens {max} Geräte gleichzeitig auf.',
  boat_ashore:
    '{boat} ist gerade in keiner Einheit. Dieser Aufkleber gilt von zwei Stunden vor bis vier Stunden nach einer Einheit, in der das Boot fährt.',
  recording_over:
    'Diese Aufzeichnung hat vor mehr als einer Woche begonnen, es kann nichts mehr hinzukommen.',
  not_discarded: 'Diese Aufzeichnung wurde nicht verworfen.',
  discarded_by_device:
    'Das Gerät, das aufgezeichnet hat, hat diese Aufzeichnung verworfen. Sie lässt sich nur dort wiederherstellen.',
  discarded_by_another:
    'Jemand anderes hat diese Aufzeichnung verworfen. Nur diese Person kann sie wiederherstellen.',
  restore_over: 'Eine verworfene Aufzeichnung lässt sich nur zehn Minuten lang wiederherstellen.',
  race_begun: 'Dieses Rennen hat schon begonnen.',
  race_over: 'Dieses Rennen ist vorbei.',
  race_waits: 'Dieses Rennen hat noch nicht begonnen.',
}
