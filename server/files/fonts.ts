import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)
const folderOf = (name: string) => join(dirname(require.resolve(name)), '..', 'fonts')

const FILES = {
  latin: ['@embedpdf/fonts-latin', 'NotoSans-Regular.ttf'],
  'latin-bold': ['@embedpdf/fonts-latin', 'NotoSans-Bold.ttf'],
  chinese: ['@embedpdf/fonts-sc', 'NotoSansHans-Regular.otf'],
  'chinese-bold': ['@embedpdf/fonts-sc', 'NotoSansHans-Bold.otf'],
} as const
export type FontName = keyof typeof FILES

const held = new Map<FontName, Buffer>()

/** A static font that a document embeds what it uses of; read once, when it is first needed. */
export function fontBytes(name: FontName): Buffer {
  const known = held.get(name)
  if (known) return known
  const [of, file] = FILES[name]
  const bytes = readFileSync(join(folderOf(of), file))
  held.set(name, bytes)
  return bytes
}

/** Scripts that the Latin font has no letters of; the Chinese one has Latin letters as well. */
const EASTERN = /[\u2e80-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef]/u

export const fontFor = (text: string, bold: boolean): FontName => {
  const script = EASTERN.test(text) ? 'chinese' : 'latin'
  return bold ? `${script}-bold` : script
}
