const WIDE = /[\uff01-\uff5e]/g
const WIDE_OFFSET = 0xfee0

/**
 * The keys of a Chinese keyboard are as wide as its characters, and its full stop is a mark of its
 * own: ３。５ is 3.5, －２ is -2.
 */
export const plainKeys = (text: string): string =>
  text
    .replaceAll(WIDE, (key) => String.fromCodePoint((key.codePointAt(0) ?? 0) - WIDE_OFFSET))
    .replaceAll('。', '.')
    .replaceAll('−', '-')
    .replaceAll('\u3000', ' ')
