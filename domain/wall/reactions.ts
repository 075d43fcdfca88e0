/** What people say to a post or a comment without words. */
export const REACTIONS = ['like', 'heart', 'strong', 'celebrate', 'laugh', 'rowing'] as const
export type Reaction = (typeof REACTIONS)[number]
