import { useMemo } from 'react'
import { useFormat } from '../format.ts'

/** Names of days for a grid, from one writer each: a month has dozens of them. */
export function useDays() {
  const { locale } = useFormat()
  return useMemo(() => {
    const write = (options: Intl.DateTimeFormatOptions) => {
      const writer = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
      return (day: string) => writer.format(new Date(day))
    }
    return {
      full: write({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
      weekday: write({ weekday: 'short' }),
      letter: write({ weekday: 'narrow' }),
      number: (day: string) => String(Number(day.slice(8))),
    }
  }, [locale])
}

export type Days = ReturnType<typeof useDays>
