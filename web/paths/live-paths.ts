/** The addresses of challenges. */
const challengePaths = {
  challenges: () => '/challenges',
  challenge: (slug: string) => `/challenges/${slug}`,
  challengeForm: (slug?: string) =>
    slug === undefined ? '/challenges/create' : `/challenges/create/${slug}`,
  challengeTeam: (slug: string, teamId?: number) =>
    `/challenges/${slug}/add-challenge-team${teamId === undefined ? '' : `/${teamId}`}`,
  publicChallenge: (slug: string) => `/public/challenge/${slug}`,
}

/** Where boats are followed, and people write to each other or for all and compete; part of `paths`. */
export const livePaths = {
  ...challengePaths,
  /** The manual, or an article of it. */
  help: (slug?: string) => (slug === undefined ? '/help' : `/help/${slug}`),
  messages: (...threadId: number[]) => ['/messages', ...threadId].join('/'),
  messagesWelfare: () => '/messages/welfare',
  messageReports: () => '/messages/reports',
  wall: () => '/wall',
  wallOfSquad: (squadId: number) => `/wall?squad=${squadId}`,
  wallPost: (postId: number) => `/wall?post=${postId}`,
  wallReports: () => '/wall/reports',
  live: () => '/live',
  liveWater: () => '/live/all-sessions/sessions',
  liveSession: (sessionId: number) => `/live/session/${sessionId}`,
  publicPages: () => '/public/admin/live/all',
  sessionLive: (sessionId: number) => `/session/${sessionId}/live-results`,
}
