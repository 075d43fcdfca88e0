import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Line } from './lines.ts'
import { standardKey } from './seat-means.ts'
import { NO_STANDARD, useStandards } from './use-standards.ts'
import { useTelemetrySearch } from './use-telemetry-search.ts'

/** What a seat is compared with, kept in the address. */
function useGivenStandards() {
  const [{ standards }, change] = useTelemetrySearch()
  const of = (line: Line) => standards.get(standardKey(line)) ?? NO_STANDARD
  const give = (lines: readonly Line[], id: number) => {
    const next = new Map([...standards, ...lines.map((line) => [standardKey(line), id] as const)])
    change({ standards: new Map([...next].filter(([, standard]) => standard !== NO_STANDARD)) })
  }
  return { of, give }
}

export function StandardOfSeat({ line, labelled = false }: { line: Line; labelled?: boolean }) {
  const { t } = useTranslation('telemetry')
  const { of, give } = useGivenStandards()
  const options = useStandards()
  return (
    <NativeSelect
      {...(labelled
        ? { label: t('table.standard') }
        : { 'aria-label': t('table.standardOf', { name: line.short }) })}
      miw={170}
      value={String(of(line))}
      onChange={(event) => give([line], Number(event.currentTarget.value))}
      data={options}
    />
  )
}

/** One standard for every seat on show; none where they differ. */
export function StandardOfAll({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation('telemetry')
  const { of, give } = useGivenStandards()
  const options = useStandards()
  const [given = NO_STANDARD, ...others] = new Set(lines.map(of))
  return (
    <NativeSelect
      label={t('table.all')}
      value={String(others.length === 0 ? given : NO_STANDARD)}
      onChange={(event) => give(lines, Number(event.currentTarget.value))}
      data={options}
    />
  )
}
