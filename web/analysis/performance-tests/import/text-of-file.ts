import { decodeText } from '#domain/sheets/decode-text.ts'

/** The text of a file in UTF-8 or as Windows writes it; only the text leaves the device. */
export const textOfFile = async (file: File): Promise<string> =>
  decodeText(new Uint8Array(await file.arrayBuffer()))
