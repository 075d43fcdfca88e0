/** Recording, and following it. */
export const errors = {
  connect_early: 'L’enregistrement est possible à partir de deux heures avant la séance.',
  connect_over: 'La séance de ce code est terminée.',
  connect_full: 'Au plus {max} appareils peuvent enregistrer en même temps pour un bateau.',
  boat_ashore:
    'Aucune séance avec {boat} n’est en cours. Cet autocollant fonctionne de deux heures avant à quatre heures après une séance où un équipage utilise ce bateau.',
  recording_over:
    'Cet enregistrement a commencé il y a plus d’une semaine : rien ne peut plus y être ajouté.',
}
