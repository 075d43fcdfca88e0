/** What people say to a post without words. */
export const REACTIONS = ['like', 'heart', 'strong', 'celebrate', 'laugh', 'rowing'] as const
export type Reaction = (typeof REACTIONS)[number]
