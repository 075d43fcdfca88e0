export { challengeTasks } from './jobs.ts'
export { servePublicChallenges } from './public-site.ts'
export { recountChallenges, scoreSessions } from './score-commands.ts'
export { scored, scoredAffected, scoredCounted, scoredWith } from './score-events.ts'
