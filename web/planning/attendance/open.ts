export { AgendaAnswer } from './AgendaAnswer.tsx'
export { ParticipantBadges } from './AnswerBadges.tsx'
export { AnswerTo } from './AnswerTo.tsx'
export { OwnAnswer } from './OwnAnswer.tsx'
