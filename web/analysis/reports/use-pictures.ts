import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { figureOf, type Report, type ReportAthlete } from '#domain/reports/report.ts'
import { changesOf } from '#domain/reports/spread.ts'
import { useFigures, type ShownFigure } from './use-report-words.ts'

export type Picture = { key: string; label: string; figures: readonly ShownFigure[] }

/** Everything the report can show as a picture: its stacks, then each of its figures. */
export function usePictures(report: Report): readonly Picture[] {
  const { t } = useTranslation('reports')
  const figures = useFigures(report)
  return useMemo(() => {
    const stacks = Object.entries(report.stacks ?? {}).map(([key, names]) => ({
      key,
      label: t(`stacks.${key as 'zones'}`),
      figures: names.flatMap((name) => figures.filter((figure) => figure.name === name)),
    }))
    return [
      ...stacks.filter((stack) => stack.figures.length > 0),
      ...figures.map((figure) => ({ key: figure.name, label: figure.label, figures: [figure] })),
    ]
  }, [report, figures, t])
}

/**
 * The picture that was chosen, else the usual one, else the first that has something to show: of a
 * report about change, a change.
 */
export function pictureShown(
  report: Report,
  pictures: readonly Picture[],
  chosen: string | null,
  athletes: readonly ReportAthlete[],
): Picture | undefined {
  const usual = pictures.find(({ key }) => key === report.pictured)
  const first = [...(usual ? [usual] : []), ...pictures]
  const hasAny = (picture: Picture) =>
    athletes.some(({ total }) =>
      picture.figures.some(({ name }) => figureOf(report, name, total) !== null),
    )
  return (
    pictures.find(({ key }) => key === chosen) ??
    (report.against && first.find((picture) => hasChange(report, picture, athletes))) ??
    first.find(hasAny) ??
    first[0]
  )
}

/** Whether it is known of anybody how the figures of a picture have changed. */
export const hasChange = (
  report: Report,
  { figures }: Picture,
  athletes: readonly ReportAthlete[],
): boolean => figures.some(({ name }) => changesOf(report, name, athletes).length > 0)
