import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionScores } from '#contract/analysis/result-entry.ts'
import { onScale, speedScale, unitOfScale } from '#domain/time/speed-scale.ts'
import { useFormat } from '../../format/format.ts'
import { writeOnScale } from '../../format/speed-scale.ts'
import type { Entries } from './entries.ts'
import type { Row } from './grid-model.ts'
import { typedFigures } from './typed-figures.ts'

/** Behind the values of a line: what they add up to while one types, where one line is all of it. */
export function useTypedFigures(scores: SessionScores, rows: readonly Row[], entries: Entries) {
  const { t } = useTranslation('results')
  const format = useFormat()
  const isWhole = rows.length > 0 && rows.every(({ piece }) => piece === null)
  const figures = useMemo(
    () =>
      isWhole
        ? typedFigures(
            scores,
            rows.map(({ owner }) => owner),
            entries,
          )
        : null,
    [isWhole, scores, rows, entries],
  )
  const scale = speedScale(scores.sport_id)
  const all = [...(figures?.values() ?? [])]
  const hasShare = all.some(({ prognostic }) => prognostic !== null)
  const isKnown = all.some(({ speed }) => speed !== null)
  const heads = isKnown
    ? [
        {
          key: 'speed',
          name: t(scale.kind === 'kmh' ? 'columns.speed' : 'columns.pace'),
          unit: unitOfScale(scale),
        },
        ...(hasShare ? [{ key: 'prognostic', name: t('columns.prognostic'), unit: '' }] : []),
        { key: 'place', name: t('columns.rank'), unit: '' },
      ]
    : []
  const textsOf = ({ owner }: Row): string => {
    const own = figures?.get(owner.key)
    if (!own || heads.length === 0) return ''
    return [
      writeOnScale(scale, onScale(scale, own.speed), format),
      ...(hasShare ? [format.number(own.prognostic, 1)] : []),
      format.number(own.place),
    ].join('\t')
  }
  return { heads, textsOf }
}
