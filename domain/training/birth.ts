/** Whether a text is a year alone. */
export const isYear = (text: string): boolean => /^\d{4}$/.test(text)

export type Birth = { date_of_birth: string | null; birth_day_known: boolean }

/**
 * How a day of birth is stored, or a year alone: as its last day. Who is protected by age is so
 * as the youngest they can be.
 */
export const birthOf = (text: string | null | undefined): Birth =>
  text && isYear(text)
    ? { date_of_birth: `${text}-12-31`, birth_day_known: false }
    : { date_of_birth: text || null, birth_day_known: true }

/** What is known of a stored day of birth: the day, or the year alone. */
export const knownBirth = ({ date_of_birth, birth_day_known }: Birth): string | null =>
  date_of_birth !== null && !birth_day_known ? date_of_birth.slice(0, 4) : date_of_birth
