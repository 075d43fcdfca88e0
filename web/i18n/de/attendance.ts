import type { attendance as en } from '../en/attendance.ts'
import type { Translation } from '../translation.ts'

export const attendance = {
  health: 'Gesundheit',
  questionAbout: 'Bist du bei {{session}} dabei?',
  question: 'Bist du dabei?',
  marksOf: 'Antwort von {{name}}',
  answers: 'Antworten',
  attending: 'Dabei',
  unanswered: 'Keine Antwort',
  ill: 'Krank',
  injured: 'Verletzt',
  places: '{{taken}} von {{places}} Plätzen belegt',
  onlyUnanswered: 'Nur ohne Antwort',
  athletes: 'Athleten',
  coaches: 'Trainer',
  everybodyAnswered: 'Alle haben geantwortet',
  everybodyAnsweredText: 'Niemand ist mehr ohne Antwort.',
  nobody: 'Noch niemand eingeteilt',
  nobodyText: 'Teile Athleten oder eine ganze Gruppe ein, dann erscheinen hier ihre Antworten.',
  addPeople: 'Leute einteilen',
  answeredAt: 'Geantwortet: {{when}}',
} as const satisfies Translation<typeof en>
