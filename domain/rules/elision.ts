import type { Language } from '../constants/languages.ts'

/** "de" and "que" before a word with a vowel; U23 and other signs are read letter by letter. */
const BEFORE_VOWEL = /(?<!\p{L})(d|qu)e (?=[aeiouàâéèêëîïôœæ]\p{Ll})/giu

/** A text with names filled in: French says "parent d’Anna". */
export const elided = (text: string, language: Language): string =>
  language === 'fr' ? text.replaceAll(BEFORE_VOWEL, '$1’') : text
