import type { Read } from './setting-readers.ts'

/** One environment variable: what the server reads, checks and documents. */
export type Setting<T> = { default: string | undefined; meaning: string; read: Read<T> }

export function setting<T>(
  read: Read<T>,
  standard: string | undefined,
  meaning: string,
): Setting<T> {
  return { default: standard, meaning, read }
}
