/** The text of a field from which something was sent in vain: that, before what was typed since. */
export const withLost = (lost: string, typed: string): string =>
  typed.trim() === '' ? lost : `${lost}\n${typed}`
