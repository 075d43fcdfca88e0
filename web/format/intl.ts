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
export const dateWriter = cached(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
)
export const numberWriter = cached(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
)
export const listWriter = cached(
  (locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options),
)
