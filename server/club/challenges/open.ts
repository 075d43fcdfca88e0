export { challengeTasks } from './jobs.ts'
export { servePublicChallenges } from './public-site.ts'
export { recountChallenges, scoreSessions } from './scoring.ts'
export { scored, scoredAffected, scoredCounted, scoredWith } from './score-events.ts'
