import { isAddress, type InvitedRow } from '#domain/rules/member-row.ts'
import { guessMapping, mapRows, pastedMembers, splitName } from '#domain/rules/member-sheet.ts'

const ADDRESS = /[^\s<>(),;"[\]]+@[^\s<>(),;"[\]]+/

/** Separates entries like those of a mail's address field; a comma within a name stays. */
const entriesOf = (line: string): string[] => {
  const several = (line.match(new RegExp(ADDRESS, 'g')) ?? []).length > 1
  return several ? line.split(/(?<=@[^\s,;<>]+>?)\s*[,;]\s*/) : [line]
}

/** The part of an address before the @, as a name: ida.jensen becomes Ida Jensen. */
const nameFromAddress = (email: string) =>
  (email.split('@')[0] ?? '')
    .split('+', 1)
    .join('')
    .split(/[._-]+/)
    .filter((word) => /\p{L}/u.test(word))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

/**
 * People of a pasted list, one a line or several separated by comma or semicolon, in the forms
 * people keep: "Ida Jensen ida@club.org",
 * "Ida Jensen <ida@club.org>", "Jensen, Ida; ida@club.org", "ida@club.org,Ida Jensen", columns
 * copied from a spreadsheet. `line` is that of the text.
 */
export function parsePeople(text: string): InvitedRow[] {
  return text.split(/\r\n|\r|\n/).flatMap((line, index) =>
    entriesOf(line)
      .filter((entry) => entry.trim() !== '')
      .map((entry) => {
        const email =
          ADDRESS.exec(entry)?.[0]
            .replace(/^mailto:/i, '')
            .replace(/[.:]+$/, '') ?? ''
        const rest = entry
          .replace(ADDRESS, ' ')
          .replace(/[<>()[\]]/g, ' ')
          .replace(/^[\s,;|"]+|[\s,;|"]+$/g, '')
        const named = splitName(rest)
        const name = rest === '' && isAddress(email) ? splitName(nameFromAddress(email)) : named
        return { line: index + 1, email, ...name }
      }),
  )
}

/**
 * The people of a pasted text: by its headings where it is a table, of which dates that can be read
 * in two ways stay as they are, else line by line.
 */
export function pastedPeople(text: string, year: number): InvitedRow[] {
  const sheet = pastedMembers(text)
  return sheet ? mapRows(sheet, guessMapping(sheet), { order: null, year }) : parsePeople(text)
}
