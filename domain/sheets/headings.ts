/** Matches one of the headings and nothing more; `alternatives` are patterns, a line a language. */
export const anyOf = (...alternatives: string[]): RegExp =>
  new RegExp(`^(${alternatives.join('|')})$`)
