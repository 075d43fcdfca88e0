/** For `like`: each of the words anywhere in a text; signs of LIKE in them stand for themselves. */
export const patternsOf = (words: readonly string[]): string[] =>
  words.map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
