/** A writer of dates or numbers takes far longer to make than to write. */
function cached<Options extends object, Writer>(
  make: (locale: string, options: Options) => Writer,
) {
  const writers = new Map<string, Writer>()
  return (locale: string, options: Options): Writer => {
    const key = locale + JSON.stringify(options)
    const writer = writers.get(key) ?? make(locale, options)
    writers.set(key, writer)
    return writer
  }
}

export const dateWriter = cached((locale, options: Intl.DateTimeFormatOptions): DateWriter => {
  const writer = new Intl.DateTimeFormat(locale, options)
  if (locale.startsWith('fr')) return frenchWriter(writer)
  return locale.startsWith('zh') ? chineseWriter(writer) : writer
})
export const numberWriter = cached((locale, options: Intl.NumberFormatOptions): NumberWriter => {
  const writer = new Intl.NumberFormat(locale, options)
  return {
    // Intl writes a hyphen where a minus is meant.
    format: (value) => writer.format(value).replace('-', '−'),
    formatToParts: (value) => writer.formatToParts(value),
  }
})
export const listWriter = cached(
  (locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options),
)

type NumberWriter = {
  format(value: number): string
  formatToParts(value: number): Intl.NumberFormatPart[]
}
type DateWriter = Pick<Intl.DateTimeFormat, 'format' | 'formatRange' | 'formatToParts'>
type Part = { type: string; value: string }

const WHOLE = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const

/** The number of a day as a date in words has it: the first of a month is "1er" in French. */
export const dayNumber = (locale: string, day: string): string =>
  dateWriter(locale, WHOLE)
    .formatToParts(new Date(day))
    .find(({ type }) => type === 'day')?.value ?? ''

const textOf = (parts: readonly Part[]) => parts.map(({ value }) => value).join('')

/** French says "1er mai", which Intl does not. */
function frenchWriter(writer: Intl.DateTimeFormat): DateWriter {
  const ordinal = <P extends Part>(parts: readonly P[]): P[] => {
    const namesMonth = parts.some(({ type, value }) => type === 'month' && !/\d/.test(value))
    return parts.map((part) =>
      namesMonth && part.type === 'day' && part.value === '1' ? { ...part, value: '1er' } : part,
    )
  }
  return {
    format: (at) => textOf(ordinal(writer.formatToParts(at))),
    formatRange: (from, until) =>
      textOf(ordinal<Part>(writer.formatRangeToParts(from as Date, until as Date))),
    formatToParts: (at) => ordinal(writer.formatToParts(at)),
  }
}

/** Chinese says "11月16日–22日", where Intl writes strokes and the year twice. */
function chineseWriter(writer: Intl.DateTimeFormat): DateWriter {
  return {
    format: (at) => writer.format(at),
    formatToParts: (at) => writer.formatToParts(at),
    formatRange: (from, until) => {
      const [first, last] = [from, until].map((at) => writer.formatToParts(at as Date)) as [
        Part[],
        Part[],
      ]
      const other = first.findIndex(({ value }, at) => value !== last[at]?.value)
      return other === -1 ? textOf(first) : `${textOf(first)}–${textOf(last.slice(other))}`
    },
  }
}
