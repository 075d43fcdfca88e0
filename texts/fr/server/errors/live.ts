/** Recording, and following it. */
export const errors = {
  connect_early: 'L’enregistrement est possible à partir de deux heures avant la séance.',
  connect_over: 'La séance de ce code est terminée.',
  connect_full: 'Au plus {max} appareils peuvent enregistrer en même temps pour un bateau.',
  boat_ashore:
    'Aucune séance avec {boat} n’est en cours. Cet autocollant fonctionne de deux heures avant à quatre heures après une séance où un équipage utilise ce bateau.',
  recording_over:
    'Cet enregistrement a commencé il y a plus d’une semaine : rien ne peut plus y être ajouté.',
  not_discarded: 'Cet enregistrement n’a pas été écarté.',
  discarded_by_device:
    'L’appareil qui a enregistré l’a écarté lui-même : il ne peut être rétabli que là.',
  discarded_by_another:
    'Une autre personne a écarté cet enregistrement : elle seule peut le rétablir.',
  restore_over: 'Un enregistrement écarté ne peut être rétabli que pendant dix minutes.',
  race_begun: 'Cette course a déjà commencé.',
  race_over: 'Cette course est terminée.',
  race_waits: 'Cette course n’a pas encore commencé.',
}
