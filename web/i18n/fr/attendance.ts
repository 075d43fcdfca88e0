import type { attendance as en } from '../en/attendance.ts'
import type { Translation } from '../translation.ts'

export const attendance = {
  health: 'Santé',
  questionAbout: 'Venez-vous à {{session}} ?',
  question: 'Serez-vous là ?',
  marksOf: 'Réponse de {{name}}',
  answers: 'Réponses',
  attending: 'Présent',
  unanswered: 'Sans réponse',
  ill: 'Malade',
  injured: 'Blessé',
  places: '{{taken}} places prises sur {{places}}',
  onlyUnanswered: 'Sans réponse seulement',
  athletes: 'Athlètes',
  coaches: 'Entraîneurs',
  everybodyAnswered: 'Tout le monde a répondu',
  everybodyAnsweredText: 'Il ne manque aucune réponse.',
  nobody: 'Personne n’est encore inscrit',
  nobodyText: 'Ajoutez des athlètes ou tout un groupe à la séance : leurs réponses apparaîtront ici.',
  addPeople: 'Ajouter des personnes',
  answeredAt: 'Réponse : {{when}}',
} as const satisfies Translation<typeof en>
