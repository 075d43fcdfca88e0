/** The kinds of equipment in their order; a club starts with one category of each. */
export const CATEGORY_KINDS = ['boat', 'oars', 'ergo', 'trailer', 'launch', 'other'] as const
export type CategoryKind = (typeof CATEGORY_KINDS)[number]
