/** The addresses of challenges. */
export const challengePaths = {
  challenges: () => '/challenges',
  challenge: (slug: string) => `/challenges/${slug}`,
  challengeForm: (slug?: string) =>
    slug === undefined ? '/challenges/create' : `/challenges/create/${slug}`,
  challengeTeam: (slug: string, teamId?: number) =>
    `/challenges/${slug}/add-challenge-team${teamId === undefined ? '' : `/${teamId}`}`,
  publicChallenge: (slug: string) => `/public/challenge/${slug}`,
}
