/**
 * Signs that turn the direction of writing, so that a text reads as another one: embeddings,
 * overrides, isolates.
 */
export const TURNING = String.raw`\u202A-\u202E\u2066-\u2069`
export const NOT_IN_A_LINE = String.raw`\p{Cc}\p{Zl}\p{Zp}${TURNING}`

/** Something to be seen: neither blanks nor characters without a shape. */
export const VISIBLE = String.raw`[^\s\p{C}]`
/** One line, perhaps empty, without controls and signs that turn the direction of writing. */
export const ONE_LINE = String.raw`^[^${NOT_IN_A_LINE}]*$`
/**
 * The same with something to be seen in it. The parts share no character, so that no text takes
 * long to refuse.
 */
export const VISIBLE_LINE = String.raw`^(?=[^${NOT_IN_A_LINE}]*$)[\s\p{C}]*[^\s\p{C}]`
/** The same without a link: mails say who writes, and must not lead elsewhere by a name. */
export const LINKLESS_LINE = String.raw`^(?![^]*(?::\/\/|[wW]{3}\.))${VISIBLE_LINE.slice(1)}`
