import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import {
  columnsAsked,
  COMPARED,
  comparedAsked,
  usualColumns,
  ZONES_COLUMN,
} from '#domain/reports/columns.ts'
import type { Report } from '#domain/reports/report.ts'
import { ZONE_PARTS } from '#domain/reports/zone-parts.ts'
import { TABLE_STORAGE_PREFIX } from '../../ui/table/remembered.ts'
import { useSearchParam } from '../../ui/use-search-param.ts'
import type { ShownFigure } from './use-report-words.ts'
import type { ReportColumns } from './asked-report.ts'

/**
 * Which columns a report shows, and in which order. They stand in the address, so that a link and
 * a saved view show the same; if it names none, those last chosen on this device apply and are
 * written to the address too.
 */
export function useColumns(report: Report, figures: readonly ShownFigure[]): ReportColumns {
  const [search, change] = useSearchParam()
  const store = `${TABLE_STORAGE_PREFIX}columns-${report.key}`
  const known = useMemo(() => knownColumns(report, figures), [report, figures])
  const named = search.get('columns')
  const [stored, setStored] = useState(() => localStorage.getItem(store))
  const asked = named ?? stored
  const chosen = useMemo(() => columnsAsked(asked, known), [asked, known])
  const usual = useMemo(
    () => usualColumns(report).filter((name) => known.includes(name)),
    [report, known],
  )
  const ofEach = search.get('compared')
  const compared = useMemo(() => comparedAsked(ofEach), [ofEach])
  const write = useEffectEvent((columns: string | null) => change({ columns }))
  const missing = named === null && chosen !== null ? chosen.join(',') : null
  useEffect(() => {
    if (missing !== null) write(missing)
  }, [missing])
  return {
    known,
    shown: chosen ?? usual,
    isUsual: chosen === null,
    choose: (columns) => {
      const isUsual = columns === null || columns.join() === usual.join()
      if (isUsual) localStorage.removeItem(store)
      else localStorage.setItem(store, columns.join())
      // From now on the address says it.
      setStored(null)
      change({ columns: isUsual ? null : columns.join(',') })
    },
    compared,
    compare: (next) =>
      change({ compared: next.length === COMPARED.length ? null : next.join(',') }),
  }
}

function knownColumns(report: Report, figures: readonly ShownFigure[]): readonly string[] {
  const names = figures.map(({ name }) => name)
  const hasZones =
    report.stacks?.[ZONES_COLUMN] !== undefined && ZONE_PARTS.some((zone) => names.includes(zone))
  return hasZones ? [...names, ZONES_COLUMN] : names
}
