type SportName = { id: number; name: string }

const FEWEST_LETTERS = 3

/** The sport that a word of the text begins or is, such as Ergo of Ergometer. */
export function sportIn(text: string, sports: readonly SportName[]): number | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const isNamed = (sport: SportName) =>
    words.some((word) => word.length >= FEWEST_LETTERS && sport.name.toLowerCase().startsWith(word))
  return sports.find(isNamed)?.id ?? null
}
