import { INK, type Scheme } from '../theme-colours.ts'

/** How words look in a chart. */
export const chartText = (scheme: Scheme) => ({
  color: INK[scheme],
  fontFamily: '"Inter Variable", system-ui, sans-serif',
  fontSize: 12,
})
