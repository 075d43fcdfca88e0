export const errors = {
  thread_needs_adult:
    'Ein Chat mit jemandem unter 18 braucht eine zweite erwachsene Person, oder bei allen unter 18 einen Elternteil, der mitliest. Nimm noch jemanden aus dem Trainerteam dazu, oder lass die Geburtsdaten eintragen.',
  message_reaches_nobody:
    'Keines dieser Boote zeichnet gerade auf, die Nachricht käme bei niemandem an.',
} as const
