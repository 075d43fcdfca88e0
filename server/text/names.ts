import type { Language } from '#domain/constants/languages.ts'
import type { NameKind, Names } from '#texts/names.ts'
import { serverTexts } from './text.ts'

/**
 * What people call a thing the constants only have a key for, written with hyphens or underscores;
 * a key without a name names itself.
 */
export function nameIn(names: Names, kind: NameKind, key: string): string {
  const ofKind: Readonly<Record<string, string>> = names[kind]
  const kebab = key.replaceAll('_', '-')
  return Object.hasOwn(ofKind, kebab) ? (ofKind[kebab] ?? key) : key
}

/** The same in the words of any club. */
export const nameOf = (language: Language, kind: NameKind, key: string): string =>
  nameIn(serverTexts(language).names, kind, key)
