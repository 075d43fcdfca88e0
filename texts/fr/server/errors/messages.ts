export const errors = {
  thread_needs_adult:
    'Une discussion avec une personne de moins de 18 ans demande un deuxième adulte, ou qu’un parent de chaque mineur lise aussi. Ajoutez un deuxième entraîneur, ou faites saisir les dates de naissance.',
  message_reaches_nobody:
    'Aucun de ces bateaux n’est en cours d’enregistrement : personne ne recevrait le message.',
} as const
