import type { session as en } from '../en/session.ts'
import type { Translation } from '../translation.ts'

export const session = {
  tabs: {
    label: 'Parties de la séance',
    overview: 'Aperçu',
    attendance: 'Présence',
    results: 'Résultats',
    seatRacing: 'Seat racing',
    files: 'Fichiers',
  },
  draft: 'Brouillon',
  draftHint: 'Seuls les entraîneurs la voient jusqu’à sa publication.',
  competitive: 'Compétition',
  edit: 'Modifier',
  allDay: 'toute la journée',
  failed: 'La séance n’a pas pu être chargée',
  gone: 'Cette séance n’existe plus ou ne vous est pas ouverte.',
  toCalendar: 'Aller au calendrier',
  otherClub: {
    title: 'Cette séance appartient à un autre club',
    text: 'C’est une séance de {{club}}. Changez de club pour la voir.',
    textUnnamed: 'C’est une séance d’un autre de vos clubs. Changez de club pour la voir.',
    switch: 'Passer à {{club}}',
    switchUnnamed: 'Changer de club',
  },
  plan: {
    distance: 'Distance',
    time: 'Durée',
    rpe: 'Effort',
    description: 'Description',
    intensities: 'Intensités',
    structure: 'Structure',
    rest: 'Repos',
    total: 'Total',
    focuses: 'Objectifs',
    tags: 'Étiquettes',
    nothing: 'Pas encore de plan',
    nothingText: 'Vous trouverez ici la distance, les intensités et les fractions : chacun saura ce qui l’attend.',
  },
  people: {
    athletes: 'Athlètes',
    coaches: 'Entraîneurs',
    nobody: 'Personne n’est encore inscrit',
    nobodyText: 'Ajoutez des athlètes ou tout un groupe : ils pourront répondre ici.',
  },
} as const satisfies Translation<typeof en>
