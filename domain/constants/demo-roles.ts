/** Whose place a visitor of the demo can take with one click, in the order in which they are shown. */
export const DEMO_ROLES = ['coach', 'athlete', 'guardian', 'manager'] as const
export type DemoRole = (typeof DEMO_ROLES)[number]
