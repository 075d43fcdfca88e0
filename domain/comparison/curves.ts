/** What is drawn over time or distance, in the order it is read. */
export const CURVES = ['speed', 'stroke_rate', 'heart_rate', 'power', 'dps'] as const
export type CurveName = (typeof CURVES)[number]
