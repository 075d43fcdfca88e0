export const NEWTONS_PER_POUND = 4.4482216152605
export const NEWTONS_PER_KILOGRAM = 9.80665
export const METRES_PER_MILE = 1609.344

/** Ids of the sport table that these devices know. */
export const SPORT = { rowing: 1, ergo: 2, nordic_ski: 22, indoor_bike: 15 } as const
