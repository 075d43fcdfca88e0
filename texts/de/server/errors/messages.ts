export const errors = {
  thread_needs_adult:
    'Ein Chat, in dem jemand unter 18 mitliest, braucht einen zweiten Erwachsenen oder bei allen unter 18 einen Elternteil, der mitliest. Nimm eine zweite Trainerin oder einen zweiten Trainer dazu, oder lass die Geburtsdaten eintragen.',
  message_reaches_nobody:
    'Keines dieser Boote zeichnet so auf, die Nachricht käme bei niemandem an.',
} as const
