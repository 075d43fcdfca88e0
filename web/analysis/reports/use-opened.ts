import { useState } from 'react'
import type { Report } from '#domain/reports/report.ts'

type Opened = ReadonlyMap<string, string | undefined>

/** Which rows of a report are unfolded, each with the figure that was asked about. */
export function useOpened({ figures }: Pick<Report, 'figures'>, first: readonly string[]) {
  const [opened, setOpened] = useState<Opened>(() => new Map(first.map((key) => [key, undefined])))
  /** Another figure of an open row is asked about; the same, or none, folds it up. */
  const toggle = (key: string, column?: string) =>
    setOpened((now) => {
      const figure = column !== undefined && Object.hasOwn(figures, column) ? column : undefined
      const isAnother = figure !== undefined && figure !== now.get(key)
      if (!now.has(key) || isAnother) return new Map([...now, [key, figure]])
      return new Map([...now].filter(([one]) => one !== key))
    })
  return {
    isOpen: (key: string) => opened.has(key),
    figureOf: (key: string) => opened.get(key),
    toggle,
  }
}
