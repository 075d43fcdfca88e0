/** A line of a pasted list: what it names, with its text as far as people recognise it. */
export type PastedPerson = { line: number; email: string; first_name: string; last_name: string }
export type KnownPerson = { id: number; first_name: string; last_name: string }
/** A line that does not say for sure who is meant, and who may be. */
export type OpenLine = { line: number; text: string; candidates: number[] }

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
const wordsOf = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
const inAnyOrder = (text: string) => wordsOf(text).toSorted().join(' ')
const nameOf = ({ first_name, last_name }: Omit<PastedPerson, 'line' | 'email'>) =>
  `${first_name} ${last_name}`.trim()
/** Names in Chinese have no space between family name and given name. */
const writtenTogether = (text: string) => wordsOf(text).join('')

/** Those of exactly this name; where there are none, those of whose name it is a part. */
function namesakes(
  name: string,
  people: readonly KnownPerson[],
): { people: number[]; exact: boolean } {
  if (wordsOf(name).length === 0) return { people: [], exact: false }
  const exact = people.filter(
    (one) =>
      inAnyOrder(nameOf(one)) === inAnyOrder(name) ||
      [`${one.last_name}${one.first_name}`, nameOf(one)].some(
        (known) => writtenTogether(known) === writtenTogether(name),
      ),
  )
  if (exact.length > 0) return { people: exact.map(({ id }) => id), exact: true }
  const words = wordsOf(name)
  const alike = people.filter((one) => {
    const known = wordsOf(nameOf(one))
    return words.every((word) => known.includes(word)) || known.every((w) => words.includes(w))
  })
  return { people: alike.map(({ id }) => id), exact: false }
}

/**
 * Whom the lines of a pasted list mean: by address, else by name. `byAddress` is null where
 * addresses cannot be compared; with it an address that is nobody's leaves the line open, since
 * people may share a name. Nobody is found twice, and no line is lost.
 */
export function matchPeople(
  lines: readonly PastedPerson[],
  people: readonly KnownPerson[],
  byAddress: ReadonlyMap<string, number> | null,
): { found: number[]; open: OpenLine[] } {
  const ids = new Set(people.map(({ id }) => id))
  const found = new Set<number>()
  const open: OpenLine[] = []
  for (const one of lines) {
    const addressed = byAddress?.get(plain(one.email))
    if (addressed !== undefined && ids.has(addressed)) {
      found.add(addressed)
      continue
    }
    const { people: candidates, exact } = namesakes(nameOf(one), people)
    const [only, ...more] = candidates
    const isSure = exact && more.length === 0 && (one.email === '' || byAddress === null)
    if (isSure && only !== undefined) found.add(only)
    else open.push({ line: one.line, text: textOf(one), candidates })
  }
  return { found: [...found], open }
}

const textOf = (one: PastedPerson) =>
  one.email === '' ? nameOf(one) : nameOf(one) === '' ? one.email : `${nameOf(one)} <${one.email}>`
