import { useTranslation } from 'react-i18next'
import type { ChangedClash, Effort, MarkedClash } from '#contract/recordings/efforts.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { useFormat } from '../../format/format.ts'
import type { ShownClash } from './ClashAlert.tsx'
import { placeIn, type Draft } from './drafts.ts'
import type { Marking } from './use-marking.ts'

/** Returns what a refusal says somebody else has done meanwhile; nothing for any other refusal. */
function clashesIn<Clash>(error: unknown): readonly Clash[] {
  const clashes =
    error instanceof ApiProblem && error.code === 'changed_meanwhile' ? error.current : undefined
  return (clashes ?? []) as readonly Clash[] // what the server says with this code
}

export const markedClashes = (error: unknown) => clashesIn<MarkedClash>(error)
export const changedClashes = (error: unknown) => clashesIn<ChangedClash>(error)

/** What somebody else has entered, by field. */
export const theirsOf = (
  clashes: readonly ChangedClash[],
): Partial<Pick<Effort, ChangedClash['field']>> =>
  Object.fromEntries(clashes.map(({ field, theirs }) => [field, theirs]))

/** Both values in words. */
export function useClashWords(planned: Marking['planned']) {
  const { t } = useTranslation('efforts')
  const format = useFormat()
  const stretch = ({ start, finish }: { start: number; finish: number }) =>
    `${format.resultTime(start)} – ${format.resultTime(finish)}`
  const value = (field: ChangedClash['field'], said: string | number | null) => {
    if (field === 'name') return String(said)
    if (field === 'piece') {
      const place = placeIn(planned, typeof said === 'number' ? said : null)
      return place === null ? t('notPlanned') : t('nameOf', { number: place })
    }
    return format.resultTime(Number(said))
  }
  const labels = { name: t('name'), start: t('start'), finish: t('finish'), piece: t('planned') }
  return {
    marked: (
      clashes: readonly MarkedClash[],
      drafts: readonly (Draft & { name: string })[],
    ): ShownClash[] =>
      clashes.flatMap(({ index, theirs }) => {
        const mine = drafts[index]
        return mine
          ? [
              {
                key: mine.key,
                label: mine.name,
                theirs: `${theirs.name} ${stretch(theirs)}`,
                mine: stretch(mine),
              },
            ]
          : []
      }),
    changed: (clashes: readonly ChangedClash[]): ShownClash[] =>
      clashes.map(({ field, theirs, mine }) => ({
        key: field,
        label: labels[field],
        theirs: value(field, theirs),
        mine: value(field, mine),
      })),
  }
}
