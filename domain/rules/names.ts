import { NOT_IN_A_LINE, ONE_LINE, TURNING, VISIBLE } from '../constants/names.ts'

const oneLine = new RegExp(ONE_LINE, 'u')
const visible = new RegExp(VISIBLE, 'u')
const turning = new RegExp(`[${TURNING}]`, 'u')
const link = /:\/\/|www\./i

export type NameFault = 'required' | 'turned_writing' | 'one_line' | 'link'

/** What is wrong with a name that one of the patterns above has refused. */
export function nameFault(text: string): NameFault {
  if (!visible.test(text)) return 'required'
  if (turning.test(text)) return 'turned_writing'
  return oneLine.test(text) ? 'link' : 'one_line'
}

export const isOneLine = (text: string): boolean => oneLine.test(text)
export const holdsLink = (text: string): boolean => link.test(text)

const LONGEST_IN_MAIL = 80
const UNWANTED = new RegExp(`[${NOT_IN_A_LINE}]+`, 'gu')

/**
 * A name as our mails may show it: one short line in which no mail program finds an address to
 * link. Names from before the rule, or of a source without it, become harmless too.
 */
export function nameInMail(text: string): string {
  const line = text
    .replaceAll(UNWANTED, ' ')
    .replaceAll(/:\/\/|[<>@\\]/g, ' ')
    .replaceAll(/([^\s.])\.(?=[\p{L}\d-]{2})/gu, '$1. ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const letters = [...line]
  return letters.length <= LONGEST_IN_MAIL
    ? line
    : `${letters.slice(0, LONGEST_IN_MAIL - 1).join('')}…`
}
