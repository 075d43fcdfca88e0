import FitParser from 'fit-file-parser'

/**
 * The decode alone, by the library most would take: messages to objects, nothing checked, nothing
 * stored, no figure worked out.
 */
export async function decodeFit(bytes: Uint8Array<ArrayBuffer>): Promise<number> {
  const parser = new FitParser({ force: true, mode: 'list' })
  const { records } = await parser.parseAsync(
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
  )
  return records?.length ?? 0
}
