/** Seconds whose most watts and beats have a column in the report of cycling. */
export const BIKE_SECONDS = [60, 300, 1200, 3600] as const
