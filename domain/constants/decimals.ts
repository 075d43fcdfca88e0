/** What binary fractions may be off a line that is drawn in decimals. */
const TOLERANCE = 1e-9

/** Whether a computed value is more than a line: 2.2 − 1.8 is not more than 0.4. */
export const isOver = (value: number, line: number): boolean => value - line > TOLERANCE

/** Whether a computed value is less than a line. */
export const isUnder = (value: number, line: number): boolean => line - value > TOLERANCE

/** Whether a computed value has reached a line; NaN never has. */
export const isAtLeast = (value: number, line: number): boolean => value - line >= -TOLERANCE

/** The next whole number up, where a hair above a whole number is that number. */
export const roundUp = (value: number): number => Math.ceil(value - TOLERANCE)
