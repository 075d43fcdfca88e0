import type { Mention } from '#contract/club/wall.ts'
import { mentionOf, mentionParts, withNames } from '#domain/wall/mentions.ts'

export type Named = { id: number; full_name: string }

/** So far after the sign one may still be typing a name. */
const LONGEST_NAME = 40
const MOST_WORDS = 3

export type OpenMention = { from: number; query: string }

/** The mention that is being typed before the caret; null where none is. */
export function openMention(text: string, caret: number): OpenMention | null {
  const from = text.lastIndexOf('@', caret - 1)
  if (from < 0) return null
  const before = text.at(from - 1)
  if (from > 0 && before !== undefined && !/[\s(（，。、：]/u.test(before)) return null
  const query = text.slice(from + 1, caret)
  const isName = query.length <= LONGEST_NAME && !/[\n@[\]]/.test(query) && !/^\s/.test(query)
  return isName && query.split(/\s+/).length <= MOST_WORDS ? { from, query } : null
}

/** The text with the name of somebody in the place of what was typed of it, and the caret after. */
export function withName(
  text: string,
  { from, query }: OpenMention,
  { full_name }: Named,
): { text: string; caret: number } {
  const name = `@${full_name} `
  const rest = text.slice(from + 1 + query.length).replace(/^ /, '')
  return { text: `${text.slice(0, from)}${name}${rest}`, caret: from + name.length }
}

/** What is sent: those who were chosen by their ids, as far as their names still stand there. */
export function toTokens(text: string, chosen: readonly Named[]): string {
  const longestFirst = chosen.toSorted(
    (one, other) => other.full_name.length - one.full_name.length,
  )
  return longestFirst.reduce(
    (now, { id, full_name }) => now.replaceAll(`@${full_name}`, mentionOf(id)),
    text,
  )
}

/** What is edited: names in the place of ids. */
export const fromTokens = (text: string, named: readonly Named[]): string =>
  mentionParts(text, new Set(named.map(({ id }) => id)))
    .map((part) =>
      part.mentioned === null
        ? part.text
        : `@${named.find(({ id }) => id === part.mentioned)?.full_name ?? ''}`,
    )
    .join('')

const OPENING = 40

/** How a text begins, with names: its menu is named so. */
export const openingOf = (text: string, mentions: readonly Mention[]): string =>
  withNames(text, new Map(mentions.map(({ id, full_name }) => [id, full_name]))).slice(0, OPENING)
