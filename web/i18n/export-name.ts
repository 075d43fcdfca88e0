/** What the file of a feature exports: `seat-racing.ts` exports `seatRacing`. */
export const exportName = (namespace: string): string =>
  namespace.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
